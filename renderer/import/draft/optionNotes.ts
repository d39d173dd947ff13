import { toData, type Value } from '../values/value.ts';
import type { Note } from './siteDraft.ts';

/** By key path: the option of gqldocs that an option becomes, or why it has none. */
export type OptionTable = Readonly<Record<string, OptionFate>>;

type OptionFate =
  /** `same` are values that are the default of gqldocs, so that its config needs none. */
  | { readonly to: string; readonly same?: readonly unknown[] }
  /** Only the maintainer can say what becomes of it. */
  | { readonly ask: string; readonly todo: string }
  /** Its parts have lines of their own. */
  | 'parts'
  /** Nothing is lost without it. */
  | { readonly drop: string; readonly todo?: string };

/** Lines of the report about every option that a config sets: carried over, dropped, or a question where it cannot be read. */
export function optionNotes(value: Value | undefined, table: OptionTable, path = ''): readonly Note[] {
  if (value === undefined) return [];
  if (value.kind === 'unread') return [question(path || 'config', value)];
  if (path === '' && (value.kind === 'call' || value.kind === 'function'))
    return [question('config', { kind: 'unread', code: value.kind === 'call' ? `${value.name}(…)` : 'a function', place: value.place })];
  if (value.kind !== 'record') return [];
  return [...value.entries].flatMap(([key, one]): readonly Note[] => {
    const subject = path === '' ? key : `${path}.${key}`;
    if (key.startsWith('...')) return one.kind === 'unread' ? [question(path || 'config', one)] : [];
    if (one.kind === 'plain' && (one.value === undefined || one.value === null)) return [];
    const fate = Object.hasOwn(table, subject) ? table[subject] : undefined;
    if (fate === 'parts') return one.kind === 'unread' ? [question(subject, one)] : [];
    if (fate !== undefined && 'to' in fate) return carriedNotes(one, fate, subject);
    if (fate !== undefined && 'ask' in fate) return [{ kind: 'question', subject, text: fate.ask, todo: fate.todo, place: one.place }];
    if (fate !== undefined) return [{ kind: 'dropped', subject, text: fate.drop, todo: fate.todo, place: one.place }];
    const isRead = one.kind === 'record' || one.kind === 'unread';
    if (isRead && Object.keys(table).some((known) => known.startsWith(`${subject}.`))) return optionNotes(one, table, subject);
    return [{ kind: 'dropped', subject, text: 'The option has no counterpart.', place: one.place }];
  });
}

/** Whether the written config has the option is only known later: see `checkCarried`. */
function carriedNotes(value: Value, { to, same = [] }: Extract<OptionFate, { readonly to: string }>, subject: string): readonly Note[] {
  const holes = unreadIn(value).map((hole) => question(subject, hole));
  const data = toData(value);
  if (value.kind === 'unread' || (holes.length === 0 && isEmpty(data))) return holes;
  const isSame = holes.length === 0 && same.some((one) => JSON.stringify(one) === JSON.stringify(data));
  const { place } = value;
  if (isSame) return [{ kind: 'dropped', subject, text: 'Its value is the default of gqldocs.', place }];
  return [{ kind: 'carried', subject, text: codeOf(to), to: to.split(', '), place }, ...holes];
}

function codeOf(to: string): string {
  return `\`${to}\``;
}

function isEmpty(data: unknown): boolean {
  return data === '' || (typeof data === 'object' && data !== null && Object.keys(data).length === 0);
}

/** More holes than these are one fault. */
const mostHoles = 10;

function unreadIn(value: Value): readonly Extract<Value, { readonly kind: 'unread' }>[] {
  if (value.kind === 'unread') return [value];
  const children = value.kind === 'list' ? value.items : value.kind === 'record' ? [...value.entries.values()] : [];
  return children.flatMap(unreadIn).slice(0, mostHoles);
}

function question(subject: string, { code, place }: Extract<Value, { readonly kind: 'unread' }>): Note {
  return {
    kind: 'question',
    subject,
    text: `Its value is computed: \`${code.replaceAll('`', "'")}\`.`,
    todo: 'What is its value? Add it to `gqldocs.config.ts`.',
    place,
  };
}

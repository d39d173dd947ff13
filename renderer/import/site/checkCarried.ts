import type { Note } from '../draft/siteDraft.ts';

/** The lines of a report, with a question in place of each "carried over" whose option the written config lacks. */
export function checkCarried(notes: readonly Note[], config: object): readonly Note[] {
  const asked = new Set(notes.filter(({ kind }) => kind !== 'carried').flatMap(({ to = [] }) => to));
  return notes.flatMap((note): readonly Note[] => {
    const { kind, subject, to = [], place } = note;
    if (kind !== 'carried' || to.length === 0 || to.some((path) => hasOption(config, path))) return [note];
    // A line of its own says why.
    if (to.some((path) => asked.has(path))) return [];
    const names = to.map((path) => `\`${path}\``).join(' or ');
    return [{ kind: 'question', subject, text: 'Its value could not be carried over.', todo: `Set ${names} if the site needs it.`, place }];
  });
}

/** Whether a value is at a path such as `api.packages[].sort`, where `[]` is any item. */
function hasOption(value: unknown, path: string): boolean {
  if (value === undefined) return false;
  const [, key, rest = ''] = /^\.?([^.[\]]+|\[\])(.*)$/.exec(path) ?? [];
  if (key === undefined) return true;
  if (key === '[]') return Array.isArray(value) && value.some((item: unknown) => hasOption(item, rest));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return hasOption(Reflect.get(value, key), rest);
}

import { posix } from 'node:path';
import { compareText } from '../../model/compareText.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { Note } from '../draft/siteDraft.ts';
import { originOf, standInCode } from './standInCode.ts';
import { isHeadModule, type NamedStandIn, type StandInKind, standInKind, type UsedStandIn } from './standInKind.ts';

/** Below the documents; names that begin with `_` are no pages. */
export const standInModule = '_imported/components.tsx';

interface StandIns {
  /** Undefined where no document needs it. */
  readonly file: string | undefined;
  readonly notes: readonly Note[];
}

/** One module, by its path in the new site, for all names that documents import and that site lacks, and a question about each. */
export function standInNotes(used: readonly UsedStandIn[], module: string): StandIns {
  const familiar = named(used.filter((one) => one.familiar !== undefined));
  const missing = named(used.filter((one) => one.familiar === undefined));
  return {
    file: missing.length === 0 ? undefined : standInCode(missing),
    notes: [...missing.flatMap((one) => missingNote(one, module)), ...familiar.map(familiarNote)],
  };
}

function named(used: readonly UsedStandIn[]): readonly NamedStandIn[] {
  return [...groupBy(used, ({ name }) => name)]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([name, uses]) => ({ name, kind: standInKind(name, uses), uses }));
}

function familiarNote({ name, uses }: NamedStandIn): Note {
  const ours = uses[0]?.familiar ?? name;
  const successor = ours === name ? 'The component' : `\`${ours}\``;
  return changed({ name, uses }, `${successor} of gqldocs takes its place.${usersOf(uses)}`);
}

/** What pages show instead; nothing to say of what is shown as before. */
const shown: Readonly<Record<Exclude<StandInKind, 'fragment' | 'picture' | 'table'>, string>> = {
  frame: 'It is an admonition now.',
  head: 'Pages omit it and its contents.',
  value: 'It has no value here, so pages omit what follows from it.',
  component: 'Its contents are shown, it is not.',
};

function missingNote({ name, kind, uses }: NamedStandIn, module: string): readonly Note[] {
  if (kind === 'fragment' || kind === 'picture' || kind === 'table') return [];
  if (kind === 'frame') return [changed({ name, uses }, shown.frame)];
  const note: Note = {
    kind: 'question',
    subject: `\`${name}\``,
    text: `${originOf(uses)} ${shown[kind]}${usersOf(uses)}`,
    todo: remedyOf(uses) ?? `Write it in \`${module}\`, or take it out of the documents.`,
    place: placeOf(uses),
  };
  return [note];
}

function changed({ name, uses }: Pick<NamedStandIn, 'name' | 'uses'>, text: string): Note {
  return { kind: 'changed', subject: `\`${name}\``, text: `${originOf(uses)} ${text}`, place: placeOf(uses) };
}

function placeOf([first]: readonly UsedStandIn[]): Note['place'] {
  return first && { file: first.file, line: first.line };
}

/** What takes the place of some modules, which are no components. */
function remedyOf(uses: readonly UsedStandIn[]): string | undefined {
  const from = uses.map((one) => one.from).find((one) => one !== '') ?? '';
  const [, file] = /raw-loader!(.+)$|^(.+)\?raw$/.exec(from)?.filter((one) => one !== undefined) ?? [];
  if (file !== undefined)
    return `Replace it with a code block whose first line has \`file="${posix.basename(file)}"\`, with the path of ${file} from the document.`;
  if (isHeadModule(from)) return 'Write its tags to `head` in the front matter of the document.';
  return from === '@theme/DocCardList' ? 'Replace it with links to the documents: gqldocs has no such list.' : undefined;
}

const mostPlaces = 3;

function usersOf(uses: readonly UsedStandIn[]): string {
  return uses.length === 1 ? '' : ` ${uses.length} documents use it: ${places(uses)}.`;
}

function places(uses: readonly UsedStandIn[]): string {
  const shown = uses.slice(0, mostPlaces).map(({ file, line }) => `${file}:${line}`);
  return `${shown.join(', ')}${uses.length > mostPlaces ? ' and others' : ''}`;
}

import { closest } from '../../diagnostics/closest.ts';
import { duplicateNote, missingNote, unknownMajor, unknownNote } from '../../diagnostics/history.ts';
import type { ApiModel, ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import type { Upgrade } from '../../model/history.ts';
import type { Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { UpgradeNotes } from '../../model/upgradeNotes.ts';
import { ownersOf } from '../compute/historyLabels.ts';
import { majorOf } from './upgradePairs.ts';

interface CheckNotesRequest {
  readonly config: Pick<Config, 'root' | 'api'>;
  readonly api: ApiModel;
  readonly notes: readonly UpgradeNotes[];
}

/** Compares the notes of authors with what breaks. A note on a symbol covers its members, too. */
export function checkNotes(request: CheckNotesRequest): readonly Problem[] {
  return request.api.packages.flatMap((pkg) => {
    const upgrades = pkg.history?.upgrades ?? [];
    const own = request.notes.filter((one) => one.package === pkg.slug);
    const notesOf = ({ to }: Upgrade): UpgradeNotes | undefined => own.find(({ major }) => major === majorOf(to));
    return [
      ...unknownMajors(pkg, own),
      ...upgrades.flatMap((upgrade) => {
        const notes = notesOf(upgrade);
        return [
          ...(notes === undefined ? [] : wrongNotes(upgrade, notes)),
          ...missingNotes(upgrade, { notes, pkg, config: request.config }),
        ];
      }),
    ];
  });
}

/** Notes of later versions belong to another version of the package on the same site. */
function unknownMajors({ history, version }: ApiPackage, own: readonly UpgradeNotes[]): readonly Problem[] {
  const majors = (history?.upgrades ?? []).map(({ to }) => majorOf(to));
  return own.filter(({ major }) => !majors.includes(major) && major <= majorOf(version)).map(({ file }) => unknownMajor({ file, majors }));
}

function wrongNotes({ from, to, entries }: Upgrade, { notes }: UpgradeNotes): readonly Problem[] {
  const known = new Set(entries.flatMap(({ symbol }) => [symbol, ...ownersOf(symbol)]));
  const all = notes.flatMap(({ names, place }) => names.map((name) => ({ name, place })));
  return all.flatMap(({ name, place }, index) => {
    if (!known.has(name)) return [unknownNote({ name, place, from, to, nearest: closest(name, known) })];
    const first = all.slice(0, index).find((other) => other.name === name);
    return first === undefined ? [] : [duplicateNote({ name, place, first: first.place })];
  });
}

interface MissingRequest {
  readonly notes: UpgradeNotes | undefined;
  readonly pkg: ApiPackage;
  readonly config: Pick<Config, 'root' | 'api'>;
}

function missingNotes({ from, to, entries }: Upgrade, { notes, pkg, config }: MissingRequest): readonly Problem[] {
  const folder = config.api.packages.find(({ slug }) => slug === pkg.slug)?.upgradeNotes;
  const file = folder === undefined ? undefined : `${relativePath(config.root, folder)}/${majorOf(to)}.md`;
  const noted = new Set(notes?.notes.flatMap(({ names }) => names));
  return entries
    .filter(({ symbol, verdict }) => verdict === 'major' && ![symbol, ...ownersOf(symbol)].some((name) => noted.has(name)))
    .map(({ symbol: name }) => missingNote({ name, from, to, file, exists: notes !== undefined }));
}

import { compareText } from '../../model/compareText.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { Decided } from './entryDraft.ts';
import { withRepeats } from './foldRepeats.ts';
import { namesOf } from './namesOf.ts';

/** From how many entries on one is shown in place of all. */
export const fewest = 4;

/**
 * Folds what the removal of entry points takes away: all modules of a folder, or with the same end, and what only removed ones exported.
 *
 * @param next the new release, whose entry points no pattern of removed ones may match
 */
export function foldModules(decided: readonly Decided[], next: ApiSnapshot): readonly Decided[] {
  const kept = new Set(next.modules.map(({ name }) => name));
  const isGone = ({ draft: { exported }, entry }: Decided): boolean =>
    exported?.change === 'removed' && exported.path.length === 0 && !exported.isAugmentation && entry.verdict === 'major';
  const gone = new Map(decided.filter(isGone).flatMap((one) => (one.draft.exported ? [[one.draft.exported.module, one] as const] : [])));
  const folders = foldersOf([...gone.keys()], [...kept]);
  const folderOf = new Map([...folders].flatMap(([, modules]) => modules.map((module) => [module, modules[0] ?? module] as const)));
  /** The removed module that an entry follows from, if all modules that exported it were removed. */
  const moduleOf = ({ draft: { exported } }: Decided): Decided | undefined => {
    if (exported === undefined || exported.change !== 'removed' || exported.isAugmentation) return undefined;
    const modules = [exported.module, ...(exported.others ?? [])];
    return modules.every((module) => gone.has(module)) ? gone.get(folderOf.get(exported.module) ?? exported.module) : undefined;
  };
  const groups = groupBy(decided, (one) => moduleOf(one) ?? one);
  const patterns = new Map([...folders].map(([pattern, [first]]) => [first, pattern]));
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.filter(isGone).concat(group.filter((one) => !isGone(one)));
    if (first === undefined || others.length === 0) return group;
    const pattern = isGone(first) ? patterns.get(first.draft.exported?.module) : undefined;
    return [pattern === undefined ? withRepeats(first, others) : asPattern(first, others, { pattern, isGone })];
  });
}

interface PatternContext {
  readonly pattern: string;
  readonly isGone: (one: Decided) => boolean;
}

/** One entry for all removed entry points of a pattern, and for what was removed with them. */
function asPattern(first: Decided, others: readonly Decided[], { pattern, isGone }: PatternContext): Decided {
  const displayName = `./${pattern}`;
  const [modules, names] = [others.filter(isGone), others.filter((one) => !isGone(one))];
  const lost = names.length === 0 ? '' : ` What only they exported is gone: ${namesOf(names)}.`;
  const reason = `${displayName}: matches no entry point any more; ${modules.length + 1} did, such as ${namesOf([first])}.${lost}`;
  const folded = withRepeats(first, others);
  return { ...folded, entry: { ...folded.entry, displayName, reason } };
}

/**
 * Patterns with `*` that together name removed modules, those of most modules first: all below a folder, or all with the same end.
 *
 * @returns the modules of each pattern; those that share none with enough others are left out
 */
function foldersOf(gone: readonly string[], kept: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const known = new Set(kept.flatMap(patternsOf));
  const candidates = groupBy(
    gone.flatMap((module) => patternsOf(module).flatMap((pattern) => (known.has(pattern) ? [] : [{ pattern, module }]))),
    ({ pattern }) => pattern,
  );
  const left = new Set(gone);
  // Of two patterns for the same modules, a folder says more than an end, and a long pattern more than a short one.
  const isFolder = (pattern: string): number => Number(pattern.endsWith('*'));
  const ranked = [...candidates].toSorted(
    ([a, one], [b, other]) => other.length - one.length || isFolder(b) - isFolder(a) || b.length - a.length || compareText(a, b),
  );
  for (const [pattern, all] of ranked) {
    const modules = all.flatMap(({ module }) => (left.has(module) ? [module] : []));
    if (modules.length < fewest) continue;
    found.set(pattern, modules);
    for (const module of modules) left.delete(module);
  }
  return found;
}

// `esm/add/index.js` is one of `esm/*`, `esm/add/*`, `*/add/index.js`, `*/index.js` and `*.js`.
function patternsOf(module: string): readonly string[] {
  const slashes = [...module.matchAll(/\//g)].map(({ index }) => index);
  const dots = [...module.matchAll(/(?<=[^/])\.[^/]*$/g)].map(({ index }) => index);
  return [
    ...slashes.map((at) => `${module.slice(0, at)}/*`),
    ...slashes.map((at) => `*${module.slice(at)}`),
    ...dots.map((at) => `*${module.slice(at)}`),
  ];
}

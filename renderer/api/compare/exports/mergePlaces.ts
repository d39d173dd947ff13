import { type ExportChange, quoted } from './exportChange.ts';

/**
 * Merges changes of one export in several entry points into one: `graphql`, `graphql/language` and `graphql/language/index.js` may all have
 * lost `getVisitFn`. The change in the first entry point stays, and names the others.
 *
 * @param moduleNames names of entry points, the preferred ones first
 */
export function mergePlaces(changes: readonly ExportChange[], moduleNames: readonly string[]): readonly ExportChange[] {
  const rank = new Map(moduleNames.map((name, index) => [name, index]));
  const groups = new Map<string, ExportChange[]>();
  for (const one of changes) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((a, b) => (rank.get(a.module) ?? 0) - (rank.get(b.module) ?? 0));
    if (first === undefined || others.length === 0) return first ?? [];
    return { ...first, reason: `${first.reason} (the same for ${listOf(others.map(({ module }) => module))})` };
  });
}

function keyOf({ symbol, module, isAugmentation, path, change, reason, target }: ExportChange): string {
  const isMerged = target !== undefined && path.length === 1 && !isAugmentation;
  return JSON.stringify(isMerged ? [change, reason, target, path] : [change, reason, symbol, module, isAugmentation]);
}

/** Names at most three entry points. */
function listOf(modules: readonly string[]): string {
  const names = modules.map((name) => quoted(name === '' ? '.' : `./${name}`));
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more entry points`;
  return names.join(names.length === 2 ? ' and ' : ', ');
}

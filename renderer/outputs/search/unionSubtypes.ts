/**
 * Finds which unions are parts of others. `InputType` is a subtype of `Type` if all of its members are members of `Type`, whichever of the
 * two mentions the other. `unions` has the names of each union's members; a member that is a union counts as its members.
 */
export function unionSubtypes(unions: ReadonlyMap<string, readonly string[]>): readonly (readonly [name: string, supertype: string])[] {
  const leaves = new Map([...unions.keys()].map((name) => [name, leavesOf(name, unions)] as const));
  const withLeaf = new Map<string, string[]>();
  for (const [name, own] of leaves) for (const leaf of own) withLeaf.set(leaf, [...(withLeaf.get(leaf) ?? []), name]);
  return [...leaves].flatMap(([name, own]) => {
    const [first] = own;
    const candidates = first === undefined ? [] : (withLeaf.get(first) ?? []);
    return candidates.flatMap((other) => (other !== name && isPart(own, leaves.get(other)) ? [[name, other] as const] : []));
  });
}

function leavesOf(union: string, unions: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const leaves = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const members = unions.get(name);
    if (members === undefined) leaves.add(name);
    else members.forEach(visit);
  };
  visit(union);
  return leaves;
}

function isPart(own: ReadonlySet<string>, other: ReadonlySet<string> | undefined): boolean {
  return other !== undefined && own.size < other.size && [...own].every((leaf) => other.has(leaf));
}

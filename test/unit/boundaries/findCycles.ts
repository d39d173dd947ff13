/** Groups of names that reach each other, each sorted. By Tarjan's algorithm for strongly connected components. */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const indices = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: (readonly string[])[] = [];
  const low = (name: string): number => lowest.get(name) ?? 0;
  const visit = (name: string): void => {
    indices.set(name, indices.size);
    lowest.set(name, indices.size - 1);
    stack.push(name);
    for (const target of edges.get(name) ?? []) {
      if (!indices.has(target)) visit(target);
      else if (!stack.includes(target)) continue;
      lowest.set(name, Math.min(low(name), low(target)));
    }
    if (low(name) !== indices.get(name)) return;
    const group = stack.splice(stack.indexOf(name));
    if (group.length > 1) cycles.push(group.toSorted());
  };
  for (const name of edges.keys()) if (!indices.has(name)) visit(name);
  return cycles;
}

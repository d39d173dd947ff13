/** Ids for headings that an author has named, each once: `category-schema-language`. Letters and digits of the names stay. */
export function nameIds(prefix: string, names: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const wanted = `${prefix}-${slugOf(name)}`;
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
    taken.add(id);
    ids.set(name, id);
  }
  return ids;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

import type { EntryPoint } from './importableEntries.ts';

/**
 * Each module once. Patterns of `exports` often have several forms (`./*.js`, `./*.ts`, `./*`), which match a file or what it is built from: of names
 * that differ only by the ending of a script, the shortest stays, with its file. Of other names of a file, the shortest that patterns match stays, or the
 * first.
 */
export function shortestNames(entries: readonly EntryPoint[]): readonly EntryPoint[] {
  const byModule = new Map<string, EntryPoint>();
  for (const entry of entries) {
    const { name } = entry;
    const known = byModule.get(moduleOf(name));
    if (known === undefined || (isSameModule(known, entry) && name.length < known.name.length)) byModule.set(moduleOf(name), entry);
    // A file that is named in full, such as `main.js` next to `main`, may be another module.
    else if (!isSameModule(known, entry)) byModule.set(name, entry);
  }
  const byFile = new Map<string, EntryPoint>();
  for (const entry of byModule.values()) {
    const known = byFile.get(entry.file);
    if (known === undefined || (known.isDeep === true && entry.isDeep === true && entry.name.length < known.name.length))
      byFile.set(entry.file, entry);
  }
  return [...byFile.values()];
}

/** Names that patterns match mean the same module in all forms, as sources or as built. */
function isSameModule(one: EntryPoint, other: EntryPoint): boolean {
  return one.file === other.file || (one.isDeep === true && other.isDeep === true);
}

/** `port` for `port`, `port.js` and `port.d.ts`. */
function moduleOf(name: string): string {
  return name.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
}

import { readdirSync } from 'node:fs';

/** Name of the file with a package's README or CHANGELOG, ignoring case: `README.md`, `Changelog.markdown`. */
export function findText(folder: string, name: 'readme' | 'changelog'): string | undefined {
  try {
    const names = readdirSync(folder).toSorted();
    return names.find((file) => new RegExp(`^${name}\\.(?:md|markdown)$`, 'i').test(file));
  } catch {
    return undefined;
  }
}

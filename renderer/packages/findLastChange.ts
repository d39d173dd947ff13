import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When the last script, source or declaration below a folder was changed, in milliseconds; 0 if there is none. Packages in it do not count. */
export function findLastChange(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true });
  return Math.max(
    0,
    ...entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? 0 : findLastChange(path);
      return entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) ? statSync(path).mtimeMs : 0;
    }),
  );
}

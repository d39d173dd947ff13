import { join } from 'node:path';
import { entriesOf } from './listFolders.ts';
import { isRecord, type Manifest } from './manifest.ts';
import { hasDamagedManifest } from './readManifest.ts';
import { isRegularFile } from './readRegularFile.ts';

/**
 * The first source of a member of a workspace that may have an API to document: any, if its `package.json` names a module, else the file that
 * others import without being named. Undefined for collections of Markdown, documentation, templates, and programs with only a `bin`. A damaged
 * `package.json` may name anything, and counts itself.
 */
export function findCode({ folder, manifest }: { readonly folder: string; readonly manifest: Manifest }): string | undefined {
  if (hasDamagedManifest(folder)) return join(folder, 'package.json');
  const { types, typings, main, module, exports } = manifest;
  if ([types, typings, main, module, exports].some(namesModule)) return findSource(folder);
  return defaults.map((file) => join(folder, file)).find(isRegularFile);
}

const endings = ['ts', 'tsx', 'mts', 'cts', 'd.ts', 'js', 'jsx', 'mjs', 'cjs'];
const defaults = ['index', 'src/index'].flatMap((stem) => endings.map((ending) => `${stem}.${ending}`));

/** Whether a value of `package.json` has the path of a module in it: not of styles, data, or of all files of a folder. */
function namesModule(value: unknown): boolean {
  if (typeof value === 'string') return isSource(value) || (!/\.\w+$/.test(value) && !value.endsWith('*'));
  if (Array.isArray(value)) return value.some(namesModule);
  return isRecord(value) && Object.values(value).some(namesModule);
}

function isSource(name: string): boolean {
  return /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/.test(name);
}

/** Stops at the first. Installed packages and hidden folders are skipped. */
function findSource(folder: string): string | undefined {
  const entries = entriesOf(folder).filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
  const source = entries.find((entry) => entry.isFile() && isSource(entry.name));
  if (source !== undefined) return join(folder, source.name);
  for (const entry of entries) {
    const found = entry.isDirectory() ? findSource(join(folder, entry.name)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

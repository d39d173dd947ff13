import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm } from './npm.mjs';

/**
 * A folder with a `package.json`, what it depends on, and the given files. Nothing is installed again when `package.json` is what
 * it was, so that the suite can be run twice in one scratch folder; files are always written.
 *
 * @param {object} request
 * @param {string} request.folder
 * @param {Record<string, string>} [request.dependencies] versions by name, exact, so that two runs measure the same thing
 * @param {Record<string, string>} [request.overrides]
 * @param {Record<string, unknown>} [request.manifest] further fields of `package.json`
 * @param {Record<string, string>} [request.files] texts by path within the folder
 */
export function createProject({ folder, dependencies = {}, overrides = {}, manifest: fields = {}, files = {} }) {
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  const wanted = `${JSON.stringify({ name: 'bench', version: '1.0.0', private: true, dependencies, overrides, ...fields }, null, 2)}\n`;
  const isInstalled = existsSync(join(folder, 'installed')) && readFileSync(manifest, 'utf8') === wanted;
  writeFileSync(manifest, wanted);
  if (!isInstalled && Object.keys(dependencies).length > 0) npm(['install'], folder);
  writeFileSync(join(folder, 'installed'), '');
  for (const [path, text] of Object.entries(files)) writeText(join(folder, path), text);
}

function writeText(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

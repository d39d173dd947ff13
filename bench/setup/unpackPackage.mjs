import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

/**
 * Unpacks a published package into a folder of its own, not below `node_modules`, since some tools skip code there.
 *
 * @param {string} name with its version: `graphql@16.15.0`
 * @param {string} folder
 */
export function unpackPackage(name, folder) {
  if (existsSync(join(folder, 'package.json'))) return;
  mkdirSync(folder, { recursive: true });
  const [file = ''] = npm(['pack', '--silent', name], folder).trim().split('\n').slice(-1);
  execFileSync('tar', ['-xzf', file, '--strip-components=1'], { cwd: folder });
}

import { join } from 'node:path';
import { type LoadedScript, loadScript } from './loadScript.ts';

/** Names of the scripts that our code is built into, by what they are loaded for. `bin/build.js` fills it in. */
declare const __scripts: Readonly<Record<string, string>>;

/** Loads what our code for a role is built into. `folder`: absolute path of `dist/`. */
export function loadOwnScript(role: string, folder: string): LoadedScript {
  return loadScript({ file: join(folder, __scripts[role] ?? ''), folder: join(folder, '.compiled'), role });
}

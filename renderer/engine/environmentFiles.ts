import { dirname, join } from 'node:path';

/**
 * Files that decide how a project's modules are resolved and which packages they get, whether or not the files exist. Bundlers read them
 * without listing them as inputs, and package managers write some of them whenever they change a `node_modules`, that of a surrounding
 * workspace included.
 */
export function environmentFiles(root: string): readonly string[] {
  return [...own.map((name) => join(root, name)), ...installationNotes(root)];
}

const own = ['package.json', 'tsconfig.json', 'jsconfig.json'];

const notes = ['node_modules/.package-lock.json', 'node_modules/.modules.yaml', 'node_modules/.yarn-state.yml'];

function installationNotes(folder: string): readonly string[] {
  const around = dirname(folder);
  return [...notes.map((name) => join(folder, name)), ...(around === folder ? [] : installationNotes(around))];
}

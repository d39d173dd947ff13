import { dirname, join } from 'node:path';

/**
 * Files that say how a project's modules are understood and which packages they get, whether or not they are there: what a bundler
 * looks at without naming it among its inputs, and what package managers write whenever they have changed a `node_modules`, that of a
 * workspace around the project included.
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

import { join } from 'node:path';

/**
 * Files that say how a project's modules are understood and which packages they get, whether or not they are there: what a bundler
 * looks at without naming it among its inputs, and what package managers write whenever they have changed `node_modules`.
 */
export function environmentFiles(root: string): readonly string[] {
  return names.map((name) => join(root, name));
}

const names = [
  'package.json',
  'tsconfig.json',
  'jsconfig.json',
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
];

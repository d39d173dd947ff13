import { expect, it } from 'vitest';
import { environmentFiles } from '../../../renderer/engine/environmentFiles.ts';

it('lists files of the project, and the lock files of package managers in it and its parents', () => {
  const notes = ['node_modules/.package-lock.json', 'node_modules/.modules.yaml', 'node_modules/.yarn-state.yml'];
  expect(environmentFiles('/repo/site')).toEqual([
    ...['package.json', 'tsconfig.json', 'jsconfig.json'].map((name) => `/repo/site/${name}`),
    ...['/repo/site', '/repo', ''].flatMap((folder) => notes.map((name) => `${folder}/${name}`)),
  ]);
});

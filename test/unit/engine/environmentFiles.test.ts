import { expect, it } from 'vitest';
import { environmentFiles } from '../../../renderer/engine/environmentFiles.ts';

it('are those of the project, and what package managers write there and in the folders around', () => {
  const notes = ['node_modules/.package-lock.json', 'node_modules/.modules.yaml', 'node_modules/.yarn-state.yml'];
  expect(environmentFiles('/repo/site')).toEqual([
    ...['package.json', 'tsconfig.json', 'jsconfig.json'].map((name) => `/repo/site/${name}`),
    ...['/repo/site', '/repo', ''].flatMap((folder) => notes.map((name) => `${folder}/${name}`)),
  ]);
});

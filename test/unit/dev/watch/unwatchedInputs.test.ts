import { expect, it } from 'vitest';
import { type UnwatchedRequest, unwatchedInputs } from '../../../../renderer/dev/watch/unwatchedInputs.ts';

const links: Readonly<Record<string, string>> = { '/repo/node_modules/@acme/core/src': '/repo/packages/core/src' };

function folders(inputs: readonly string[], request: Partial<UnwatchedRequest> = {}) {
  const found = unwatchedInputs({
    inputs,
    isWatched: (path) => path.startsWith('/repo/site/'),
    locate: (folder) => ({ folder: links[folder] ?? folder }),
    ...request,
  });
  return [...found].map(([folder, { files, list }]) => [folder, Object.fromEntries(files), list]);
}

it('groups inputs outside of the watched folders by folder', () => {
  const inputs = ['/repo/tsconfig.json', '/repo/site/docs/a.md', '/repo/shared/a.tsx', '/repo/shared/b.css', '/repo/shared/'];
  expect(folders(inputs)).toEqual([
    ['/repo', { 'tsconfig.json': ['/repo/tsconfig.json'] }, undefined],
    ['/repo/shared', { 'a.tsx': ['/repo/shared/a.tsx'], 'b.css': ['/repo/shared/b.css'] }, '/repo/shared'],
  ]);
});

it('resolves links, and keeps each path that stages use for a file', () => {
  const inputs = ['/repo/node_modules/@acme/core/src/a.ts', '/repo/packages/core/src/a.ts'];
  expect(folders(inputs)).toEqual([['/repo/packages/core/src', { 'a.ts': inputs }, undefined]]);
});

it('skips installed packages, except the lock files of package managers', () => {
  const notes = ['/repo/node_modules/.package-lock.json', '/repo/site/node_modules/.modules.yaml'];
  const inputs = [
    ...notes,
    '/repo/node_modules/a/index.d.ts',
    '/repo/node_modules/.pnpm/a@1/node_modules/a/index.d.ts',
    '/repo/node_modules/.cache/a.json',
    '/repo/node_modules/a/node_modules/.package-lock.json',
  ];
  expect(folders(inputs, { isWatched: () => false }).map(([folder]) => folder)).toEqual(['/repo/node_modules', '/repo/site/node_modules']);
});

it('watches the nearest existing parent of a missing folder, unless the folder is installed', () => {
  const locate: UnwatchedRequest['locate'] = (folder) => {
    const [, around = '', next] = /^(\/repo(?:\/node_modules)?)\/([^/]+)/.exec(folder) ?? [];
    return { folder: around, next };
  };
  const inputs = ['/repo/gone/src/a.ts', '/repo/gone/src/', '/repo/gone/b.ts', '/repo/node_modules/gone/a.d.ts'];
  expect(folders(inputs, { locate })).toEqual([
    ['/repo', { gone: ['/repo/gone/src/a.ts', '/repo/gone/src/', '/repo/gone/b.ts'] }, undefined],
  ]);
});

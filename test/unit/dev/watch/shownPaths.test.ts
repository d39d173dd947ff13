import { expect, test } from 'vitest';
import { shownPaths } from '../../../../renderer/dev/watch/shownPaths.ts';

const { isShown } = shownPaths({
  folders: ['/repo/site', '/repo/site/node_modules/graphql', '/repo/site/build/artifacts', '/elsewhere'],
  outDir: '/repo/site/build',
});

test.each([
  ['/repo/site', true],
  ['/repo/site/docs/a.md', true],
  ['/repo/site2/a.md', false],
  ['/repo/a.md', false],
  ['/repo/site/.git/HEAD', false],
  ['/repo/site/docs/.a.md.swp', false],
  ['/repo/site/serve.log', false],
  ['/repo/site/docs/log.md', true],
  ['/repo/site/node_modules/other/index.d.ts', false],
  ['/repo/site/node_modules/graphql/index.d.ts', true],
  ['/repo/site/node_modules/graphql/node_modules/a/index.d.ts', false],
  ['/repo/site/build', false],
  ['/repo/site/build/index.html', false],
  ['/repo/site/build/artifacts/core.json', true],
  ['/elsewhere/logo.svg', true],
])('%s: %s', (path, expected) => {
  expect(isShown(path)).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { type KeyPath, locateKey } from '../../../renderer/diagnostics/locateKey.ts';

/** The rest of the line that the spot points at. */
function locate(source: string, path: KeyPath, at: 'key' | 'value' = 'value'): string | undefined {
  const spot = locateKey({ file: 'gqldocs.config.ts', source, path, at });
  return spot && source.split('\n')[spot.line - 1]?.slice(spot.column - 1);
}

describe('finds a key path', () => {
  const path = ['navbar', 'items', 1, 'type'];
  const body = `{\n  navbar: {\n    'items': [\n      {},\n      { label: 'x', type: 'dokument' },\n    ],\n  },\n}`;

  test.each([
    ['an object', `export default ${body};`],
    ['a call', `import { defineConfig } from 'gqldocs';\nexport default defineConfig(${body});`],
    ['satisfies and as', `export default (${body} as const) satisfies UserConfig;`],
    ['a constant', `const config: UserConfig = ${body};\nexport default config;`],
    ['a constant within a call', `const config = ${body};\nexport default defineConfig(config);`],
    ['CommonJS', `module.exports = ${body};`],
    ['a spread object', `export default { ...${body} };`],
    ['a spread constant', `const shared = ${body};\nexport default { title: 'x', ...shared };`],
    ['a section in a constant', `const navbar = { items: [{},\n{ type: 'dokument' },\n] };\nexport default { navbar };`],
  ])('in %s', (_, source) => {
    expect(locate(source, path)).toMatch(/^'dokument' \},$/);
  });
});

test('points at the key itself on request', () => {
  expect(locate(`export default { colorMode: { defalt: 'dark' } };`, ['colorMode', 'defalt'], 'key')).toBe(`defalt: 'dark' } };`);
});

test('finds quoted and computed keys', () => {
  expect(locate(`export default { checks: { 'link/broken': 1 } };`, ['checks', 'link/broken'], 'key')).toBe(`'link/broken': 1 } };`);
  expect(locate(`export default { ['title']: 1 };`, ['title'])).toBe('1 };');
});

test('finds the last of duplicate keys, which wins at run time', () => {
  expect(locate(`export default { title: 'a', ...{ title: 'b' } };`, ['title'])).toBe(`'b' } };`);
  expect(locate(`export default { ...{ title: 'b' }, title: 'a' };`, ['title'])).toBe(`'a' };`);
});

test('returns the nearest position if the value comes from elsewhere', () => {
  expect(locate(`import { navbar } from './navbar.ts';\nexport default { navbar };`, ['navbar', 'items', 0])).toBe('navbar };');
  expect(locate(`export default { static: [...a, 'b'] };`, ['static', 3])).toBe(`[...a, 'b'] };`);
});

test('terminates for circular constants', () => {
  expect(locate(`const a = b;\nconst b = a;\nexport default a;`, ['title'])).toBeDefined();
});

test('returns nothing for a file without an export', () => {
  expect(locate(`const config = {};`, ['title'])).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { createModules } from '../../../renderer/import/values/modules.ts';
import { findCall, get, toData, unwrap, type Value } from '../../../renderer/import/values/value.ts';
import { memoryProject } from './importOf.ts';

function load(files: Readonly<Record<string, string>>): Value {
  const value = createModules(memoryProject(files), { year: 2026 }).load('/site/config.ts');
  if (value === undefined) throw new Error('no value');
  return unwrap(value);
}

const read = (text: string, others: Readonly<Record<string, string>> = {}): unknown => toData(load({ 'config.ts': text, ...others }));

describe('a config that is a program', () => {
  it.each([
    ['a wrapper', "export default defineConfig({ a: 'b' })", { a: 'b' }],
    ['types', 'const c = { a: 1 } satisfies T; export default c as U', { a: 1 }],
    ['CommonJS', 'module.exports = { a: [1, , -2, ...more] }; const more = [3];', { a: [1, -2, 3] }],
    ['a function', 'export default async function create() { const a = 1; return { a }; }', { a: 1 }],
    ['an arrow function', 'export default () => ({ a: null })', { a: null }],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The text of a config.
    ['templates', "const v = 2; export default { a: `v${v}.0`, b: 'x' + v }", { a: 'v2.0', b: 'x2' }],
    ['spreads', 'const base = { a: 1, b: 1 }; export default { ...base, b: 2 }', { a: 1, b: 2 }],
    ['paths', "export default { a: path.resolve(__dirname, './x'), b: require.resolve('./y.js') }", { a: '/site/x', b: './y.js' }],
    ['URLs', "export default { a: new URL('/og.png', 'https://x.example').href }", { a: 'https://x.example/og.png' }],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The text of a config.
    ['the year', 'export default { a: `© ${new Date().getFullYear()}` }', { a: '© 2026' }],
    ['lists without holes', "export default { a: [process.env.CI && 'x', 'y'].filter(Boolean) }", { a: ['y'] }],
    [
      'the environment',
      "export default { a: process.env.BASE ?? '/', b: process.env.NODE_ENV === 'production' ? 1 : 2 }",
      { a: '/', b: 1 },
    ],
    ['an index of the environment', "export default { a: process.env['BASE'] || '/', b: import.meta.env['X'] ?? 'y' }", { a: '/', b: 'y' }],
    [
      'parts of a value',
      "const { BASE: base = '/', NODE_ENV } = process.env; const { a } = { a: 1 }; export default { a, b: base, c: NODE_ENV }",
      { a: 1, b: '/', c: 'production' },
    ],
  ])('is read: %s', (_, text, data) => {
    expect(read(text)).toEqual(data);
  });

  it('has the values of files that it imports', () => {
    const others = {
      'nav.ts': "export const nav = ['a']; export default { deep: true };",
      'menu.json': '{ "b": [1] }',
      'lib/index.js': 'exports.c = 3;',
    };
    const text =
      "import def, { nav as n } from './nav'; import menu, { b as part } from './menu.json'; const { } = {}; export { x } from './y'; export default { n, def, menu, part, c: require('./lib') };";
    expect(read(text, others)).toEqual({ n: ['a'], def: { deep: true }, menu: { b: [1] }, part: [1] });
  });

  it('is never run: what only a run could tell is unread, with its place', () => {
    const value = load({
      'config.ts': "import { f } from 'package';\nexport default {\n  a: f(),\n  b: [1].map((x) => x),\n  c: list,\n};\n",
    });
    expect(get(value, 'a')).toMatchObject({ kind: 'call', name: 'f', place: { file: 'config.ts', line: 3 } });
    expect(get(value, 'c')).toMatchObject({ kind: 'unread', code: 'list', place: { file: 'config.ts', line: 5, column: 6 } });
  });

  it('has an unread part where the program changes a value later', () => {
    const value = load({ 'config.ts': "const a = ['x'];\na.push(more());\nexport default { a };" });
    expect(get(value, 'a', 1)).toMatchObject({ kind: 'unread', place: { line: 2 } });
  });

  it('ends with cycles and depth', () => {
    expect(read("import b from './b'; export default { b, a: 1 };", { 'b.ts': "import a from './config'; export default a;" })).toEqual({
      a: 1,
    });
    expect(read(`export default { a: ${'['.repeat(500)}${']'.repeat(500)} }`)).toBeDefined();
    expect(read('const a = b; const b = a; export default { a, c: 1 }')).toEqual({ c: 1 });
    const others = { 'b.ts': "import { a } from './config'; export const b = () => a();" };
    expect(read("import { b } from './b'; export const a = () => b(); export default { a: a(), c: 1 };", others)).toEqual({ c: 1 });
  });

  it('names files with a syntax error', () => {
    const modules = createModules(memoryProject({ 'config.ts': 'export default {\n a: 1\n b' }), { year: 2026 });
    modules.load('/site/config.ts');
    expect(modules.damaged).toEqual([{ file: 'config.ts', line: 3 }]);
  });

  it('finds calls in lists', () => {
    const value = load({ 'config.ts': "export default { integrations: [sitemap(), starlight({ title: 'x' })] }" });
    expect(findCall(value, new Set(['starlight']))?.args.map(toData)).toEqual([{ title: 'x' }]);
  });
});

it('is damaged where it is nested too deeply for a parser', () => {
  const files = memoryProject({ 'config.ts': `export default ${'['.repeat(20_000)}${']'.repeat(20_000)}` });
  const modules = createModules(files, { year: 2026 });
  expect(modules.load('/site/config.ts')).toBeUndefined();
  expect(modules.damaged).toEqual([{ file: 'config.ts' }]);
});

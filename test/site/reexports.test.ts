import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PackageSite } from './packageSite.ts';
import { buildWrittenSite } from './writtenPackage.ts';

let site: PackageSite;
beforeAll(async () => {
  site = await buildWrittenSite({
    'package.json': {
      name: 'tool',
      version: '1.0.0',
      exports: { '.': './index.d.ts', './all': './all.d.ts', './more': './more.d.ts', './mixed': './mixed.d.ts' },
    },
    'index.d.ts':
      '/** Reads a text. And more. */\nexport declare function read(): void;\n/** A choice. */\nexport interface Choice { a: 1 }\n',
    'more.d.ts': 'export declare function write(): void;\n',
    'mixed.d.ts': "export { read } from './index.js';\nexport { write } from './more.js';\n",
    'all.d.ts': "export { read as load, Choice } from './index.js';\n",
  });
});
afterAll(() => site?.close());

it('lists the re-exports of a module by kind, with summaries and origins', async () => {
  const html = await site.read('api/package/all/index.html');
  const entries = [...html.matchAll(/<li><span class="kind kind-(\w+)"[^>]*>.<\/span><a href="([^"]*)">(\w+)<\/a>([\s\S]*?)<\/li>/g)];
  const listed = entries.map(([, kind, href, name, rest = '']) => [
    kind,
    href,
    name,
    rest
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]);
  expect(listed).toEqual(
    expect.arrayContaining([
      ['interface', '/api/package/interface/Choice', 'Choice', 'A choice.'],
      ['function', '/api/package/function/read', 'load', 'read Reads a text.'],
    ]),
  );
  expect(html.match(/<p class="from">[^<]*/g)).toEqual(['<p class="from">from tool']);
  expect([...html.matchAll(/<h3 id="references-(\w+)"/g)].map(([, kind]) => kind)).toEqual(['functions', 'interfaces']);
  const markdown = await site.read('api/package/all.md');
  expect(markdown).toMatch(/^### Functions\n\n- \[load\]\([^)]*\): Reads a text\.\n\n### Interfaces\n\n- \[Choice\]/m);
});

it('names the origin of each entry where origins differ', async () => {
  const html = await site.read('api/package/mixed/index.html');
  expect([...html.matchAll(/>(\w+)<\/a><span class="from">([^<]*)/g)].map(([, ...found]) => found)).toEqual([
    ['read', 'from tool'],
    ['write', 'from tool/more'],
  ]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PackageSite } from './packageSite.ts';
import { buildWrittenSite } from './writtenPackage.ts';

let site: PackageSite;
beforeAll(async () => {
  site = await buildWrittenSite({
    'package.json': { name: 'dialog', exports: { '.': './index.d.ts', './base': './base.d.ts' } },
    'base.d.ts': `declare class App { /** Gets. */ get(): void }
export { App as AppBase };
`,
    'main.d.ts': `import { AppBase as Base } from './base.js';
/** Extends the base. */
export declare class App extends Base {}
`,
    'index.d.ts': `/** The content; see {@link Content}. */
declare const DialogContent: { readonly open: boolean };
/** Builds. */
declare function build(): void;
export { DialogContent as Content, DialogContent, build as make, build as makeDialog };
export * from './main.js';
`,
  });
});
afterAll(() => site?.close());

it('names a page by the declared name, or by the longest exported one', () => {
  const paths = site.routes.map(({ path }) => path).filter((path) => /\/(?:variable|function)\//.test(path));
  expect(paths).toEqual(['/api/package/function/makeDialog', '/api/package/variable/DialogContent']);
});

it('lists the other names, links to them, and finds them by search', async () => {
  const overview = await site.read('api/package.md');
  expect(overview).toContain('- [Content](/api/package/variable/DialogContent): The content; see Content.\n');
  expect(overview).toContain('- [make](/api/package/function/makeDialog)');
  expect(await site.read('api/package/variable/DialogContent.md')).toContain('see [Content](/api/package/variable/DialogContent)');
  const inventory = await site.read('objects.json');
  for (const name of ['DialogContent', 'Content', 'make', 'makeDialog']) expect(inventory).toContain(`"name":"${name}"`);
  const names = await Promise.all(site.files.filter((file) => /^assets\/search\/names-/.test(file)).map((file) => site.read(file)));
  expect(names.join('')).toContain('\\nmake\\nDialogContent\\nContent"');
});

it('names inherited members after the exported name of the class', async () => {
  const html = await site.read('api/package/class/App/index.html');
  expect(html).toMatch(/Inherited from <code[^>]*><a href="[^"]*\/class\/AppBase#get">AppBase\.get</);
});

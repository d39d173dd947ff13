import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;
let output: Readonly<Record<string, string>>;
beforeAll(async () => {
  site = await SiteTest.from('islands');
  const report = await site.build();
  expect(report.problems).toEqual([]);
  output = await site.output();
});
afterAll(() => site?.close());

/** The islands that the browser gets, each with its markup. */
function islandsOf(html = '') {
  const pattern = /<div class="island" data-island="([^"]*)" data-export="([^"]*)" data-props="([^"]*)">(.*?)<\/div>/g;
  return [...html.matchAll(pattern)].map(([, address = '', name = '', props = '', markup = '']) => {
    const json = props.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return { address, name, props: JSON.parse(json) as unknown, markup };
  });
}

const hashed = expect.stringMatching(/^\/assets\/content-components-Counter-tsx-[A-Z\d]{8}\.js$/);

describe('an island', () => {
  it('is rendered in a custom page, with what the browser needs to hydrate it', () => {
    expect(islandsOf(output['index.html'])).toEqual([
      { address: hashed, name: 'default', props: { start: 1 }, markup: '<button type="button">1 click</button>' },
    ]);
  });

  it('is rendered in an MDX document, by default and by name', () => {
    expect(islandsOf(output['docs/counting/index.html'])).toEqual([
      { address: hashed, name: 'default', props: { start: 3, unit: 'sheep' }, markup: '<button type="button">3 sheep</button>' },
      {
        address: hashed,
        name: 'Label',
        props: { text: '"quoted" & <marked>' },
        markup: '<b>&quot;quoted&quot; &amp; &lt;marked&gt;</b>',
      },
    ]);
  });

  it('has a module of its own in the output', () => {
    const islands = ['index.html', 'docs/counting/index.html'].flatMap((file) => islandsOf(output[file]));
    const modules = new Set(islands.map(({ address }) => address.slice(1)));
    expect(Object.keys(output)).toEqual(expect.arrayContaining([...modules]));
    expect([...modules].map((file) => /export\s*\{[^}]*\bas default\b/.test(output[file] ?? ''))).toEqual([true]);
  });

  it('keeps its place in the data that navigation fetches', () => {
    const { mainHtml } = JSON.parse(output['docs/counting/index.json'] ?? '') as { readonly mainHtml: string };
    expect(islandsOf(mainHtml)).toEqual(islandsOf(output['docs/counting/index.html']));
  });

  it('is rendered the same in a project of type module', async () => {
    await site.write('package.json', '{ "type": "module" }');
    const report = await site.build({ outDir: 'as-module' });
    expect(report.problems).toEqual([]);
    const built = islandsOf(await site.read('docs/counting/index.html', 'as-module'));
    const before = islandsOf(output['docs/counting/index.html']);
    // The bundler's helpers differ, so the hash may.
    expect(built).toEqual(before.map((island) => ({ ...island, address: hashed })));
  });
});

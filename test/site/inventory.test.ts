import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Inventory } from '../../renderer/model/inventory.ts';
import { firstOf } from '../browser/firstOf.ts';
import { readSphinxInventory } from '../unit/outputs/inventory/sphinxReader.ts';
import { SiteTest } from './SiteTest.ts';

const sites: SiteTest[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

async function fixture(name: string): Promise<SiteTest> {
  const site = await SiteTest.from(name);
  sites.push(site);
  return site;
}

const config = (inventories: string) => `import { defineConfig } from 'gqldocs';

export default defineConfig({
  title: 'User',
  inventories: ${inventories},
  documents: { path: 'content/docs' },
  api: { packages: [{ path: 'user', entryPoints: 'index.ts' }] },
});
`;

/** A site whose package uses the types of `shapes`, which another site documents. */
async function userSite(inventories: string): Promise<SiteTest> {
  const site = await fixture('linked');
  await site.copy(join(site.folder, 'shapes'), 'node_modules/shapes');
  await Promise.all(['content/docs', 'plane', 'shapes'].map((path) => site.remove(path)));
  await site.edit('node_modules/shapes/package.json', '"version"', '"types": "index.ts", "version"');
  await site.write('user/package.json', '{ "name": "user", "version": "1.0.0" }');
  await site.write('user/index.ts', "import type { Shape } from 'shapes';\n\n/** Draws. */\nexport function draw(shape: Shape): void {}\n");
  await site.write('content/docs/index.md', "# Use\n\n{@link shapes!parseShape}\n\n```js\nimport { Circle } from 'shapes';\n```\n");
  await site.write('gqldocs.config.ts', config(inventories));
  return site;
}

describe('a site’s inventory', () => {
  it("lists every symbol, member and document with its place, in Sphinx's format", async () => {
    const site = await fixture('linked');
    await site.build();
    const output = await site.output();
    const base = 'https://linked.example/';
    const { objects } = readSphinxInventory(await readFile(join(site.folder, 'build/objects.inv')), base);
    const json = JSON.parse(await site.read('objects.json')) as Inventory;
    const named = json.packages.flatMap(({ objects }) => objects).length + json.documents.length;
    expect(objects).toHaveLength(named);
    for (const { location } of objects) {
      const [path = '', anchor] = location.slice(base.length).split('#');
      const page = output[`${path}/index.html`];
      expect({ location, isThere: page !== undefined && (anchor === undefined || page.includes(` id="${anchor}"`)) }).toEqual({
        location,
        isThere: true,
      });
    }
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('is decompressed by Python as it is by Sphinx', async () => {
    const site = await fixture('linked');
    await site.build();
    const program =
      'import sys, zlib\nf = open(sys.argv[1], "rb")\n[f.readline() for _ in range(4)]\nprint(zlib.decompress(f.read()).decode("utf-8"), end="")';
    const { stdout } = spawnSync('python3', ['-c', program, join(site.folder, 'build/objects.inv')], { encoding: 'utf8' });
    expect(stdout.split('\n')).toContain('parseShape js:function 1 api/shapes/function/$ -');
  });
});

describe('a site that uses the inventory of another', () => {
  firstOf([
    ['objects.json', "{ shapes: 'inventories/objects.json' }"],
    ['objects.inv', "{ shapes: { file: 'inventories/objects.inv', url: 'https://linked.example' } }"],
  ])('links to its symbols: %s', async ([file, inventories]) => {
    const shapes = await fixture('linked');
    await shapes.edit('gqldocs.config.ts', "      { path: 'plane', slug: 'plane', label: 'Plane', entryPoints: 'index.ts' },\n", '');
    await shapes.edit('content/docs/guide.md', 'so is {@linkcode @linked/plane!measure}', 'that');
    await shapes.edit('content/docs/guide.md', 'So are [`plane!measure`] in brackets and', 'So is');
    await shapes.build();
    const site = await userSite(inventories);
    await site.copy(join(shapes.folder, 'build', file), `inventories/${file}`);
    const report = await site.build();
    expect(report.problems).toEqual([]);
    expect(await site.read('api/user/function/draw/index.html')).toContain(
      '<a href="https://linked.example/api/shapes/interface/Shape">Shape</a>',
    );
    const document = await site.read('docs/index.html');
    expect(document).toContain('<a href="https://linked.example/api/shapes/function/parseShape">shapes!parseShape</a>');
    expect(document).toContain('<a href="https://linked.example/api/shapes/class/Circle">Circle</a>');
  });

  firstOf([
    ['does not exist', "{ shapes: 'gone.json' }", 'does not exist'],
    ['is not an inventory', "{ shapes: 'user/package.json' }", 'is not one'],
  ])('reports a file that %s', async ([, inventories, message]) => {
    const site = await userSite(inventories);
    const { problems } = await site.build();
    expect(problems).toMatchObject([
      { code: 'config/invalid', message: expect.stringContaining(message), place: { file: 'gqldocs.config.ts', line: 5 } },
    ]);
  });
});

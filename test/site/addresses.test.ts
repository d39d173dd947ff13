import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstOf } from '../browser/firstOf.ts';
import { SiteTest } from './SiteTest.ts';
import { validateHtml } from './validateHtml.ts';

const tags = ['full'];

const published = 'published/objects.json';

/** One folder with one cache for all: a build then takes a tenth of the time. */
let site: SiteTest;
let cacheDir: string;
let inventory: string;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  cacheDir = await mkdtemp(join(tmpdir(), 'gqldocs-addresses-'));
  await site.build({ cacheDir });
  inventory = await site.read('objects.json');
});
beforeEach(async () => {
  await site.startOver();
  await site.write(published, inventory);
});
afterAll(async () => {
  await site.close();
  await rm(cacheDir, { recursive: true });
});

/** The document that mentions the renamed export. */
const guide = await readFile(join(import.meta.dirname, '../fixtures/sites/basic/content/docs/guide/index.md'), 'utf8');

/** Puts `addresses` into the config. */
function setAddresses(addresses: string): Promise<void> {
  return site.edit('gqldocs.config.ts', "title: 'Basic',", `title: 'Basic',\n  addresses: ${addresses},`);
}

/** Renames an export, and what mentions it. */
async function renameArea(): Promise<void> {
  await site.edit('package/src/index.ts', 'export function area(', 'export function surface(');
  await site.edit('package/src/index.ts', '{@link area}', '{@link surface}');
  await site.write('content/docs/guide/index.md', guide.replaceAll('area', 'surface'));
}

interface Outcome {
  readonly published: boolean;
  readonly problems: readonly (readonly [code: string, message: string, hint: string | undefined, place: string | undefined])[];
}

async function outcome(against?: string): Promise<Outcome> {
  const report = await site.build({ against, cacheDir });
  return {
    published: report.published,
    problems: report.problems.map(({ code, message, hint, place }) => [code, message, hint, place && `${place.file}:${place.line ?? ''}`]),
  };
}

/** What is invalid in a file of the output. */
async function invalidHtml(file: string): Promise<readonly string[]> {
  return validateHtml([{ route: { html: file }, html: await site.read(file) }]);
}

const messages = ({ problems }: Outcome) => problems.map(([code, message]) => `${code}: ${message}`);

describe('a build that knows the published addresses', () => {
  it('passes when nothing is gone', async () => {
    expect(await outcome(published)).toEqual({ published: true, problems: [] });
  });

  it('refuses to lose a renamed export, and proposes a redirect that works', async () => {
    await renameArea();
    const failed = await outcome(published);
    expect(failed).toEqual({
      published: false,
      problems: [
        [
          'address/gone',
          '/api/shapes/function/area existed in the published site and does not exist now.',
          "It was probably renamed or moved. Add this redirect to `addresses.redirects`:\n'/api/shapes/function/area': '/api/shapes/function/surface',",
          'gqldocs.config.ts:3',
        ],
      ],
    });
    const line = failed.problems[0]?.[2]?.split('\n').at(-1) ?? '';
    await setAddresses(`{ published: '${published}', redirects: { ${line} } }`);
    expect(await outcome()).toEqual({ published: true, problems: [] });
    const page = await site.read('api/shapes/function/area/index.html');
    expect(await invalidHtml('api/shapes/function/area/index.html')).toEqual([]);
    expect(page).toContain('<link rel="canonical" href="https://basic.example/api/shapes/function/surface">');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/api/shapes/function/surface">');
    expect(page).toContain('<a href="/api/shapes/function/surface">surface</a>');
    expect(await site.read('_redirects')).toBe('/api /api/shapes 302!\n/api/shapes/function/area /api/shapes/function/surface 301!\n');
    expect(await site.read('sitemap.xml')).not.toContain('function/area');
  });

  it('keeps the addresses of redirects: they are published, too', async () => {
    await renameArea();
    await setAddresses("{ redirects: { '/api/shapes/function/area': '/api/shapes/function/surface' } }");
    await site.build({ cacheDir });
    await site.write(published, await site.read('objects.json'));
    await site.edit('gqldocs.config.ts', "'/api/shapes/function/area': '/api/shapes/function/surface'", '');
    expect(messages(await outcome(published))).toEqual([
      'address/gone: /api/shapes/function/area existed in the published site and does not exist now.',
    ]);
  });

  it('proposes redirects of members, documents and headings', async () => {
    await site.edit('package/src/index.ts', '  grow(by', '  extend(by');
    await site.rename('content/docs/guide/next.md', 'content/docs/guide/later.md');
    await site.edit('content/docs/guide/index.md', './next.md#details', './later.md#details');
    await site.edit('gqldocs.config.ts', "'guide/next'", "'guide/later'");
    const { problems } = await outcome(published);
    expect(problems.map(([code, , hint]) => [code, hint?.split('\n')[1]])).toEqual([
      ['address/gone', "'/api/shapes/class/Square#grow': '/api/shapes/class/Square#extend',"],
      ['address/gone', "'/docs/guide/next': '/docs/guide/later',"],
    ]);
  });

  it('follows the anchors of a renamed class to its new page, and asks for those that the new page lacks', async () => {
    await site.edit('package/src/index.ts', 'export class Square', 'export class Quad');
    await site.edit('package/src/index.ts', '): Square', '): Quad');
    await site.edit('package/src/index.ts', 'new Square', 'new Quad');
    const [problem] = (await outcome(published)).problems;
    expect(problem?.[1]).toBe('/api/shapes/class/Square with 3 anchors existed in the published site and does not exist now.');
    await setAddresses(`{ redirects: { ${problem?.[2]?.split('\n')[1]} } }`);
    expect(await outcome(published)).toEqual({ published: true, problems: [] });
    await site.edit('package/src/index.ts', '  grow(by', '  extend(by');
    expect(messages(await outcome(published))).toEqual([
      'address/gone: /api/shapes/class/Square#grow existed in the published site and does not exist now.',
    ]);
    await site.edit('gqldocs.config.ts', 'redirects: {', "redirects: { '/api/shapes/class/Square#grow': '/api/shapes/class/Quad#extend',");
    expect(await outcome(published)).toEqual({ published: true, problems: [] });
    expect(await site.read('api/shapes/class/Square/index.html')).toContain('["grow","/api/shapes/class/Quad#extend"]');
    // The host cannot know the anchor, so the page decides.
    expect(await site.read('_redirects')).toBe('/api /api/shapes 302!\n');
  });

  it('accepts a note of removal, and shows it at the address', async () => {
    await site.edit('package/src/index.ts', '/** How many sides a square has. */\nexport const sides = 4;\n', '');
    expect(messages(await outcome(published))).toEqual([
      'address/gone: /api/shapes/variable/sides existed in the published site and does not exist now.',
    ]);
    await setAddresses("{ removed: { '/api/shapes/variable/sides': 'A square has <four> sides.' } }");
    expect(await outcome(published)).toEqual({ published: true, problems: [] });
    expect(await site.read('api/shapes/variable/sides/index.html')).toContain('<p>A square has &#60;four&#62; sides.</p>');
    expect(await invalidHtml('api/shapes/variable/sides/index.html')).toEqual([]);
  });

  it('accepts a former anchor with an element on the page that links to the new place', async () => {
    await site.edit('package/src/index.ts', '  grow(by', '  extend(by');
    await setAddresses("{ redirects: { '/api/shapes/class/Square#grow': '/api/shapes/class/Square#extend' } }");
    expect(await outcome(published)).toEqual({ published: true, problems: [] });
    expect(await site.read('api/shapes/class/Square/index.html')).toContain(
      '<p id="grow" class="moved">This part of the page has moved to <a href="/api/shapes/class/Square#extend">Square.extend</a>.</p>',
    );
    expect(await invalidHtml('api/shapes/class/Square/index.html')).toEqual([]);
  });

  it('reports a link of its own to a former anchor', async () => {
    await site.edit('package/src/index.ts', '  grow(by', '  extend(by');
    await setAddresses("{ redirects: { '/api/shapes/class/Square#grow': '/api/shapes/class/Square#extend' } }");
    await site.edit('content/docs/guide/next.md', '/docs/guide#first-steps', '/api/shapes/class/Square#grow');
    expect(messages(await outcome(published))[0]).toContain('link/broken-anchor');
  });
});

describe('an older version of a package', () => {
  it('says what replaced a symbol of it, and names the newest page of a symbol as canonical', { tags }, async () => {
    await site.remove('content');
    for (const [version, folder] of [
      ['3.0.0', 'three'],
      ['2.0.0', 'two'],
      ['1.0.0', 'one'],
    ] as const) {
      await site.write(`${folder}/package.json`, JSON.stringify({ name: 'shapes', version, types: 'index.ts' }));
    }
    await site.write('three/index.ts', 'export declare function surface(side: number): number;\n');
    await site.write('two/index.ts', 'export declare function area(side: number): number;\nexport declare const sides: 4;\n');
    await site.write('one/index.ts', 'export declare function area(side: number): number;\nexport declare const sides: 4;\n');
    await site.write(
      'gqldocs.config.ts',
      `export default {
        title: 'Basic',
        url: 'https://basic.example',
        addresses: { redirects: { '/api/three/function/area': '/api/three/function/surface' } },
        api: { packages: ['three', 'two', 'one'].map((name) => ({ path: name, slug: name, entryPoints: 'index.ts' })) },
      };`,
    );
    expect(await outcome()).toEqual({ published: true, problems: [] });
    const page = await site.read('api/one/function/area/index.html');
    expect(page).toContain('Version 3.0.0 has no area.');
    expect(page).toContain('It was replaced by <a href="/api/three/function/surface"><code>surface</code></a>');
    expect(page).toContain('<link rel="canonical" href="https://basic.example/api/two/function/area">');
    expect(await site.read('api/one/variable/sides/index.html')).toContain(
      '<link rel="canonical" href="https://basic.example/api/two/variable/sides">',
    );
    expect(await site.read('api/one/function/area.md')).toContain('It was replaced by');
  });
});

describe('an alias', () => {
  it('has a redirect for each page below its target', { tags: ['full'] }, async () => {
    await setAddresses("{ redirects: { '/api/latest/*': '/api/shapes/*' } }");
    expect(await outcome()).toEqual({ published: true, problems: [] });
    expect(await site.read('api/latest/index.html')).toContain('url=/api/shapes"');
    expect(await site.read('api/latest/class/Square/index.html')).toContain('url=/api/shapes/class/Square"');
    expect(await site.read('_redirects')).toContain('/api/latest/class/Square /api/shapes/class/Square 302!\n');
  });
});

describe('an entry without effect', () => {
  it('is a problem with its place and what to do', async () => {
    await setAddresses(`{
  redirects: {
    '/one': '/docs/giude',
    '/two': '/docs/guide#first-step',
    '/docs/guide': '/about',
    '/docs/guide#first-steps': '/about',
    '/a': '/b', '/b': '/a',
    '/c#part': '/about',
    '/d/*': '/about',
    '/e/*': '/abuot/*',
    '/f': '/about',
    '/g': '/one',
  },
  removed: {
    '/docs/guide/next': 'Gone.',
    '/f': 'Gone.',
  } }`);
    const { published: isPublished, problems } = await outcome();
    expect(isPublished).toBe(false);
    expect(problems.filter(([code]) => code === 'address/invalid').map(([, message, hint, place]) => [place, message, hint])).toEqual([
      ['gqldocs.config.ts:7', 'The redirect of /one points to /docs/giude, which does not exist.', 'Did you mean /docs/guide?'],
      [
        'gqldocs.config.ts:8',
        'The redirect of /two points to /docs/guide#first-step, which does not exist.',
        'Did you mean /docs/guide#first-steps?',
      ],
      ['gqldocs.config.ts:9', 'The address /docs/guide still exists.', 'Remove the entry, or rename the page or anchor.'],
      ['gqldocs.config.ts:10', 'The address /docs/guide#first-steps still exists.', 'Remove the entry, or rename the page or anchor.'],
      ['gqldocs.config.ts:11', 'Redirects form a loop: /a → /b → /a.', 'Point one of them to an existing page.'],
      ['gqldocs.config.ts:11', 'Redirects form a loop: /b → /a → /b.', 'Point one of them to an existing page.'],
      ['gqldocs.config.ts:12', 'The page of /c#part does not exist, and has no redirect.', 'Add a redirect of /c, too.'],
      [
        'gqldocs.config.ts:13',
        'The redirect of /d/* to /about cannot be followed.',
        'Write `/*` at the end of both or of neither. With `/*`, both are on this site.',
      ],
      ['gqldocs.config.ts:14', 'The redirect of /e/* to /abuot/* has no effect: no page below /abuot needs it.', 'Did you mean /about/*?'],
      ['gqldocs.config.ts:19', 'The address /docs/guide/next still exists.', 'Remove the entry, or rename the page or anchor.'],
      ['gqldocs.config.ts:20', 'The address /f has a redirect and a note of removal.', 'Remove one of them.'],
    ]);
  });

  it('says that a source has to be a route', async () => {
    await setAddresses("{ redirects: { old: '/about' } }");
    expect(messages(await outcome())).toEqual([expect.stringMatching(/^config\/invalid: .*must be a route such as `\/docs\/guide`/)]);
  });
});

describe('a published inventory', () => {
  firstOf([
    ['missing', undefined, 'Cannot read the published inventory published/objects.json.'],
    ['damaged', '{ "format": 1, "packages": [', 'The file published/objects.json is not an inventory of gqldocs, or it is damaged.'],
    ['of something else', '{ "name": "basic" }', 'The file published/objects.json is not an inventory of gqldocs, or it is damaged.'],
    [
      'of another site',
      JSON.stringify({ format: 1, project: 'Other', version: '', url: '', packages: [], documents: [{ name: 'a', title: 'A', uri: 'a' }] }),
      'The published inventory is of another site: it has the title "Other", and none of its addresses is on "Basic".',
    ],
  ])('that is %s is an error', async ([, text, message]) => {
    if (text === undefined) await site.remove(published);
    else await site.write(published, text);
    await setAddresses(`{ published: '${published}' }`);
    expect(await outcome()).toEqual({
      published: false,
      problems: [['address/inventory', message, expect.stringContaining('published site'), 'gqldocs.config.ts:5']],
    });
  });

  it('may be of an older gqldocs, without signatures and other addresses', { tags: ['full'] }, async () => {
    const { addresses: _, ...older }: Record<string, unknown> = JSON.parse(inventory.replace(/,"signature":"\w+"/g, ''));
    await site.write(published, JSON.stringify(older));
    expect(await outcome(published)).toEqual({ published: true, problems: [] });
    await renameArea();
    expect((await outcome(published)).problems[0]?.[2]).toContain("'/api/shapes/function/area': '…',");
  });

  it('of the config is ignored when only some packages are built', async () => {
    await setAddresses(`{ published: '${published}' }`);
    await renameArea();
    const report = await site.build({ filter: ['shapes'], cacheDir });
    expect(report.problems).toEqual([]);
  });
});

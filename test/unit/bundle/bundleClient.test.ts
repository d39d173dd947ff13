import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleClient } from '../../../renderer/bundle/bundleClient.ts';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import { siteData } from '../../../renderer/plan/siteData.ts';
import { makeConfig } from '../make.ts';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-bundle-')));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<string> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return path;
}

interface Client {
  readonly user?: Partial<UserConfig>;
  readonly stylesheets?: readonly string[];
  readonly islands?: readonly string[];
}

function bundle({ user = {}, stylesheets = [], islands = [] }: Client = {}) {
  const config = { ...makeConfig(user), root, stylesheets };
  const site = siteData({ config, documents: new Map(), sidebars: new Map(), announcementHtml: '' });
  return openSession({ name: 'test' }).run(bundleClient, { config, islands, site });
}

async function assetsOf(client: Client = {}) {
  const { value, problems } = await bundle(client);
  if (value === undefined) throw new Error(JSON.stringify(problems));
  const text = (address: string): string => {
    const file = value.files.find(({ path }) => address.endsWith(`/${path}`));
    return file === undefined ? '' : Buffer.from(file.contents).toString();
  };
  return { ...value, text };
}

const island = `'use client';
import { useState } from 'react';
export default function Counter() { const [count] = useState(0); return <b>{count}</b>; }`;

describe('the client', () => {
  it('needs no tsconfig of the site, so that a broken one is reported once, by its package', async () => {
    await write('tsconfig.json', '{ "compilerOptions": { "strict": tru } }');
    await write('a.css', 'a { color: red }');
    expect((await bundle({ stylesheets: [join(root, 'a.css')] })).problems).toEqual([]);
  });

  it('consists of files with hashed names, below the base URL', async () => {
    const { start, styles, files } = await assetsOf({ user: { baseUrl: '/x/' } });
    expect(start).toMatch(/^\/x\/assets\/start-[A-Z\d]{8}\.js$/);
    expect(styles).toMatch(/^\/x\/assets\/styles-[A-Z\d]{8}\.css$/);
    // Pages that are opened from a folder find theirs without a manifest.
    const withoutHash = files.map(({ path }) => path).filter((path) => !/^assets\/[\w-]+-[A-Z\d]{8}\.(js|css)$/.test(path));
    expect(withoutHash).toEqual(['assets/folder.js']);
    expect(files.map(({ path }) => path)).toEqual(files.map(({ path }) => path).toSorted());
  });

  it('has the same names and bytes when it is bundled again', async () => {
    const islands = [await write('content/Counter.tsx', island)];
    const [first, second] = [await bundle({ islands }), await bundle({ islands })];
    expect(second).toEqual(first);
  });

  it('has scripts for the page itself, which import nothing', async () => {
    const { earlyScript, tabsScript, bannerScript } = await assetsOf();
    for (const script of [earlyScript, tabsScript, bannerScript]) {
      expect(script).not.toBe('');
      expect(script).not.toMatch(/\bimport\b|<\/script/);
    }
  });

  it('begins with one small script, which imports nothing until the page is parsed', async () => {
    const { start, text } = await assetsOf();
    expect(text(start)).not.toMatch(/\bimport\s*(?:[{*"']|\w+\s+from)/);
    expect(text(start).length).toBeLessThan(4000);
  });
});

describe('an island', () => {
  it('is a separate module, found by its file', async () => {
    const islands = [await write('content/parts/Counter.tsx', island), await write('content/parts/Other.tsx', island)];
    const { islands: found, text } = await assetsOf({ islands, user: { baseUrl: '/x/' } });
    expect([...found]).toEqual([
      ['content/parts/Counter.tsx', expect.stringMatching(/^\/x\/assets\/content-parts-Counter-tsx-[A-Z\d]{8}\.js$/)],
      ['content/parts/Other.tsx', expect.stringMatching(/^\/x\/assets\/content-parts-Other-tsx-[A-Z\d]{8}\.js$/)],
    ]);
    expect([...found.values()].map((address) => /\bas default\b/.test(text(address)))).toEqual([true, true]);
  });

  it('with a syntax error is reported with its place', async () => {
    const islands = [await write('content/Counter.tsx', "'use client';\nexport default function Counter( {\n")];
    const { value, problems } = await bundle({ islands });
    expect(value?.islands.get('content/Counter.tsx')).toBe('');
    expect(problems).toMatchObject([
      { code: 'bundle/failed', severity: 'error', place: { file: 'content/Counter.tsx', line: 3, column: 1 } },
    ]);
  });

  it('that fails is left out, with a stylesheet that fails, and the others are bundled', async () => {
    const islands = [await write('Bad.tsx', "'use client';\nimport 'no-such-package';\n"), await write('Good.tsx', island)];
    const stylesheets = [await write('bad.css', '@import "./gone.css";'), await write('good.css', '.own { color: red }')];
    const { value, problems } = await bundle({ islands, stylesheets });
    expect(problems.map(({ place }) => place?.file)).toEqual(['Bad.tsx', 'bad.css']);
    expect([...(value?.islands ?? [])].map(([file, address]) => [file, address !== ''])).toEqual([
      ['Bad.tsx', false],
      ['Good.tsx', true],
    ]);
    const css = value?.files.find(({ path }) => path.includes('/styles-'))?.contents ?? '';
    expect(Buffer.from(css).toString()).toContain('.own');
  });
});

describe('stylesheets of the site', () => {
  it('come after the theme', async () => {
    const stylesheets = [await write('content/a.css', '.own-a { color: red }'), await write('content/b.css', '.own-b { color: red }')];
    const { styles, text } = await assetsOf({ stylesheets });
    const css = text(styles);
    expect(css.indexOf('.navbar')).toBeGreaterThan(-1);
    expect(css.indexOf('.own-a')).toBeGreaterThan(css.lastIndexOf('.navbar'));
    expect(css.indexOf('.own-b')).toBeGreaterThan(css.indexOf('.own-a'));
  });

  it('resolve static files from the root of the site, and other files from their own folder', async () => {
    await write('content/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const css = '.a { background: url(/img/x.png) } .b { background: url(./dot.svg) } .c { background: url(//example.com/y.png) }';
    const { styles, text, files } = await assetsOf({ user: { baseUrl: '/x/' }, stylesheets: [await write('content/a.css', css)] });
    expect(text(styles)).toMatch(/\.a\{background:url\(\/x\/img\/x\.png\)\}/);
    const [, dot = ''] = /\.b\{background:url\("([^)]*)"\)\}/.exec(text(styles)) ?? [];
    const paths = files.map(({ path }) => `/x/${path}`);
    expect(paths).toContain(new URL(dot, `https://site.example${styles}`).pathname);
  });

  it('with an error are reported with its place', async () => {
    const stylesheets = [await write('content/a.css', '@import "./gone.css";\n.b { background: url(./gone.png) }\n')];
    const { problems } = await bundle({ stylesheets });
    expect(problems.map(({ message, place }) => ({ message, place }))).toEqual([
      { message: 'Cannot find the module "./gone.css".', place: { file: 'content/a.css', line: 1, column: 9 } },
      { message: 'Cannot find the module "./gone.png".', place: { file: 'content/a.css', line: 2, column: 18 } },
    ]);
  });
});

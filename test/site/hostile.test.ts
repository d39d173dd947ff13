import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameIds } from '../../renderer/model/frameIds.ts';
import { brokenLinks } from '../packages/brokenLinks.js';
import { repository } from './graphqlSite.ts';
import { buildPackageSite, fixturePackage, type PackageSite } from './packageSite.ts';
import { validateHtml } from './validateHtml.ts';

let site: PackageSite;
beforeAll(async () => {
  site = await buildPackageSite(fixturePackage('hostile'));
});
afterAll(() => site?.close());

/** Of gqldocs itself: the form of the page for missing addresses. */
const ownTags = /^<form class="search-form"/;

/** Tags of what a page shows, without the text between them. The frame around it is the site's own. */
function tagsThat(matches: (tag: string) => boolean): readonly string[] {
  return site.pages.flatMap(({ data, route }) => {
    const tags = `${data.mainHtml}${data.sidebarHtml}${data.tocHtml}`.match(/<[a-z!/](?:"[^"]*"|'[^']*'|[^'">])*>/gi) ?? [];
    return tags.filter((tag) => !ownTags.test(tag) && matches(tag)).map((tag) => `${tag} in ${route.html}`);
  });
}

describe('a hostile package', () => {
  it('has pages that are valid', async () => {
    expect(await validateHtml(site.pages)).toEqual([]);
  });

  it('has no broken link', () => {
    const built = join(site.folder, 'build');
    expect(brokenLinks({ folder: built, routes: site.routes, files: site.files })).toEqual([]);
  });

  it('adds no script to a page', () => {
    const scripts = site.pages.flatMap(({ html }) => html.match(/<script\b[\s\S]*?<\/script>/gi) ?? []);
    const running = new Set(scripts.filter((script) => !script.startsWith('<script type="application/json"')));
    expect(running.size).toBeGreaterThan(0);
    expect([...running].filter((script) => /pwned|evil/.test(script))).toEqual([]);
  });

  it('adds no handler, frame, form, style or URL that runs code', () => {
    expect(tagsThat((tag) => /\son\w+\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""')))).toEqual([]);
    expect(tagsThat((tag) => /^<(?:iframe|object|embed|form|style|svg|math|base|video|audio|textarea)\b/i.test(tag))).toEqual([]);
    expect(tagsThat((tag) => /\s(?:href|src|action|srcset|srcdoc)="?\s*(?:javascript|data|vbscript):/i.test(tag))).toEqual([]);
    // A URL in a text is a link, which a reader may or may not follow.
    expect(tagsThat((tag) => tag.includes('evil.example') && !tag.startsWith('<a '))).toEqual([]);
    expect(tagsThat((tag) => /^<meta http-equiv/i.test(tag))).toEqual([]);
  });

  it('shows its texts as text', () => {
    const literals = site.pages.find(({ route }) => route.symbol === 'Literals')?.html ?? '';
    expect(literals).toContain('&lt;/script&gt;&lt;script&gt;pwned(');
    expect(literals).toContain('$&amp;');
    const run = site.pages.find(({ route }) => route.symbol === 'run')?.html ?? '';
    expect(run).toContain('{pwned(');
    expect(run).not.toContain('root:');
  });

  it('reads no file outside of its folder', async () => {
    const texts = await Promise.all(site.files.filter((file) => /\.(?:html|json|js|txt)$/.test(file)).map(site.read));
    expect(texts.filter((text) => /root:.{0,3}:0:0|127\.0\.0\.1\s+localhost/.test(text))).toEqual([]);
    expect(site.files.filter((file) => /passwd|hosts/.test(file))).toEqual([]);
  });

  it('reports files that it cannot include, at its own file and without a folder of this machine', () => {
    const messages = site.report.problems.filter(({ code }) => code === 'api/comment');
    expect(messages.map(({ message }) => message.replace(/^.*?: /, ''))).toEqual([
      '{@include ../../../../../../../../../../etc/passwd} names no file of the package',
      '{@include ../nested.md} names no file of the package',
      '{@includeCode ../../../../../../../../../../etc/hosts} names no file of the package',
    ]);
    expect(messages.map(({ place }) => place?.file.endsWith('hostile/src/index.ts'))).toEqual([true, true, true]);
  });

  it('has file names that are safe on every system', () => {
    const segments = new Set(site.files.flatMap((file) => file.split('/')));
    expect([...segments].filter((segment) => /[<>:"|?*\\\s]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment))).toEqual([]);
    expect([...segments].filter((segment) => segment.length > 120)).toEqual([]);
    expect(new Set(site.files.map((file) => file.toLowerCase())).size).toBe(site.files.length);
  });

  it('reaches the terminal only as plain text', () => {
    for (const args of [[], ['--json'], ['--verbose']]) {
      const { stdout, stderr } = spawnSync(process.execPath, [join(repository, 'bin/gqldocs.js'), 'build', '--out-dir', 'other', ...args], {
        cwd: site.folder,
        encoding: 'utf8',
        env: { ...process.env, GITHUB_ACTIONS: '', NO_COLOR: '1' },
      });
      expect(`${stdout}${stderr}`).toContain('names no file of the package');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      expect(`${stdout}${stderr}`).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    }
  });
});

describe('a name', () => {
  const names = [
    ...['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__', 'index', 'api', 'html', 'parse', 'Parse', 'PARSE'],
    ...['con', 'aux', 'NUL', 'lpt1', 'größe', '名前', '𠮷', 'Ω', '$', '_', '$$', 'ab_$c', 'aux.ts'],
  ];

  it.each(names)('%s has a page of its own', (name) => {
    const pages = site.pages.filter(({ route }) => route.symbol === name);
    expect(pages.map(({ data }) => data.title)).toEqual([name]);
  });

  it('gets an anchor of its own, whatever a member is called', () => {
    const page = site.pages.find(({ route }) => route.symbol === 'Members');
    const ids = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'parse', 'Parse-2', 'index'];
    expect(ids.filter((id) => !page?.html.includes(`id="${id}"`))).toEqual([]);
    expect(page?.html).not.toContain('secret');
  });

  it('of a member never equals an id of the shell', () => {
    const page = site.pages.find(({ route }) => route.symbol === 'FrameIds')?.html ?? '';
    const ids = [...page.matchAll(/<h[34] id="([^"]+)"><code class="declared/g)].map(([, id = '']) => id.toLowerCase());
    expect(ids).toHaveLength(10);
    expect(ids.filter((id) => frameIds.includes(id))).toEqual([]);
    expect(page.match(/id="site-page"/g)).toHaveLength(1);
  });

  it('that one file exports several times appears under each export', () => {
    const exported = site.routes.find(({ kind }) => kind === 'package')?.exports ?? [];
    const odd = ['aux.ts', 'a/../../b', '</script><script>pwned("export")</script>', 'with space'];
    expect(exported.filter(({ name }) => odd.includes(name)).map(({ path }) => path)).toEqual(
      odd.map(() => exported.find(({ name }) => name === 'aux.ts')?.path),
    );
  });
});

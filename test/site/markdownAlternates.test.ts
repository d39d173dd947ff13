import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildGraphqlSite, type GraphqlSite } from './graphqlSite.ts';
import { SiteTest } from './SiteTest.ts';

const tags = ['full'];

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The raw HTML and the targets of links and images that a standard Markdown parser finds in a text. */
function contentsOf(markdown: string): { readonly html: readonly string[]; readonly targets: readonly string[]; readonly titles: number } {
  const html: string[] = [];
  const targets: string[] = [];
  let titles = 0;
  const visit = (node: Nodes): void => {
    if (node.type === 'html') html.push(node.value);
    if (node.type === 'link' || node.type === 'image') targets.push(node.url);
    if (node.type === 'heading' && node.depth === 1) titles += 1;
    if ('children' in node) node.children.forEach(visit);
  };
  visit(parser.parse(markdown));
  return { html, targets, titles };
}

interface Site {
  readonly output: Readonly<Record<string, string>>;
  /** Origin and `baseUrl`. */
  readonly root: string;
}

/** Addresses of a site without a target in its output: no page, file or anchor. */
function deadTargets(targets: readonly string[], { output, root }: Site): readonly string[] {
  return targets.filter((target) => {
    if (!target.startsWith(root)) return !/^(?:https?:\/\/|mailto:)/.test(target);
    const [path = '', anchor] = decodeURIComponent(target.slice(root.length)).replace(/\?.*$/, '').split('#');
    const page = path === '' ? output['index.html'] : (output[`${path}/index.html`] ?? output[path]);
    return page === undefined || (anchor !== undefined && !page.includes(` id="${anchor}"`));
  });
}

describe('the Markdown of the GraphQL.js site', () => {
  let site: GraphqlSite;
  let files: Readonly<Record<string, string>>;
  beforeAll(async () => {
    site = await buildGraphqlSite();
    const texts = site.files.filter((file) => /\.(?:md|html|txt)$/.test(file));
    files = Object.fromEntries(await Promise.all(texts.map(async (file) => [file, await site.read(file)] as const)));
  });

  it('exists for every page except the not-found page, and each page links to it', () => {
    for (const { path, html, kind } of site.routes) {
      const alternate = path === '/' ? 'index.md' : `${path.slice(1)}.md`;
      if (kind === 'not-found') expect(files[html]).not.toContain('text/markdown');
      else expect(files[html]).toContain(`<link rel="alternate" type="text/markdown" href="/${alternate}">`);
      expect(files[alternate] !== undefined).toBe(kind !== 'not-found');
    }
  });

  it('has no HTML, one title, and only links that resolve', { tags }, () => {
    const output = { ...files, ...Object.fromEntries(site.files.map((file) => [file, files[file] ?? ''])) };
    const alternates = Object.entries(files).filter(([file]) => file.endsWith('.md'));
    expect(alternates.length).toBe(site.routes.length - 1);
    for (const [file, text] of alternates) {
      const { html, targets, titles } = contentsOf(text);
      expect({ file, html, titles, dead: deadTargets(targets, { output, root: 'https://graphql-js.org/' }) }).toEqual({
        file,
        html: [],
        titles: 1,
        dead: [],
      });
    }
  });

  it('is summarized in llms.txt, and complete in llms-full.txt', () => {
    const [index = '', optional = ''] = (files['llms.txt'] ?? '').split('\n## Optional\n');
    const alternates = alternatesIn(index);
    expect(alternates.slice(0, 3)).toEqual(['index.md', 'docs/tutorials.md', 'docs/tutorials/running-an-express-graphql-server.md']);
    expect(alternates).toContain('api/graphql-js/function/parse.md');
    expect(alternates.filter((alternate) => files[alternate] === undefined)).toEqual([]);
    for (const alternate of alternates) expect(files['llms-full.txt']).toContain(files[alternate]);
    const [whole = '', ...older] = alternatesIn(optional);
    expect(whole).toBe('api/graphql-js-16/llms-full.txt');
    expect(older).toContain('api/graphql-js-16/function/formatError.md');
    expect(older).not.toContain('api/graphql-js-16/function/parse.md');
    for (const alternate of [...older, 'api/graphql-js-16/function/parse.md']) expect(files[whole]).toContain(files[alternate]);
  });

  it('names the version of a page, and the nearest symbol in the current version', () => {
    expect(files['api/graphql-js-16/function/formatError.md']).toMatch(
      /^# formatError\n\n> This page describes version 16\.\d+\.\d+\. The current version is 17\.\d+\.\d+\.\n>\n> Version 17\S+ has no formatError\. The nearest there is \[GraphQLError\.toJSON\]/,
    );
    expect(files['api/graphql-js-16/function/parse.md']).toContain('](https://graphql-js.org/api/graphql-js/function/parse).');
    expect(files['api/graphql-js/function/parse.md']).not.toContain('version 16');
  });

  function alternatesIn(text: string): readonly string[] {
    const { targets } = contentsOf(text);
    return targets.flatMap((target) =>
      target.startsWith('https://graphql-js.org/') ? [target.replace('https://graphql-js.org/', '')] : [],
    );
  }
});

describe('the Markdown of a small site', () => {
  let site: SiteTest;
  beforeAll(async () => {
    site = await SiteTest.from('linked');
    await site.write(
      'content/docs/live.mdx',
      '---\ntitle: Live\n---\n\nAn {1 + 1} and [a link](./guide.md#in-a-sample).\n\n<Tabs><TabItem value="a" label="A">Text of *A*</TabItem></Tabs>\n',
    );
    await site.write(
      'content/pages/about.tsx',
      'export default () => <main><h1>About</h1><p>We <b>link</b> to <a href="/docs/guide">the guide</a>.</p></main>;',
    );
    const report = await site.build({ baseUrl: '/base/' });
    expect(report.problems).toEqual([]);
    return () => site.close();
  });

  it('uses absolute URLs of the published site', async () => {
    expect(await site.read('docs/guide.md')).toContain('see [`Circle`](https://linked.example/base/api/shapes/class/Circle)');
    expect(await site.read('docs/guide/index.html')).toContain('<link rel="alternate" type="text/markdown" href="/base/docs/guide.md">');
  });

  it('includes pages from MDX and React', async () => {
    expect(await site.read('docs/live.md')).toBe(
      '# Live\n\nAn 2 and [a link](https://linked.example/base/docs/guide#in-a-sample).\n\n**A**\n\nText of *A*\n',
    );
    expect(await site.read('about.md')).toBe('# About\n\nWe **link** to [the guide](https://linked.example/base/docs/guide).\n');
  });

  it('does not replace files of the site', { tags: ['full'] }, async () => {
    await site.write('content/static/llms.txt', 'Ours.');
    await site.write('content/static/docs/past.md', 'Ours, too.');
    await site.build();
    expect([await site.read('llms.txt'), await site.read('docs/past.md')]).toEqual(['Ours.', 'Ours, too.']);
    expect(await site.read('docs/past/index.md')).toMatch(/^# Past/);
  });
});

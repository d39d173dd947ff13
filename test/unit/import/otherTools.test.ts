import { describe, expect, it } from 'vitest';
import { otherTool } from '../../../renderer/import/tools/otherTool.ts';
import { recognize } from '../../../renderer/import/tools/recognize.ts';
import { importOf, memoryProject, questionsOf } from './importOf.ts';

describe('a VitePress site', () => {
  const config = (text: string): Readonly<Record<string, string>> => ({
    '.vitepress/config.mts': `import { defineConfig } from 'vitepress'; export default defineConfig(${text});`,
  });

  it('has the documents of its first locale where no locale is the root', () => {
    const { files, config: written } = importOf({
      ...config(
        "{ locales: { 'en-US': { title: 'E', themeConfig: { nav: [{ text: 'A', link: '/en-US/a' }] } }, 'de-DE': {}, ...more() } }",
      ),
      'en-US/a.md': '# A\n',
      'de-DE/a.md': '# A\n',
      'ru-RU/a.md': '# A\n',
      'shared/a.md': '# A\n',
    });
    const documents = Object.keys(files).filter((path) => path.endsWith('.md') && path.startsWith('content/'));
    expect(documents).toEqual(['content/docs/en-US/a.md', 'content/docs/shared/a.md']);
    expect(written).toContain("'document/formula': 'warning'");
    expect(written).toContain("title: 'E'");
    expect(written).toContain("label: 'A'");
  });

  it('finds documents of its locale where links of menus lack the folder', () => {
    const { config: written } = importOf({
      ...config(
        "{ locales: { 'en-US': { themeConfig: { nav: [{ text: 'A', link: '/a.md' }, { text: 'B', link: '/en-US/b' }], socialLinks: { github: 'https://github.com/a/b' } } } } }",
      ),
      'en-US/a.md': '# A\n',
      'en-US/b.md': '# B\n',
    });
    expect(written).toContain("{ type: 'document', document: 'en-US/a', label: 'A' }");
    expect(written).toContain("{ type: 'document', document: 'en-US/b', label: 'B' }");
    expect(written).toContain("{ type: 'link', href: 'https://github.com/a/b', label: 'GitHub', position: 'right' }");
  });

  it('keeps menus, edit links, icon and the table of contents', () => {
    const { config: written } = importOf({
      ...config(
        `{ title: 'V', description: 'D', base: '/v/', head: [['link', { rel: 'icon', href: '/i.svg' }]], themeConfig: { logo: '/i.svg', outline: [2, 4], nav: [{ text: 'Guide', link: '/guide/' }, { text: 'More', items: [{ text: 'O', link: 'https://o.example' }] }], socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }], sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'G', collapsed: true, items: [{ text: 'S', link: 'start.html' }, 'x'] }] }, '/': [{ text: 'Home', link: '/' }] }, editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path' }, footer: { message: 'M', copyright: 'C' } } }`,
      ),
      'index.md': '# Home',
      'guide/index.md': '# Guide',
      'guide/start.md': '# Start',
      'public/i.svg': '<svg/>',
    });
    expect(written).toContain("baseUrl: '/v'");
    expect(written).toContain("favicon: 'i.svg'");
    expect(written).toContain('tableOfContents: { minLevel: 2, maxLevel: 4 }');
    expect(written).toContain("{ type: 'document', document: 'guide/index', label: 'Guide' }");
    expect(written).toContain("label: 'GitHub', position: 'right'");
    expect(written).toContain("guide: [{ label: 'G', collapsed: true, items: [{ document: 'guide/start', label: 'S' }] }]");
    expect(written).toContain("editUrl: 'https://github.com/a/b/edit/main/docs/'");
    expect(written).toContain("copyright: 'M C'");
    expect(written).toContain("'/guide/start.html': '/guide/start'");
  });

  it.each(['(async () => ({ title: "T" }))()', 'await load()', 'make("a", { title: "T" })'])(
    'asks for a config that only a run could tell: %s',
    (code) => {
      const imported = importOf({ '.vitepress/config.ts': `export default ${code};`, 'index.md': '# A' });
      expect(questionsOf(imported).join()).toContain('Its value is computed');
    },
  );

  it('carries over a config that unknown functions get, and asks what they change', () => {
    const code = `({ mode }) => { return withPwa(extend(one(defineConfig({ title: 'Boats', base: '/b/' }), { more: true }))); }`;
    const imported = importOf({ '.vitepress/config.ts': `export default ${code};`, 'index.md': '# A' });
    expect(imported.config).toContain("title: 'Boats'");
    expect(imported.config).toContain("baseUrl: '/b'");
    expect(questionsOf(imported)).toEqual([expect.stringContaining('extend(…)'), expect.stringContaining('one(…)')]);
  });

  it('shares parts of its config, and keeps ids of headings with capitals', () => {
    const imported = importOf({
      '.vitepress/config/index.ts':
        "import { shared } from './shared'; export default defineConfig({ ...shared, base: shared.base, locales: { root: { label: 'English', lang: 'en-US', link: '/' } } });",
      '.vitepress/config/shared.ts':
        "export const slugify = (str: string): string => str.normalize('NFKD').replace(/[ .()]+/g, '-'); export const shared = defineConfig({ title: 'P', base: '/p/', markdown: { anchor: { slugify } } });",
      'index.md': '# Home\n\n## Options API (old)\n\n## plain\n',
    });
    expect(imported.config).toContain("title: 'P'");
    expect(imported.config).toContain("baseUrl: '/p'");
    expect(imported.files['content/docs/index.md']).toBe('# Home\n\n## Options API (old) {#Options-API-old-}\n\n## plain\n');
    expect(questionsOf(imported)).toEqual([]);
  });

  it('has values of front matter in its texts, ids for headings of code, and a place for documents with one address', () => {
    const imported = importOf({
      ...config('{}'),
      'en/index.md': '# Index\n',
      'en.md':
        '---\ntitle: Go\n---\n\n# {{ $frontmatter.title }} {{ $frontmatter.gone }}\n\n## `--config <file>`\n\n`{{ $frontmatter.title }}`\n',
    });
    expect(imported.files['content/docs/en.md']).toBe(
      '---\nslug: /en-2\ntitle: Go\n---\n\n# Go {{ $frontmatter.gone }}\n\n## `--config <file>` {#config-file}\n\n`{{ $frontmatter.title }}`\n',
    );
    expect(questionsOf(imported)).toEqual(['content/docs/en.md: Another document has the address /en, so this one is at /en-2.']);
  });

  it('has ids of headings without capitals where its function makes such', () => {
    const { files } = importOf({
      ...config("{ markdown: { anchor: { slugify: (s) => s.replace(/ /g, '-').toLowerCase() } } }"),
      'index.md': '# Home\n\n## Options API\n',
    });
    expect(files['content/docs/index.md']).toBe('# Home\n\n## Options API\n');
  });

  it('ignores keys of front matter that only the site itself reads, and needs no redirect to the file of a page', () => {
    const { config: written } = importOf({
      ...config('{ head: [] }'),
      'a.md': '---\nname: A\noutline: deep\n---\n',
      'b/index.md': '---\naria: x\n---\n',
      'public/_redirects': '/b/index.html /b\n/c/index.html /b\n',
    });
    expect(written).toContain("ignoredKeys: ['aria', 'name']");
    expect(written).not.toContain("'/b/index.html'");
    expect(written).toContain("'/c/index.html': '/b'");
  });

  it('has addresses by its rewrites, and redirects from the names of its files', () => {
    const { files, config: written } = importOf({
      ...config("{ cleanUrls: true, rewrites: { 'pkg/:name/src/(.*)': ':name/docs', 'en/:rest*': ':rest*' } }"),
      'pkg/a/src/x.md': '# X',
      'en/guide/b.md': '# B',
    });
    expect(files['content/docs/en/guide/b.md']).toBe('---\nslug: /guide/b\n---\n\n# B');
    expect(files['content/docs/pkg/a/src/x.md']).toContain('slug: /a/docs');
    expect(written).toContain("'/guide/b.html': '/guide/b'");
  });

  it('leaves out other locales and pages that a program makes, and says so', () => {
    const imported = importOf({
      ...config("{ srcExclude: ['**/draft.md'], locales: { root: { label: 'English', title: 'Root' }, zh: { label: '中文' } } }"),
      'a.md': '',
      'draft.md': '',
      'zh/a.md': '',
      '[id].md': '',
    });
    expect(Object.keys(imported.files).filter((path) => path.startsWith('content/'))).toEqual(['content/docs/a.md']);
    expect(imported.config).toContain("title: 'Root'");
    expect(imported.notes).toContainEqual(expect.objectContaining({ kind: 'dropped', subject: 'Locales zh' }));
    expect(questionsOf(imported).join()).toContain('Pages [id].md');
  });
});

describe('a Starlight site', () => {
  it('keeps sidebars, links, redirects and pictures of the sources', () => {
    const imported = importOf({
      'astro.config.mjs': `export default defineConfig({ site: 'https://s.example', base: '/docs', redirects: { 'old': '/guides/a', '/x/[...slug]': '/guides/[...slug]' }, integrations: [other(), starlight({ title: 'S', logo: { src: './src/assets/l.svg' }, social: { github: 'https://github.com/a/b' }, editLink: { baseUrl: 'https://g.example/edit/main/' }, sidebar: ['start', { label: 'G', autogenerate: { directory: 'guides' } }, { label: 'L', link: 'https://o.example' }], customCss: ['./a.css'] })] })`,
      'src/content/docs/start.mdx':
        '---\ntitle: Start\n---\nimport { Tabs } from "@astrojs/starlight/components";\n\n![x](../../assets/p.png)\n',
      'src/content/docs/guides/a.md': '---\ntitle: A\nsidebar:\n  order: 2\n---\n',
      'src/content/docs/guides/B Page.md': '---\ntitle: B\nsidebar:\n  order: 1\n---\n',
      'src/assets/l.svg': '<svg/>',
      'src/assets/p.png': 'p',
    });
    expect(imported.config).toContain("logo: { src: 'l.svg' }");
    expect(imported.config).toContain("{ label: 'G', collapsed: false, items: ['guides/B Page', 'guides/a'] }");
    expect(imported.config).toContain("'/old': '/guides/a', '/x/*': '/guides/*'");
    expect(imported.files['content/docs/guides/B Page.md']).toContain('slug: /guides/b-page');
    expect(imported.files['content/docs/start.mdx']).toContain('![x](./imported/src/assets/p.png)');
    expect(imported.files['content/docs/imported/src/assets/p.png']).toBe('/site/src/assets/p.png');
    expect(imported.config).toContain("editUrl: 'https://g.example/edit/main/src/content/docs/'");
  });

  it('keeps the pictures of its home page', () => {
    const { files } = importOf({
      'astro.config.mjs': "export default { integrations: [starlight({ title: 'S' })] };",
      'src/content/docs/index.mdx':
        '---\ntitle: T\nhero:\n  image:\n    file: ../../assets/a.webp\n    dark: "~/assets/b.webp"\n    alt: a.b\n---\n\n# A\n',
      'src/assets/a.webp': '',
      'src/assets/b.webp': '',
    });
    expect(files['content/docs/index.mdx']).toContain(
      'file: ./imported/src/assets/a.webp\n    dark: "./imported/src/assets/b.webp"\n    alt: a.b',
    );
    expect(files).toHaveProperty('content/docs/imported/src/assets/a.webp');
  });

  it('has the default locale alone', () => {
    const imported = importOf({
      'astro.config.ts':
        "export default defineConfig({ integrations: [starlight({ title: { en: 'S' }, defaultLocale: 'en', locales: { en: { lang: 'en-GB' }, fr: {} } })] })",
      'src/content/docs/en/a.md': '',
      'src/content/docs/fr/a.md': '',
    });
    expect(Object.keys(imported.files)).not.toContain('content/docs/fr/a.md');
    expect(imported.config).toContain("i18n: { locales: ['en-GB'] }");
  });
});

describe('an Astro site without Starlight', () => {
  const site = {
    'astro.config.mjs': "export default defineConfig({ site: 'https://a.example', redirects: { '/old': '/docs/b' } })",
    'src/content/docs/index.mdx': '---\ntitle: Start\norder: 1\n---\n\n[b](/docs/b)\n',
    'src/content/docs/B.md': '---\ntitle: B\norder: 3\n---\n',
    'src/content/docs/c.md': '---\ntitle: C\norder: 2\n---\n',
    'src/content/docs/d/e.md': '# E',
    'src/content/loose/f.md': '# F',
    'src/pages/docs/[...slug].astro': "---\nconst docs = await getCollection('docs')\n---\n",
    'src/pages/about.md': '# About',
    'src/pages/index.astro': '',
  };

  it('has the collections that its pages name, in their order, and the Markdown of its pages', () => {
    const { config, files, notes } = importOf(site);
    expect(config).toContain("docs: ['docs/index', 'docs/c', 'docs/B', { label: 'D', items: ['docs/d/e'] }]");
    expect(config).toContain("'/old': '/docs/b'");
    expect(files).toHaveProperty('content/site/about.md');
    expect(files['content/site/docs/B.md']).toContain('slug: /docs/b');
    expect(questionsOf({ notes })).toContain('loose: No page of `src/pages` names this collection, so its documents were not imported.');
    expect(questionsOf({ notes }).join()).toContain('Page /');
  });

  it('names groups of its sidebar by the index of their folder', () => {
    const index = { 'src/content/docs/d/index.md': '---\ntitle: The D\n---\n' };
    expect(importOf({ ...site, ...index }).config).toMatch(
      /label: 'The D',\s+collapsed: true,\s+document: 'docs\/d\/index',\s+items: \['docs\/d\/e'\]/,
    );
  });

  it('has the route that its own links have, and parts by the aliases of its compiler', () => {
    const { config, files } = importOf({
      'astro.config.mjs': 'export default {}',
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@mdx/*": ["src/mdx/*"], "@gone/*": ["../../*"] } } }',
      'src/mdx/Part.mdx': 'Of a part.\n',
      'src/content/docs/a.mdx': "import Part from '@mdx/Part.mdx';\n\n<Part />\n\n[b](/docs/b)\n",
      'src/content/docs/b.mdx': '# B',
      'src/pages/[...slug].astro': '---\nconst all = await getCollection("docs")\n---\n',
    });
    expect(config).toContain("route: '/docs'");
    expect(files['content/docs/_imported/src/mdx/Part.mdx']).toBe('Of a part.\n');
    expect(files['content/docs/a.mdx']).toContain("import Part from './_imported/src/mdx/Part.mdx';");
  });

  it('has the sidebar of a collection that is named as its pages are', () => {
    const { config } = importOf({
      'astro.config.mjs': 'export default {}',
      'src/content/pages/a.md': '# A',
      'src/pages/p/[...slug].astro': "getCollection('pages')",
      'src/pages/b.md': '# B',
    });
    expect(config).toMatch(/pages: \['p\/a'\],\s+'pages-2': \['b'\]/);
  });

  it('has the routes of pages that show documents, not of lists, and asks where several do', () => {
    const blog = {
      'astro.config.mjs': "export default { srcDir: './app' }",
      'src/content/blog/a.md': '# A',
      'src/pages/authors/[author].astro': "getCollection('blog')",
      'src/pages/blog/[...slug].astro': "getCollection('blog')",
    };
    const imported = importOf(blog);
    expect(imported.config).toContain("route: '/blog'");
    expect(questionsOf(imported)).toContain('srcDir: Collections and pages were looked for in `src` only.');
    expect(questionsOf(imported).join()).not.toContain('blog');
    expect(questionsOf(importOf({ ...blog, 'src/pages/authors/[author].astro': "getCollection('blog') <Content />" }))).toContain(
      'blog: Its documents are below /authors. Pages below /blog name the collection, too.',
    );
  });

  it('has the names of files as addresses of its pages', () => {
    const imported = importOf({ ...site, 'src/pages/Legal/Terms_v1.2.md': '---\nslug: other\n---\n\n# T\n' });
    expect(imported.notes.map(({ subject, text }) => `${subject} ${text}`)).toContain(
      'content/site/Legal/Terms_v1.2.md It needs no `slug`: /Legal/Terms_v1.2 follows from its place.',
    );
  });

  it('is not recognized if all of its pages are programs', () => {
    expect(recognize(memoryProject({ 'astro.config.mjs': '', 'src/pages/index.astro': '' }), '/site')).toBeUndefined();
  });
});

describe('a Nextra site', () => {
  it('of version 3 has menus of its `_meta` files, and a footer of its component', () => {
    const { config, files, notes } = importOf({
      'next.config.mjs':
        "import nextra from 'nextra';\nconst withNextra = nextra({ theme: 'nextra-theme-docs', themeConfig: './theme.config.tsx' });\nexport default withNextra({ basePath: '/n', trailingSlash: true, redirects: async () => [{ source: '/o', destination: '/docs/a' }] });",
      'theme.config.tsx':
        "const Footer = () => <div><List title=\"T\" items={[{ title: 'O', url: 'https://o.example' }]} /><p>Copyright {new Date().getFullYear()} Me</p></div>;\nexport default { logo: <b>Nex</b>, project: { link: 'https://github.com/a/b' }, footer: { content: Footer } };",
      'pages/_meta.ts':
        "export default { docs: { type: 'page', title: 'Docs' }, api: { type: 'menu', title: 'API', items: { a: { title: 'One', href: '/api-docs/one' } } } };",
      'pages/docs/_meta.json':
        '{ "b": "Bee", "-- 1": { "type": "separator", "title": "Part" }, "a": "", "h": { "display": "hidden" }, "l": { "title": "Out", "href": "https://o.example" } }',
      'pages/docs/a.mdx': '# A\n\nSee [b](../b/#x).\n',
      'pages/docs/b.mdx': '# B',
      'pages/docs/h.mdx': '# H',
      'pages/api-docs/one.mdx': '# One',
      'pages/_app.tsx': 'export default App',
      'pages/play.tsx': 'export default Play',
      'pages/docs/[name].tsx': 'export default Named',
    });
    expect(questionsOf({ notes })).toContain('Pages docs/[name].tsx: A program makes these pages, so they were not imported.');
    expect(config).toContain("title: 'Nex'");
    expect(config).toContain("baseUrl: '/n'");
    expect(config).toContain("{ type: 'dropdown', label: 'API', items: [{ label: 'One', document: 'api-docs/one' }] }");
    expect(config).toContain("docs: [\n        { document: 'docs/b', label: 'Bee' },");
    expect(config).toContain("{ label: 'Part', collapsed: false, items: ['docs/a', { label: 'Out', href: 'https://o.example' }] }");
    expect(config).toContain("columns: [{ title: 'T', items: [{ label: 'O', href: 'https://o.example' }] }]");
    expect(config).toContain("copyright: 'Copyright 2026 Me'");
    expect(config).toContain("removed: { '/play':");
    expect(files['content/site/docs/a.mdx']).toContain('[b](/docs/b#x)');
    expect(Object.keys(files).filter((path) => /_meta|_app/.test(path))).toEqual([]);
  });

  it('has the menus of `app`, where one file has the keys of all folders', () => {
    const { config } = importOf({
      'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
      'app/_meta.global.tsx':
        "const GUIDE = { b: 'Bee', a: '' };\nexport default { docs: { type: 'page', title: 'Documentation', items: { index: 'Start', guide: { items: GUIDE }, _: { type: 'separator', title: 'Rest' }, api: '' } }, blog: { type: 'page' } };",
      'app/docs/page.mdx': '# Docs',
      'app/docs/guide/page.mdx': '# Guide',
      'app/docs/guide/a/page.mdx': '# A',
      'app/docs/guide/b/page.mdx': '# B',
      'app/docs/(group)/api/page.mdx': '# API',
      'app/blog/page.mdx': '# Blog',
    });
    expect(config).toContain("{ type: 'document', document: 'docs/page', label: 'Documentation' }");
    expect(config).toContain("{ type: 'document', document: 'blog/page', label: 'Blog' }");
    expect(config).toContain("{ document: 'docs/page', label: 'Start' }");
    expect(config).toContain("{ label: 'Rest', collapsed: false, items: ['docs/(group)/api/page'] }");
    expect(config.replace(/\s+/g, ' ')).toContain(
      "label: 'Guide', collapsed: false, items: [{ document: 'docs/guide/b/page', label: 'Bee' }, 'docs/guide/a/page', 'docs/guide/page']",
    );
  });

  it('has labels for the entries of menus that have none', () => {
    const { config } = importOf({
      'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
      'content/_meta.ts':
        "export default { about: { type: 'menu', title: 'About', items: { 'our-team': { href: 'https://t.example' }, a: '' } }, x: { title: '', href: 'https://x.example' } };",
      'content/a.mdx': '# A',
    });
    expect(config).toContain("items: [{ label: 'Our team', href: 'https://t.example' }]");
    expect(config).not.toContain("label: ''");
  });

  it('of version 4 has the attributes of its layout and the route of its contents', () => {
    const { config, files } = importOf({
      'next.config.ts': "import nextra from 'nextra'; export default nextra({ contentDirBasePath: '/docs' })({});",
      'app/layout.tsx':
        'export const metadata = { title: { default: \'Four\' }, description: \'D\' };\nexport default async function Layout4({ children }) { return <html><body><Layout navbar={<Navbar logo={<b>4</b>} projectLink="https://github.com/a/b" />} footer={<Footer>MIT © Me.</Footer>} docsRepositoryBase="https://github.com/a/b/tree/main/docs">{children}</Layout></body></html>; }',
      'content/index.mdx': '# Home',
      'content/guide/a.mdx': '# A',
    });
    expect(config).toContain("title: 'Four'");
    expect(config).toContain("tagline: 'D'");
    expect(config).toContain("route: '/docs'");
    expect(config).toContain("copyright: 'MIT © Me.'");
    expect(config).toContain("editUrl: 'https://github.com/a/b/edit/main/docs/content/'");
    expect(files).toHaveProperty('content/docs/guide/a.mdx');
  });
});

describe('a project of TypeDoc', () => {
  it.each([
    [
      'typedoc.json',
      '{ /* c */ "entryPoints": ["src/index.ts", "src/server/index.ts"], "excludePrivate": false, "readme": "none", "tsconfig": "tsconfig.json", "sort": ["source-order"], "hostedBaseUrl": "https://t.example/x/" }',
    ],
    [
      'typedoc.config.js',
      "/** @type {import('typedoc').TypeDocOptions} */ export default { entryPoints: ['src/index.ts', 'src/server/index.ts'], excludePrivate: false, readme: 'none', tsconfig: 'tsconfig.json', sort: ['source-order'], hostedBaseUrl: 'https://t.example/x/' }",
    ],
    [
      'package.json',
      '{ "name": "@a/b", "typedocOptions": { "entryPoints": ["src/index.ts", "src/server/index.ts"], "excludePrivate": false, "readme": "none", "tsconfig": "tsconfig.json", "sort": ["source-order"], "hostedBaseUrl": "https://t.example/x/" } }',
    ],
  ])('in %s becomes a package of the reference', (file, text) => {
    const { config } = importOf({
      'package.json': '{ "name": "@a/b" }',
      'src/index.ts': '',
      'src/server/index.ts': '',
      'tsconfig.json': '{}',
      [file]: text,
    });
    expect(config).toContain("path: '../site'");
    expect(config).toContain("slug: 'a-b'");
    expect(config).toContain("entryPoints: { '.': 'src/index.ts', './server': 'src/server/index.ts' }");
    expect(config).toContain("tsconfig: '../site/tsconfig.json'");
    expect(config).toContain('readme: false');
    expect(config).toContain('exclude: { private: false }');
    expect(config).toContain("sort: 'source'");
    expect(config).toContain("url: 'https://t.example'");
    expect(config).toContain("baseUrl: '/x'");
  });

  it('may have several packages', () => {
    const { config } = importOf({
      'typedoc.json': '{ "entryPointStrategy": "packages", "entryPoints": ["packages/*"] }',
      'packages/a/package.json': '{}',
      'packages/b/package.json': '{}',
      'packages/c/readme.md': '',
    });
    expect(config).toContain("packages: [{ path: '../site/packages/a' }, { path: '../site/packages/b' }]");
  });
});

describe('a folder', () => {
  it('is looked at first, then the usual folders below it', () => {
    expect(recognize(memoryProject({ 'website/docusaurus.config.ts': '', 'typedoc.json': '{}' }), '/site')?.folder).toBe('/site/website');
    const inWorkspace = memoryProject({ 'packages/documentation/docusaurus.config.js': '' });
    expect(recognize(inWorkspace, '/site')?.folder).toBe('/site/packages/documentation');
    expect(recognize(memoryProject({ 'typedoc.json': '{}' }), '/site')?.configFile).toBe('/site/typedoc.json');
  });

  it('of another tool is not recognized, but the tool is', () => {
    const files = memoryProject({ 'mkdocs.yml': '', 'astro.config.mjs': 'export default {}', 'next.config.js': '' });
    expect(recognize(files, '/site')).toBeUndefined();
    expect(otherTool(files, '/site')).toBe('MkDocs');
    expect(otherTool(memoryProject({ 'svelte.config.js': '', 'docs/mkdocs.yml': '' }), '/site')).toBe('MkDocs');
    expect(otherTool(memoryProject({ 'svelte.config.js': '', 'docs/a.md': '' }), '/site')).toBe('SvelteKit');
  });

  it.each([
    ['docs/hugo.yaml', '', 'Hugo'],
    ['config.toml', 'baseURL = "/"', 'Hugo'],
    ['config.toml', 'a = 1', undefined],
    ['_config.yml', '', 'Jekyll'],
    ['docs/index.html', '<script src="//cdn.jsdelivr.net/npm/docsify@4"></script>', 'Docsify'],
    ['index.html', '<p>', undefined],
    ['.gitbook.yaml', '', 'GitBook'],
    ['docs/.config/docs.yaml', '', 'undocs'],
    ['eleventy.config.mjs', '', 'Eleventy'],
    ['astro.config.ts', '', expect.stringContaining('Astro')],
  ])('with %s of %j is one of %s', (file, text, tool) => {
    expect(otherTool(memoryProject({ [file]: text }), '/site')).toEqual(tool);
  });
});

describe('a book of mdBook', () => {
  const book = {
    'book.toml':
      '[book]\ntitle = "B"\nlanguage = "de"\n[output.html]\nsite-url = "/b/"\nedit-url-template = "https://g.example/edit/main/{path}"\nmathjax-support = true\n[output.html.redirect]\n"/old.html" = "guide/install.html"\n',
    'src/SUMMARY.md':
      '# Summary\n\n[Intro](README.md)\n\n# User guide\n\n- [Install](guide/install.md)\n- [Tool](cli/README.md)\n    - [`init`](./cli/init.md)\n    - [Draft]()\n- [Site](https://o.example)\n\n-----\n\n[People](people.md)\n',
    'src/README.md': '# Intro',
    'src/guide/install.md': '# Install',
    'src/cli/README.md': '# Tool',
    'src/cli/init.md': '# Init',
    'src/people.md': '# People',
    'src/unlisted.md': '# Unlisted',
    'src/guide/a.png': '',
  };

  it('keeps chapters, their order and groups, and all addresses', () => {
    const { config, files, notes } = importOf(book);
    expect(config).toContain("title: 'B'");
    expect(config).toContain("baseUrl: '/b'");
    expect(config).toMatch(/label: 'User guide',\s+collapsed: false/);
    expect(config).toContain("{ document: 'guide/install', label: 'Install' }");
    expect(config).toMatch(/label: 'Tool',\s+collapsed: false,\s+document: 'cli\/README'[\s\S]*document: 'cli\/init', label: 'init'/);
    expect(config).toContain("{ label: 'Site', href: 'https://o.example' }");
    expect(config).not.toContain('Draft');
    for (const [from, to] of [
      ['/guide/install.html', '/guide/install'],
      ['/cli/init.html', '/cli/init'],
      ['/old.html', '/guide/install'],
    ])
      expect(config).toContain(`'${from}': '${to}'`);
    expect(files['content/docs/cli/README.md']).toContain('slug: /cli');
    expect(Object.keys(files)).not.toContain('content/docs/unlisted.md');
    expect(Object.keys(files)).toContain('content/docs/guide/a.png');
    expect(notes).toContainEqual(expect.objectContaining({ kind: 'carried', subject: 'output.html.mathjax-support' }));
  });

  it('reads a SUMMARY.md alone, and asks for the title', () => {
    const imported = importOf({ 'SUMMARY.md': '* [A](a.md)\n  * [B](b.md)\n', 'a.md': '# A', 'b.md': '# B' });
    expect(imported.config).toContain("document: 'b'");
    expect(questionsOf(imported).join()).toContain('title');
  });
});

describe('a site of Fumadocs', () => {
  it('keeps the order of meta.json, sections with a sidebar of their own, and addresses', () => {
    const imported = importOf({
      'source.config.ts': "import { defineDocs } from 'fumadocs-mdx/config'; export const docs = defineDocs({ dir: 'content' });",
      'lib/source.ts': "export const source = loader({ baseUrl: '/guide', source: docs.toFumadocsSource() });",
      'app/page.tsx': '',
      'app/guide/[[...slug]]/page.tsx': '',
      'content/meta.json': '{ "pages": ["---Start---", "index", "[Icon][Repo](https://o.example)", "---More---", "...", "!hidden", "ui"] }',
      'content/index.mdx': '# Home',
      'content/hidden.mdx': '# Hidden',
      'content/(group)/inner.mdx': '# Inner',
      'content/(group)/meta.json': '{ "title": "Grouped" }',
      'content/ui/meta.json': '{ "title": "UI", "root": true, "pages": ["z...a"] }',
      'content/ui/a.mdx': '# A',
      'content/ui/b.mdx': '# B',
      'content/index.cn.mdx': '# 首页',
    });
    expect(imported.config).toContain("route: '/guide'");
    expect(imported.config).toMatch(
      /label: 'Start',\s+collapsed: false,\s+items: \['index', \{ label: 'Repo', href: 'https:\/\/o\.example' \}\]/,
    );
    expect(imported.config).toMatch(/label: 'More'[\s\S]*label: 'Grouped'[\s\S]*'\(group\)\/inner'/);
    expect(imported.config).toContain("ui: ['ui/b', 'ui/a']");
    expect(imported.config).toContain("{ type: 'sidebar', sidebar: 'ui', label: 'UI' }");
    expect(imported.files['content/docs/(group)/inner.mdx']).toContain('slug: /inner');
    expect(Object.keys(imported.files)).not.toContain('content/docs/index.cn.mdx');
    expect(questionsOf(imported).join()).toContain('title');
  });

  it('ends where folders list themselves', () => {
    const imported = importOf({
      'source.config.ts': 'export const docs = defineDocs({});',
      'content/docs/meta.json': '{ "pages": [".", "..", "...", "../docs/ui"] }',
      'content/docs/ui/meta.json': '{ "pages": ["./", "....", "../ui", "a"] }',
      'content/docs/ui/a.mdx': '# A',
    });
    expect(imported.config).toContain("items: ['ui/a']");
  });
});

it('imports a document of two collections of Fumadocs once', () => {
  const imported = importOf({
    'source.config.ts':
      "export const docs = defineDocs({ dir: 'content' }); export const blog = defineCollections({ type: 'doc', dir: 'content/blog' });",
    'lib/source.ts':
      "export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource() }); export const posts = loader({ baseUrl: '/blog', source: createMDXSource(blog) });",
    'content/index.mdx': '# Home',
    'content/blog/first.mdx': '# First',
  });
  expect(Object.keys(imported.files).filter((path) => path.includes('first'))).toEqual(['content/docs/blog/first.mdx']);
  expect(questionsOf(imported).join()).not.toContain('Another document');
});

it('reads what Next.js knows of a site of Fumadocs', () => {
  const imported = importOf({
    'source.config.ts': "export const docs = defineDocs({ dir: 'content' });",
    'lib/source.ts': "export const source = loader({ baseUrl: '/docs', source: docs.toFumadocsSource() });",
    'next.config.ts':
      "const config: NextConfig = { basePath: '/b', async redirects() { return [{ source: '/docs', destination: '/docs/start', permanent: true }]; } };\nexport default withMDX(config);",
    'app/layout.tsx': "export const metadata: Metadata = { title: { default: 'Own', template: '%s | Own' }, description: 'D' };",
    'content/start.mdx': '# Start',
  });
  expect(imported.config).toMatch(/title: 'Own',\s+tagline: 'D',\s+baseUrl: '\/b'/);
  expect(imported.config).toContain("'/docs': '/docs/start'");
  expect(questionsOf(imported).join()).not.toContain('title');
});

it('imports all collections of Fumadocs that a loader gives a route', () => {
  const imported = importOf({
    'source.config.ts':
      "export const docs = defineDocs({ dir: 'content/docs' });\nexport const posts = defineCollections({ type: 'doc', dir: 'content/blog' });\nexport const meta = defineCollections({ type: 'meta', dir: 'content' });\nexport const loose = defineDocs({ dir: 'content/loose' });",
    'lib/site/source.ts':
      "export const source = loader({ baseUrl: '/docs', source: docs.toFumadocsSource() });\nexport const blog = loader({ source: createMDXSource(posts), baseUrl: '/blog' });",
    'content/docs/a.mdx': '[b](/blog/b)\n',
    'content/blog/b.mdx': '# B\n',
    'content/blog/b.fr.mdx': '# B\n',
    'content/loose/c.mdx': '# C\n',
  });
  expect(Object.keys(imported.files).filter((path) => path.endsWith('.mdx'))).toEqual([
    'content/site/docs/a.mdx',
    'content/site/blog/b.mdx',
  ]);
  expect(imported.config).toMatch(/sidebar: 'docs', label: 'Docs'[\s\S]*sidebar: 'posts', label: 'Posts'/);
  expect(questionsOf(imported)).toContain('loose: No `loader` with a `baseUrl` gets this collection, so its documents were not imported.');
});

describe('formulas', () => {
  const hasMath = (files: Readonly<Record<string, string>>): boolean => /math: true/.test(importOf({ 'a.md': '# A', ...files }).config);

  it('are turned on where the former site had them', () => {
    expect(hasMath({ '.vitepress/config.ts': 'export default { markdown: { math: true } }' })).toBe(true);
    expect(hasMath({ '.vitepress/config.ts': 'export default {}' })).toBe(false);
    expect(
      hasMath({ '.vitepress/config.ts': 'export default {}', 'package.json': '{ "devDependencies": { "markdown-it-mathjax3": "4" } }' }),
    ).toBe(true);
    const inside = {
      'docs/.vitepress/config.ts': 'export default {}',
      'docs/a.md': '',
      'package.json': '{ "dependencies": { "remark-math": "3" } }',
    };
    expect(hasMath(inside)).toBe(true);
    expect(hasMath({ ...inside, 'docs/package.json': '{}' })).toBe(false);
    const nextra = (options: string): string => `import nextra from 'nextra'; export default nextra(${options})({});`;
    expect(hasMath({ 'next.config.mjs': nextra('{ latex: true }'), 'pages/a.mdx': '' })).toBe(true);
    expect(hasMath({ 'next.config.mjs': nextra('{ latex: false }'), 'pages/a.mdx': '' })).toBe(false);
    const docusaurus =
      "import remarkMath from 'remark-math'; export default { presets: [['classic', { docs: { remarkPlugins: [remarkMath] } }]] };";
    expect(hasMath({ 'docusaurus.config.js': docusaurus, 'docs/a.md': '' })).toBe(true);
  });

  it('of mdBook get dollar signs', () => {
    const { config, files } = importOf({
      'book.toml': '[output.html]\nmathjax-support = true\n',
      'src/SUMMARY.md': '- [A](a.md)\n',
      'src/a.md': 'In \\\\( x_1 \\\\), `\\\\(y\\\\)`:\n\n\\\\[\nz\n\\\\]\n',
    });
    expect(config).toContain('math: true');
    expect(files['content/docs/a.md']).toBe('In $x_1$, `\\\\(y\\\\)`:\n\n$$\nz\n$$\n');
  });
});

it('leaves out values that gqldocs would refuse, with a question', () => {
  const imported = importOf({
    'docusaurus.config.js': "export default { title: ' ', themeConfig: { navbar: { title: '', items: [{ label: '', to: '/docs/a' }] } } };",
    'docs/a.md': '# A',
  });
  expect(imported.config).toContain("title: 'Documentation'");
  expect(imported.config).not.toContain("''");
});

it('says which documents of VitePress are no pages', () => {
  const { notes } = importOf({
    '.vitepress/config.ts': "export default { srcExclude: ['_b.md'] }",
    'a.md': '# A',
    '_a/b.md': '# B',
    '_b.md': '',
  });
  expect(notes.filter(({ kind }) => kind === 'dropped').map(({ subject }) => subject)).toEqual(['_a/b.md']);
});

it('says once in the report what is the same for many', () => {
  const document = (name: string): readonly [string, string] => [`${name}.md`, '---\ntitle: T\n---\n\n# Other\n'];
  const { files } = importOf({ '.vitepress/config.ts': 'export default {}', ...Object.fromEntries(['a', 'b', 'c', 'd'].map(document)) });
  expect(files['import-report.md']).toContain(
    '- 4 with the same remark. `hide_title` keeps its heading, which is not its `title`.\n  `content/docs/a.md` (a.md), `content/docs/b.md` (b.md), ',
  );
});

it('has a redirect for each of the names that a pattern lists', () => {
  const { config, notes } = importOf({
    'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
    'vercel.json':
      '{ "redirects": [{ "source": "/old/:page(a|b)", "destination": "/:page" }, { "source": "/(x|y)", "destination": "/a" }, { "source": "/:n(1|2)/:m(\\\\d+)", "destination": "/a" }] }',
    'content/a.mdx': '# A',
    'content/b.mdx': '# B',
  });
  expect(config).toContain("redirects: { '/old/a': '/a', '/old/b': '/b', '/x': '/a', '/y': '/a' }");
  expect(questionsOf({ notes }).filter((one) => one.includes('no counterpart'))).toHaveLength(2);
  const many = importOf({
    'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
    'vercel.json': JSON.stringify({ redirects: [{ source: '/:a(1|2|3|4)'.repeat(8), destination: '/a' }] }),
    'content/a.mdx': '# A',
  });
  expect(questionsOf(many).filter((one) => one.startsWith('Redirect'))).toHaveLength(1);
  const optional = importOf({
    'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
    'vercel.json': '{ "redirects": [{ "source": "/:n(1|2)/:page(a|b)?", "destination": "/a" }] }',
    'content/a.mdx': '# A',
  });
  expect(questionsOf(optional).filter((one) => one.startsWith('Redirect'))).toEqual([
    'Redirect /:n(1|2)/:page(a|b)?: To /a: its pattern has no counterpart.',
  ]);
});

it('asks once about many redirects without a target', () => {
  const redirects = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`/a${index}`, `/gone${index}`]));
  const imported = importOf({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'; export default { integrations: [starlight({ title: 'T' })], redirects: ${JSON.stringify(redirects)} };`,
    'src/content/docs/b.md': '# B',
  });
  expect(questionsOf(imported).filter((one) => one.includes('the target'))).toEqual([
    '6 redirects: /a0 to /gone0, /a1 to /gone1, /a2 to /gone2, …: the target was not imported.',
  ]);
});

import { describe, expect, it } from 'vitest';
import { importOf, questionsOf } from './importOf.ts';

const config = (docs: string, rest = ''): string =>
  `export default { title: 'Site', url: 'https://x.example', presets: [['classic', { docs: ${docs}, blog: false, pages: {} }]], ${rest} };`;

describe('addresses of Docusaurus documents', () => {
  it.each([
    ['docs/intro.md', '', '/docs/intro'],
    ['docs/01-intro.md', '', '/docs/intro'],
    ['docs/02-guide/03-run.md', '', '/docs/guide/run'],
    ['docs/2024-01-report.md', '', '/docs/2024-01-report'],
    ['docs/guide/README.md', '', '/docs/guide'],
    ['docs/guide/guide.md', '', '/docs/guide'],
    ['docs/guide/index.md', '', '/docs/guide'],
    ['docs/guide/guide.md', 'id: start', '/docs/guide'],
    ['docs/01-guide/guide.md', '', '/docs/guide/guide'],
    ['docs/guide/run.md', 'id: start', '/docs/guide/start'],
    ['docs/guide/run.md', 'slug: start', '/docs/guide/start'],
    ['docs/guide/run.md', 'slug: /', '/docs'],
  ])('%s with "%s" is %s', (path, frontMatter, address) => {
    const { files, notes } = importOf({ 'docusaurus.config.ts': config('{}'), [path]: `---\ntitle: T\n${frontMatter}\n---\n` });
    const to = `content/${path}`;
    const slug = /^slug: (.*)$/m.exec(files[to] ?? '')?.[1];
    const own = frontMatter.startsWith('id') ? '/guide/start' : `/${path.replace(/^docs\/|(?:\/index)?\.md$/g, '')}`;
    expect(slug === undefined ? `/docs${own}` : `/docs${slug.startsWith('/') ? slug.replace(/\/$/, '') : `/guide/${slug}`}`).toBe(address);
    expect(notes.filter(({ kind, subject }) => kind === 'changed' && subject === to)).toHaveLength(
      slug === undefined || frontMatter.startsWith('slug') ? 0 : 1,
    );
  });
});

describe('a Docusaurus site', () => {
  it('loses slugs that its new place makes needless, and keeps keys of its own', () => {
    const {
      config: written,
      files,
      notes,
    } = importOf({
      'docusaurus.config.js': config('{}', "plugins: [['content-docs', { id: 'more', path: 'more', routeBasePath: 'more' }]]"),
      'docs/a.md': '---\nslug: /a\ntitle: A\ndiscussion: 7\n---\n',
      'more/b.md': '# B\n',
    });
    expect(files['content/site/docs/a.md']).toBe('---\ntitle: A\ndiscussion: 7\n---\n');
    expect(written).toContain("ignoredKeys: ['discussion']");
    expect(notes.filter(({ kind }) => kind === 'changed').map(({ text }) => text)).toContain(
      'It needs no `slug`: /docs/a follows from its place.',
    );
  });

  it('redirects single segments of addresses, too', () => {
    const { config: written } = importOf({
      'docusaurus.config.js': config('{}'),
      'docs/new/a.md': '# A\n',
      'vercel.json': '{ "redirects": [{ "source": "/docs/old/:path", "destination": "/docs/new/:path" }] }',
    });
    expect(written).toContain("'/docs/old/*': '/docs/new/*'");
  });

  it('keeps its explicit sidebars, and asks about entries without a document', () => {
    const imported = importOf({
      'docusaurus.config.js': `module.exports = { title: 'Site', presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]] };`,
      'sidebars.js': `module.exports = { main: ['a', { type: 'category', label: 'More', collapsed: false, link: { type: 'doc', id: 'more/b' }, items: [{ type: 'doc', id: 'more/c', label: 'See' }, { type: 'link', label: 'Out', href: 'https://o.example' }] }, { Short: ['gone', 'a'] }] };`,
      'docs/01-a.md': '# A',
      'docs/more/b.md': '# B',
      'docs/more/c.md': '# C',
    });
    expect(imported.config).toContain("'01-a',");
    expect(imported.config).toContain("label: 'More',\n          collapsed: false,\n          document: 'more/b'");
    expect(imported.config).toContain("{ document: 'more/c', label: 'See' }, { label: 'Out', href: 'https://o.example' }");
    expect(questionsOf(imported)).toContain('gone: It points to gone, which was not imported. The entry is left out.');
  });

  it('keeps folders whole where both tools order them alike, and lists them with categories otherwise', () => {
    const plain = importOf({ 'docusaurus.config.js': config('{}'), 'docs/a.md': '# A', 'docs/b/c.md': '# C' });
    expect(plain.config).toContain("sidebars: { defaultSidebar: [{ folder: '' }] }");
    const named = importOf({
      'docusaurus.config.js': config('{}'),
      'docs/a.md': '---\nsidebar_position: 9\n---\n',
      'docs/b/c.md': '# C',
      'docs/b/_category_.yml': 'label: Bee\nposition: 1\ncollapsed: false',
    });
    expect(named.config).toContain("defaultSidebar: [{ label: 'Bee', collapsed: false, items: ['b/c'] }, 'a']");
    expect(named.files).not.toHaveProperty('content/docs/b/_category_.yml');
  });

  it('keeps navigation, footer, announcement and pictures that exist', () => {
    const theme = `themeConfig: { image: 'img/gone.png', navbar: { title: 'S', logo: { src: 'img/logo.svg' }, items: [{ type: 'doc', docId: 'a', label: 'A' }, { to: '/docs/a#x', label: 'X', position: 'right' }, { label: 'Menu', items: [{ href: 'https://o.example', label: 'O' }] }, { to: 'nowhere', label: 'N' }] }, footer: { links: [{ title: 'T', items: [{ to: 'docs/a', label: 'A' }] }], copyright: '&copy; <b>Me</b>' }, announcementBar: { id: 'n', content: 'See <a href="/docs/a">A</a> and <a href="/gone">B</a>' } }`;
    const imported = importOf({ 'docusaurus.config.js': config('{}', theme), 'docs/a.md': '# A', 'static/img/logo.svg': '<svg/>' });
    expect(imported.config).toContain("{ type: 'document', document: 'a', label: 'A' }");
    expect(imported.config).toContain("{ type: 'route', route: '/docs/a#x', label: 'X', position: 'right' }");
    expect(imported.config).toContain("{ type: 'dropdown', label: 'Menu', items: [{ label: 'O', href: 'https://o.example' }] }");
    expect(imported.config).toContain("copyright: '© Me'");
    expect(imported.config).toContain("content: 'See [A](/docs/a) and B'");
    expect(imported.config).toContain("logo: { src: 'img/logo.svg' }");
    expect(imported.config).not.toContain('socialImage');
    expect(imported.files['content/static/img/logo.svg']).toBe('/site/static/img/logo.svg');
  });

  it('keeps redirects, gives pages that are programs a note, and sends versions to the current documents', () => {
    const plugins = `plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/old', '/older/'], to: '/docs/a' }, { from: '/lost', to: '/gone' }], createRedirects: f }]]`;
    const imported = importOf({
      'docusaurus.config.js': config('{}', plugins),
      'docs/a.md': '# A',
      'versions.json': '["2.0", "1.0"]',
      'src/pages/index.tsx': 'export default function Home() {}',
      'src/pages/play.tsx': 'export default function Play() {}',
      'static/_redirects': '/short /docs/a 301\n/all/* /docs/:splat 302\n',
    });
    for (const line of [
      "'/old': '/docs/a'",
      "'/older': '/docs/a'",
      "'/short': '/docs/a'",
      "'/all/*': '/docs/*'",
      "'/docs/next/a': '/docs/a'",
      "'/docs/1.0/a': '/docs/a'",
      "'/play': '",
    ])
      expect(imported.config).toContain(line);
    const questions = questionsOf(imported).join('\n');
    for (const subject of ['Redirect /lost', 'Page /play', 'Page /:']) expect(questions).toContain(subject);
    expect(imported.files).not.toHaveProperty('content/static/_redirects');
    expect(questions).toContain('createRedirects: A function made redirects');
  });

  it('links to the current documents in place of other versions', () => {
    const { files } = importOf({
      'docusaurus.config.js': config('{}'),
      'versions.json': '["2.0", "1.0"]',
      'docs/a.md': '[b](/docs/next/dir/b#c) [c](/docs/1.0/dir/b) [d](/docs/next/missing)\n',
      'docs/dir/b.md': '# B\n',
    });
    expect(files['content/docs/a.md']).toBe('[b](/docs/dir/b#c) [c](/docs/dir/b) [d](/docs/next/missing)\n');
  });

  it('makes documents of its blog', () => {
    const imported = importOf({
      'docusaurus.config.js': "export default { title: 'Site', presets: [['classic', {}]] };",
      'docs/a.md': '# A',
      'blog/2024-01-02-first.md': '# First',
      'blog/2025-03-04-second/index.md': '---\nslug: two\n---\n# Second',
      'blog/third.md': '---\ndate: 2023-05-06T10:00\n---\n\nText\n',
      'blog/2022-01-01-fourth.md': 'Text\n',
    });
    expect(imported.files['content/site/blog/2024-01-02-first.md']).toContain('slug: /blog/2024/01/02/first');
    expect(imported.files['content/site/blog/2025-03-04-second/index.md']).toContain('slug: /blog/two');
    expect(imported.files).toHaveProperty('content/site/docs/a.md');
    expect(imported.files['content/site/blog/2025-03-04-second/index.md']).toContain('---\n# Second\n\n2025-03-04\n');
    expect(imported.files['content/site/blog/third.md']).toBe('---\ndate: 2023-05-06T10:00\n---\n\n2023-05-06\n\nText\n');
    expect(imported.files['content/site/blog/2022-01-01-fourth.md']).toBe(
      '---\nslug: /blog/2022/01/01/fourth\n---\n\n\n2022-01-01\n\nText\n',
    );
    expect(imported.config).toContain(
      "blog: ['blog/2025-03-04-second/index', 'blog/2024-01-02-first', 'blog/third', 'blog/2022-01-01-fourth']",
    );
    expect(imported.config).toContain("'/blog': '/blog/two'");
  });

  it('asks about options that only a run could tell', () => {
    const imported = importOf({ 'docusaurus.config.js': config('{}', 'tagline: make(), themeConfig: { navbar: load }'), 'docs/a.md': '' });
    expect(imported.notes).toContainEqual(
      expect.objectContaining({
        kind: 'question',
        subject: 'themeConfig.navbar',
        place: { file: 'docusaurus.config.js', line: 1, column: expect.any(Number) },
      }),
    );
  });

  it('reads nothing outside of its folders by ids and folder names with dots', () => {
    const imported = importOf({
      'docusaurus.config.js': config("{ sidebarPath: './s.json' }"),
      's.json': '{ "m": ["../../etc/passwd", { "type": "autogenerated", "dirName": "../.." }, "a"] }',
      'docs/a.md': '# A',
    });
    expect(imported.config).toContain("sidebars: { m: ['a'] }");
    expect(Object.keys(imported.files).filter((path) => path.includes('..'))).toEqual([]);
  });

  it.each([
    ['{}', ["'/docs/next/*'", "'/docs/1.0/*'"], '/docs/2.0/'],
    ["{ lastVersion: 'current' }", ["'/docs/2.0/*'", "'/docs/1.0/*'"], '/docs/next/'],
    ["{ lastVersion: '1.0', versions: { current: { path: 'edge' } } }", ["'/docs/edge/*'", "'/docs/2.0/*'"], '/docs/1.0/'],
  ])('redirects the addresses that its versions have with %s', (options, lines, other) => {
    const { config: written } = importOf({
      'docusaurus.config.js': config(options),
      'docs/a.md': '# A',
      'versions.json': '["2.0", "1.0"]',
    });
    for (const line of lines) expect(written).toContain(line.replace('*', 'a'));
    expect(written).not.toContain(other);
  });

  it('answers for pages that only earlier versions had', () => {
    const { config: written, notes } = importOf({
      'docusaurus.config.js': config('{}'),
      'docs/a.md': '# A',
      'versions.json': '["2.0", "1.0"]',
      'vercel.json': '{ "redirects": [{ "source": "/docs/left", "destination": "/docs/a" }] }',
      'versioned_docs/version-1.0/a.md': '# A',
      'versioned_docs/version-1.0/left.md': '# Left',
      'versioned_docs/version-1.0/gone.md': '# Gone',
      'versioned_docs/version-1.0/draft.md': '---\ndraft: true\n---\n',
    });
    expect(written).toContain("removed: { '/docs/1.0/gone': 'Only version 1.0 had this page.' }");
    expect(written).toContain("'/docs/1.0/left': '/docs/a'");
    expect(notes.map(({ subject, text }) => `${subject}: ${text}`)).toContain(
      'Pages of earlier versions: The current documents do not have 1 of them, whose addresses say so: /docs/1.0/gone.',
    );
  });

  it('redirects pages of categories to their first document', () => {
    const { config: written } = importOf({
      'docusaurus.config.js': config(
        '{}',
        "themeConfig: { footer: { links: [{ title: 'T', items: [{ label: 'More', to: '/docs/category/more-of-it' }] }] } }",
      ),
      'docs/b/_category_.json': '{ "label": "B", "link": { "type": "generated-index", "slug": "/tutorial" } }',
      'docs/b/one.md': '# One',
      'docs/c/_category_.json': '{ "label": "More of it", "link": { "type": "generated-index" } }',
      'docs/c/two.md': '# Two',
    });
    expect(written).toContain("'/docs/tutorial': '/docs/b/one'");
    expect(written).toContain("'/docs/category/more-of-it': '/docs/c/two'");
    expect(written).toContain("{ label: 'More', document: 'c/two' }");
  });

  it('has the analytics and the color of the site, and names parts of the theme that it does without', () => {
    const imported = importOf({
      'docusaurus.config.js':
        "export default { title: 'S', presets: [['classic', { blog: false, theme: { customCss: './c.css' }, gtag: { trackingID: 'G-1', anonymizeIP: true } }]], themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown' }] }, announcementBar: { id: 'n', content: 'New', textColor: '#fff' } } };",
      'c.css': ':root { --ifm-color-primary: #2e8555; }',
      'docs/a.md': '# A',
      'src/theme/Footer/index.tsx': '',
    });
    expect(imported.config).toContain("accent: '#2e8555'");
    expect(imported.config).toContain('https://www.googletagmanager.com/gtag/js?id=G-1');
    expect(imported.config).toContain("gtag('config', 'G-1', { anonymize_ip: true });".replaceAll("'", "\\'"));
    const dropped = imported.notes.filter(({ kind }) => kind === 'dropped').map(({ subject }) => subject);
    for (const subject of [
      'themeConfig.navbar: docsVersionDropdown',
      'src/theme/Footer/index.tsx',
      'themeConfig.announcementBar.textColor',
    ])
      expect(dropped).toContain(subject);
    const carried = imported.notes.filter(({ kind }) => kind === 'carried').map(({ subject }) => subject);
    expect(carried).toEqual(['title', 'themeConfig.announcementBar.id', 'themeConfig.announcementBar.content', 'gtag']);
  });

  it('asks for edit links only where the place of the new site is not known', () => {
    const files = {
      'docusaurus.config.js': config("{ editUrl: 'https://github.com/a/b/tree/main/' }"),
      'docs/a.md': '# A',
    };
    expect(importOf(files, '/site/new').config).toContain("editUrl: 'https://github.com/a/b/tree/main/new/content/docs/'");
    expect(questionsOf(importOf(files, '/site/new')).join()).not.toContain('editUrl');
    expect(questionsOf(importOf(files)).join()).toContain('documents.editUrl: Edit links point to the folder of the former site');
  });

  it('offers the package that it is in for the reference', () => {
    const files = { 'docusaurus.config.js': config('{}'), 'package.json': '{ "name": "@a/b", "types": "b.d.ts" }', 'docs/a.md': '# A' };
    const [first] = importOf(files, '/site').notes;
    expect(first).toMatchObject({ kind: 'question', subject: 'API reference' });
    expect(first?.todo).toContain("api: { packages: [{ path: '.', slug: 'a-b' }] }");
  });

  it('says which plugins of Markdown are needless', () => {
    const { notes } = importOf({
      'docusaurus.config.js': `import npm2yarn from 'n'; import gantt from 'm'; export default { title: 'S', presets: [['classic', { docs: { remarkPlugins: [[npm2yarn, { sync: true }], gantt] } }]] };`,
      'docs/a.md': '# A',
    });
    const texts = notes.map(({ subject, text }) => `${subject}: ${text}`);
    expect(texts).toContain('docs.remarkPlugins: npm2yarn: Code blocks with `npm2yarn` work without it.');
    expect(texts).toContain('docs.remarkPlugins: gantt: The plugin cannot be used.');
  });

  it('has plain URLs, and says how to show a file', () => {
    const imported = importOf({
      'docusaurus.config.js': config('{}'),
      'docs/a.mdx': `import useBaseUrl from '@docusaurus/useBaseUrl';\nimport code from '!!raw-loader!@site/x/a.ts';\n\n<img src={useBaseUrl('img/a.png')} />\n\n<pre>{code}</pre>\n`,
      'static/img/a.png': '',
    });
    expect(imported.files['content/docs/a.mdx']).toContain('<img src="/img/a.png" />');
    expect(imported.files['content/docs/a.mdx']).not.toContain('useBaseUrl');
    expect(imported.notes.find(({ subject }) => subject === '`code`')?.todo).toContain('file="a.ts"');
  });
});

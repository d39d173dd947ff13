import { describe, expect, it } from 'vitest';
import { importOf, questionsOf } from './importOf.ts';

describe('a site of Rspress', () => {
  const documents = {
    'docs/en/index.md': '---\npageType: home\n---\n',
    'docs/en/guide/index.md': '# Guide\n',
    'docs/en/guide/start/first.mdx': '# First\n',
    'docs/en/guide/start/more.md': '# More\n',
    'docs/en/guide/last.md': '# Last\n',
    'docs/en/guide/_meta.json':
      '["index", { "type": "section-header", "label": "Basics" }, { "type": "dir", "name": "start", "label": "Start" }, { "type": "custom-link", "label": "Out", "link": "https://o.example" }, "last", "../../x"]',
    'docs/en/_nav.json': '[{ "text": "Guide", "link": "/guide/", "activeMatch": "/guide/" }]',
    'docs/zh/guide/last.md': '# Last\n',
    'docs/public/logo.svg': '<svg/>',
  };

  it('keeps menus, addresses and the default language', () => {
    const { config, files, notes } = importOf({
      'rspress.config.ts':
        "import { defineConfig } from '@rspress/core'; export default defineConfig({ root: 'docs', title: 'R', base: '/r/', logo: { light: '/logo.svg' }, lang: 'en', themeConfig: { socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/a/b' }], editLink: { docRepoBaseUrl: 'https://github.com/a/b/tree/main/docs' } } });",
      ...documents,
    });
    expect(config).toContain("title: 'R'");
    expect(config).toContain("logo: { src: 'logo.svg' }");
    expect(config).toContain("{ type: 'document', document: 'guide/index', label: 'Guide' }");
    expect(config).toContain("label: 'GitHub', position: 'right'");
    expect(config).toMatch(
      /label: 'Basics',\s+collapsed: false,\s+items: \[\s+\{ label: 'Start', collapsed: false, items: \['guide\/start\/first', 'guide\/start\/more'\] \},\s+\{ label: 'Out', href: 'https:\/\/o\.example' \},\s+'guide\/last',\s+\]/,
    );
    expect(config).toContain("'/guide/start/first.html': '/guide/start/first'");
    expect(Object.keys(files).filter((path) => /zh|_meta|_nav/.test(path))).toEqual([]);
    expect(notes).toContainEqual(expect.objectContaining({ kind: 'dropped', subject: 'Locales zh' }));
  });

  it('may have its config in that of Rstack, which a run would tell', () => {
    const imported = importOf({ 'rstack.config.ts': "import { define } from 'rstack'; define.doc({ title: 'R' });", ...documents });
    expect(imported.config).toContain("'guide/last'");
    expect(questionsOf(imported)).toEqual([expect.stringContaining('config:')]);
  });
});

it('imports documents with a menu of TanStack', () => {
  const imported = importOf({
    'config.json':
      '{ "sections": [{ "label": "Start", "children": [{ "label": "Overview", "to": "overview" }, { "label": "Out", "to": "https://o.example" }], "frameworks": [{ "label": "react", "children": [{ "label": "Quick", "to": "framework/react/quick" }] }] }] }',
    'package.json': '{ "name": "@t/table" }',
    'overview.md': '# Overview\n\n[Quick](./framework/react/quick)\n',
    'framework/react/quick.md': '---\nref: framework/vue/quick.md\nreplace: { Vue: React }\n---\n',
  });
  expect(imported.config).toContain("title: '@t/table'");
  expect(imported.config).toMatch(
    /label: 'Start'[\s\S]*document: 'overview'[\s\S]*label: 'react'[\s\S]*document: 'framework\/react\/quick'/,
  );
  expect(questionsOf(imported)).toContain('framework/react/quick.md: It had the text of framework/vue/quick.md, with other words.');
});

it('keeps the ids of headings that the site of TanStack makes, and ignores keys of its own', () => {
  const { files, config } = importOf({
    'config.json': '{ "sections": [{ "label": "A", "children": [{ "label": "A", "to": "a" }] }] }',
    'a.md': '---\narticles: []\n---\n\n## `client.setData`\n\n## 3 ways\n',
  });
  expect(files['content/docs/a.md']).toContain('## `client.setData` {#client-setdata}\n\n## 3 ways\n');
  expect(config).toContain("ignoredKeys: ['articles']");
});

it('links to the code of examples that the site of TanStack shows', () => {
  const { config, files } = importOf({
    'config.json':
      '{ "$schema": "https://raw.githubusercontent.com/TanStack/tanstack.com/main/tanstack-docs-config.schema.json", "sections": [{ "label": "Examples", "children": [], "frameworks": [{ "label": "react", "children": [{ "label": "Basic", "to": "framework/react/examples/basic" }] }] }] }',
    'package.json': '{ "name": "t", "repository": { "url": "git+ssh://git@github.com/t/table.git" } }',
    'guide/a.md': '[b](../framework/react/examples/basic) [c](../framework/react/examples/none)\n',
  });
  const url = 'https://github.com/t/table/tree/HEAD/examples/react/basic';
  expect(files['content/docs/guide/a.md']).toBe(`[b](${url}) [c](../framework/react/examples/none)\n`);
  expect(config).toContain(`'/docs/framework/react/examples/basic': '${url}'`);
  expect(config).toContain(`{ label: 'Basic', href: '${url}' }`);
});

it('imports routes of SolidBase in the order of their numbers', () => {
  const imported = importOf({
    'vite.config.ts':
      "import { createSolidBase } from '@kobalte/solidbase/config';\nexport default defineConfig({ plugins: [solidBase.plugin({\n  title: 'Solid',\n})] });",
    'src/routes/(10)guides/(0)last.mdx': '# Last\n',
    'src/routes/(2)concepts/(1)signals.mdx': '# Signals\n',
    'src/routes/(0)index.mdx': '# Home\n',
    'src/routes/[...404].tsx': '',
  });
  expect(imported.config).toContain("title: 'Solid'");
  expect(imported.config).toMatch(/'\(0\)index',[\s\S]*label: 'Concepts'[\s\S]*label: 'Guides'/);
  expect(imported.files['content/docs/(2)concepts/(1)signals.mdx']).toContain('slug: /concepts/signals');
});

describe('options of SolidBase', () => {
  const options =
    "{ title: `Solid`, siteUrl: 'https://s.example', editPath: 'https://github.com/a/b/edit/main/docs/:path', lang: 'en', locales: { root: { label: 'English' }, fr: { label: 'French' } }, themeConfig: { nav: [{ text: 'Guide', link: '/guide' }], socialLinks: { github: 'https://github.com/a/b', custom: { link: 'https://c.example', label: 'C' } }, sidebar: { '/guide': { items: [{ title: 'Start', items: [{ title: 'First', link: '/first' }, { title: 'Out', link: 'https://o.example' }] }] }, '/more': createFilesystemSidebar('./src/routes/more') } } }";

  it.each([
    `import { withSolidBase } from '@kobalte/solidbase/config';\nexport default defineConfig(withSolidBase({ ssr: true }, ${options}));`,
    `import { createWithSolidBase } from '@kobalte/solidbase/config';\nexport default defineConfig(createWithSolidBase(theme)({ ssr: true }, ${options}));`,
    `import { createWithSolidBase } from '@kobalte/solidbase/config';\nconst withSolidBase = createWithSolidBase(theme);\nconst base = ${options};\nexport default defineConfig(withSolidBase({}, base));`,
    `import { createSolidBase } from '@kobalte/solidbase/config';\nexport default defineConfig({ plugins: [other.plugin({ a: 1 }), createSolidBase(theme).plugin(${options})] });`,
    `import { createSolidBase } from '@kobalte/solidbase/config';\nfunction options() { return ${options}; }\nconst base = createSolidBase(theme);\nexport default defineConfig(() => ({ plugins: [base.plugin(options())] }));`,
  ])('are read from each of its functions: %#', (config) => {
    const imported = importOf({
      'app.config.ts': config,
      'src/routes/index.mdx': '# Home\n',
      'src/routes/guide/index.mdx': '# Guide\n',
      'src/routes/guide/(1)first.mdx': '# First\n',
      'src/routes/more/b.mdx': '# B\n',
      'src/routes/fr/index.mdx': '# Accueil\n',
    });
    expect(imported.config).toMatch(/title: 'Solid'[\s\S]*url: 'https:\/\/s.example'/);
    expect(imported.config).toMatch(/guide: \[[\s\S]*label: 'Start'[\s\S]*document: 'guide\/\(1\)first'[\s\S]*href: 'https:\/\/o.example'/);
    expect(imported.config).toMatch(/more: \['more\/b'\]/);
    expect(imported.config).toMatch(/label: 'Guide'[\s\S]*label: 'GitHub'[\s\S]*label: 'C'/);
    expect(imported.files).not.toHaveProperty('content/docs/fr/index.mdx');
  });
});

import { describe, expect, it } from 'vitest';
import { importOf, questionsOf } from './importOf.ts';

const project = {
  'package.json': '{ "name": "@a/b", "repository": "github:a/b" }',
  'src/index.ts': '',
  'README.md': '# B\n\nSee [more](documents/more.md).\n',
  'documents/start.md': '---\ntitle: Getting started\ncategory: Guides\n---\n\n[Next](more.md), [source](../src/index.ts)\n',
  'documents/more.md': '---\ntitle: More\ncategory: Guides\nchildren:\n  - ./child.md\n---\n\n# More\n',
  'documents/child.md': '---\ntitle: A child\n---\n\n# A child\n',
};
const config = (more = ''): Readonly<Record<string, string>> => ({
  'typedoc.json': `{ "entryPoints": ["src/index.ts"], "projectDocuments": ["documents/start.md", "documents/more.md"]${more} }`,
});

describe('documents of TypeDoc', () => {
  it('are copied with their children, in their order and categories, with a way to them and redirects', () => {
    const imported = importOf({ ...project, ...config() });
    expect(imported.config).toContain("{ type: 'document', document: 'start', label: 'Docs' }");
    expect(imported.config).toContain(
      "label: 'Guides',\n          collapsed: false,\n          items: ['start', { label: 'More', collapsed: false, document: 'more', items: ['child'] }]",
    );
    for (const line of [
      "'/documents/Getting_started.html': '/docs/start'",
      "'/documents/More.html': '/docs/more'",
      "'/documents/More.A_child.html': '/docs/child'",
    ])
      expect(imported.config).toContain(line);
    expect(imported.files['content/docs/more.md']).toBe('---\ntitle: More\n---\n\n# More\n');
    expect(imported.files['content/docs/start.md']).toContain('[Next](more.md), [source](https://github.com/a/b/blob/HEAD/src/index.ts)');
    expect(questionsOf(imported)).toContain('README: It links to documents/more.md, the former place of a document.');
  });

  it('stay where they are if the new site has their folder for itself', () => {
    const imported = importOf({ ...project, ...config() }, '/site');
    expect(Object.keys(imported.files)).toEqual(['gqldocs.config.ts', 'import-report.md']);
    expect(imported.config).toContain("path: 'documents',\n    route: '/docs'");
    expect(imported.config).toContain("ignoredKeys: ['category', 'children']");
    expect(questionsOf(imported)).toContain('Link: Documents cannot link to ../src/index.ts, a file of the repository.');
    expect(questionsOf(imported).join()).not.toContain('README');
  });

  it('are copied if their folder has other documents', () => {
    const { files } = importOf({ ...project, ...config(), 'documents/draft.md': '# Draft' }, '/site');
    expect(Object.keys(files).filter((path) => path.startsWith('content/'))).toEqual([
      'content/docs/child.md',
      'content/docs/more.md',
      'content/docs/start.md',
    ]);
  });

  it('lose lists of children with empty lines and brackets, too', () => {
    const lists = ['children:\n\n  - ./child.md\n', 'children: [\n  ./child.md\n]\n'];
    for (const list of lists) {
      const imported = importOf({ ...project, ...config(), 'documents/more.md': `---\n${list}title: More\n---\n\n# More\n` });
      expect(imported.files['content/docs/more.md']).toBe('---\ntitle: More\n---\n\n# More\n');
    }
  });

  it('end with children that name each other', () => {
    const cycle = { 'documents/child.md': '---\nchildren: { Again: ./more.md }\n---\n' };
    expect(importOf({ ...project, ...config(), ...cycle }).config).toContain("'/documents/More.child.html'");
  });
});

describe('a site of documents alone', () => {
  const site = {
    'typedoc.config.jsonc':
      '{ /* c */ "name": "T", "entryPoints": [], "readme": "index.md", "projectDocuments": ["start.md"], "redirects": { "old/": "documents/Start.html" } }',
    'index.md': '# Home',
    'start.md': '---\ntitle: Start\n---\n',
  };

  it('has the document of `readme` as its home page, and the redirects of the plugin', () => {
    const imported = importOf(site);
    expect(imported.config).toContain("title: 'T'");
    expect(imported.config).toMatch(/route: '\/',\s+sidebars: \{ docs: \['index', 'start'\] \}/);
    expect(imported.config).not.toContain('api:');
    expect(imported.config).toMatch(/'\/documents\/Start\.html': '\/start',\s+'\/old': '\/start'/);
    expect(questionsOf(imported)).toEqual([]);
  });

  it('has that document first where there is a reference, too, but for the README', () => {
    const own = importOf({ ...project, ...config(', "readme": "documents/child.md"') });
    expect(own.config).toContain("document: 'child', label: 'Docs'");
    expect(importOf({ ...project, ...config(', "readme": "README.md"') }).files).not.toHaveProperty('content/docs/README.md');
  });
});

it('keeps the address of a document that is the home page, too', () => {
  const { config: written } = importOf({ ...project, ...config(', "readme": "documents/start.md"') });
  expect(written).toContain("'/documents/Getting_started.html': '/docs/start'");
  const alone = importOf({ ...project, ...config(', "readme": "documents/child.md"') });
  expect(alone.config).not.toContain("'/documents/A_child.html'");
});

describe('documents of packages', () => {
  it('of their READMEs are not the home page of the site', () => {
    const { config: written } = importOf({
      'typedoc.json': '{ "entryPointStrategy": "packages", "entryPoints": ["packages/*"] }',
      'packages/a/package.json': '{ "name": "@x/a", "typedocOptions": { "readme": "intro.md", "projectDocuments": ["*.md"] } }',
      'packages/a/intro.md': '# Intro',
      'packages/b/package.json': '{ "name": "b", "typedocOptions": { "readme": "intro.md" } }',
      'packages/b/intro.md': '# Intro',
    });
    expect(written).toContain("'/documents/_x_a.intro.html': '/docs/x-a/intro'");
    expect(written).not.toContain('index.html');
    expect(written).not.toContain('b.intro');
  });

  it('are below their names, with a sidebar each, and redirect', () => {
    const { config, files } = importOf({
      'typedoc.json': '{ "entryPointStrategy": "packages", "entryPoints": ["packages/*"], "projectDocuments": ["start.md"] }',
      'start.md': '# Start',
      'packages/a/package.json': '{ "name": "@x/a" }',
      'packages/a/typedoc.json': '{ "projectDocuments": ["docs/*.md"] }',
      'packages/a/docs/use.md': '---\ntitle: Use\n---\n',
      'packages/b/package.json': '{ "name": "b", "typedocOptions": { "projectDocuments": ["more.md"] } }',
      'packages/b/more.md': '# More',
    });
    expect(config).toMatch(/document: 'docs\/start', label: 'Docs'[\s\S]*label: '@x\/a'[\s\S]*label: 'b'/);
    expect(Object.keys(files).filter((path) => path.endsWith('.md') && path !== 'import-report.md')).toHaveLength(3);
    expect(config).toContain("'/documents/_x_a.Use.html': '/docs/x-a/use'");
    expect(config).toContain("'/documents/b.more.html': '/docs/b/more'");
  });
});

describe('the report of TypeDoc', () => {
  it('says that an option was carried over only where the config has it', () => {
    const more =
      ', "readme": "README.md", "categorizeByGroup": false, "tsconfig": "gone.json", "lang": "en", "excludeInternal": true, "validation": { "notDocumented": true }';
    const imported = importOf({ ...project, ...config(more) });
    const carried = imported.notes.filter(({ kind }) => kind === 'carried').map(({ subject }) => subject);
    expect(carried).toEqual(['entryPoints', 'projectDocuments', 'excludeInternal', 'validation.notDocumented']);
    expect(imported.config).toContain("'api/undocumented': 'warning'");
    expect(imported.config).toContain("'link/broken-anchor': 'warning'");
    expect(imported.config).not.toContain('document/');
    expect(questionsOf(imported)).toContain('tsconfig: Its value could not be carried over.');
    expect(imported.notes).toContainEqual(expect.objectContaining({ kind: 'dropped', subject: 'readme' }));
    expect(imported.notes).toContainEqual(
      expect.objectContaining({ kind: 'changed', subject: 'Page /', text: 'The README of the package becomes the home page.' }),
    );
  });

  it('has the addresses of symbols, or asks about those of other routers', () => {
    expect(importOf({ ...project, ...config() }).config).toContain('typedoc: true');
    const imported = importOf({ ...project, ...config(', "router": "structure"') });
    expect(imported.config).not.toContain('typedoc: true');
    expect(questionsOf(imported)).toEqual([expect.stringContaining('router: The router structure'), expect.stringContaining('README')]);
  });
});

describe('the address of a TypeDoc site', () => {
  const named = (repository: string, more = '') =>
    importOf({ ...project, 'package.json': `{ "name": "b", "repository": "${repository}" }`, ...config(more) });

  it('is that of GitHub Pages for its repository, because TypeDoc makes relative links', () => {
    const imported = named('github:a/b');
    expect(imported.config).toContain("url: 'https://a.github.io',\n  baseUrl: '/b',");
    expect(imported.notes).toContainEqual(expect.objectContaining({ kind: 'changed', subject: 'url, baseUrl' }));
  });

  it('is its own domain', () => {
    const { config: written, notes } = named('github:a/b', ', "cname": "docs.b.dev"');
    expect(written).toContain("url: 'https://docs.b.dev'");
    expect(written).not.toContain('baseUrl:');
    expect(notes).toContainEqual(expect.objectContaining({ kind: 'carried', subject: 'cname' }));
  });

  it('is the one of the config, and unknown for other hosts', () => {
    expect(named('github:a/b', ', "hostedBaseUrl": "https://b.example/"').config).not.toContain('github.io');
    expect(named('gitlab:a/b').config).not.toMatch(/\b(?:url|baseUrl):/);
  });
});

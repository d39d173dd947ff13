import { defaultOutDir } from '../../renderer/config/resolveConfig.ts';
import type { Project, ProjectPackage } from './inspectProject.ts';

/** A config with the known facts about the project. */
export function configTemplate({ title, tagline, packages, repository, pages, documents, outDir }: Project): string {
  const lines = [
    `  title: ${text(title)},`,
    ...(tagline === '' ? [] : [`  tagline: ${text(tagline)},`]),
    ...(pages === undefined
      ? []
      : [`  url: ${text(pages.url)},`, ...(pages.baseUrl === '/' ? [] : [`  baseUrl: ${text(pages.baseUrl)},`])]),
    ...(outDir === defaultOutDir ? [] : [`  outDir: ${text(outDir)},`]),
    '  navbar: {',
    '    items: [',
    `      { type: 'document', document: ${text(documents?.main ?? 'getting-started')}, label: 'Docs' },`,
    ...(packages.length === 0 ? [] : ["      { type: 'api', label: 'API' },"]),
    ...(repository === undefined ? [] : [`      { type: 'link', href: ${text(repository)}, label: 'Repository', position: 'right' },`]),
    '    ],',
    '  },',
    // The home page is a document, too, unless there are documents of another tool.
    documents === undefined
      ? "  documents: { route: '/', main: 'getting-started' },"
      : `  documents: { ${documents.folder === 'content/docs' ? '' : `path: ${text(documents.folder)}, `}main: ${text(documents.main)} },`,
    ...(packages.length === 0 ? [] : ['  api: {', '    packages: [', ...packages.map(packageLine), '    ],', '  },']),
  ];
  return `import { defineConfig } from 'gqldocs';\n\nexport default defineConfig({\n${lines.join('\n')}\n});\n`;
}

function packageLine({ path, slug, name, isBuilt, entryPoints }: ProjectPackage): string {
  const label = slug === name ? '' : `, label: ${text(name)}`;
  // Without them, the built files are documented where they exist, and so another site before a build than after it.
  const named = isBuilt && entryPoints !== undefined ? `, entryPoints: { ${entriesOf(entryPoints)} }` : '';
  return `      { path: ${text(path)}, slug: ${text(slug)}${label}${named} },`;
}

function entriesOf(entryPoints: Readonly<Record<string, string>>): string {
  return Object.entries(entryPoints)
    .map(([name, file]) => `${text(name)}: ${text(file)}`)
    .join(', ');
}

function text(value: string): string {
  return `'${value.replace(/[\\']/g, '\\$&').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}'`;
}

/** A home page, as a starting point. A single package shows its facts; several are listed. */
export function homeTemplate({ title, tagline, packages }: Project): string {
  const [first, ...others] = packages;
  return [
    '---',
    `title: ${yaml(title)}`,
    'hero:',
    `  name: ${yaml(title)}`,
    ...(tagline === '' ? [] : [`  tagline: ${yaml(tagline)}`]),
    ...(first === undefined || others.length > 0 ? [] : [`  package: ${yaml(first.name)}`]),
    '  actions:',
    '    - text: Get started',
    '      link: ./getting-started.md',
    ...(first === undefined ? [] : ['    - text: API reference', '      link: /api']),
    // A comment, since readers would see cards with texts of ours.
    '# Cards below the hero: a reason to choose it in each, with a `link` to read more.',
    '# features:',
    '#   - title: "No dependencies"',
    '#     details: "It adds nothing else to a bundle."',
    '---',
    ...(others.length === 0 ? [] : ['', '## Packages', '', ...packages.map(({ name, slug }) => `- [${inline(name)}](/api/${slug})`)]),
    '',
  ].join('\n');
}

/** A text in one line, in quotes. */
function yaml(value: string): string {
  return JSON.stringify(value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
}

/** A first document, as a starting point. */
export function tutorialTemplate({ title, packages, manager }: Project): string {
  const [first] = packages;
  const install = manager.name === 'npm' ? 'npm install' : `${manager.name} add`;
  const reference = first === undefined ? [] : ['', '## Reference', '', 'The [API reference](/api) documents all exports.'];
  return [
    '---',
    'title: Getting started',
    '---',
    '',
    '<!-- Each Markdown file in content/docs/ becomes a page, and each folder becomes a group in the sidebar. gqldocs links names of the API',
    'in code to the reference. A broken link is an error. -->',
    '',
    `${first === undefined ? 'The first page about' : 'How to install and use'} ${inline(title)}.`,
    ...(first === undefined ? [] : ['', '## Install', '', '```sh', `${install} ${first.name}`, '```']),
    ...(first?.firstExport === undefined ? [] : usage(first.name, first.firstExport)),
    ...reference,
    '',
  ].join('\n');
}

/** An import that the build checks: it fails when the export gets another name. */
function usage(name: string, exported: string): readonly string[] {
  return ['', '## Use it', '', '```ts', `import { ${exported} } from '${name}';`, '```'];
}

/** A name as code, so that it is not read as Markdown. */
function inline(name: string): string {
  return `\`${name.replaceAll('`', '')}\``;
}

/** Whether a package is documented from files that a build makes. */
export function needsBuild({ isBuilt, entryPoints }: ProjectPackage): boolean {
  return isBuilt && entryPoints === undefined;
}

/** A GitHub Actions workflow: checks the site in pull requests, and publishes the default branch to GitHub Pages. */
export function workflowTemplate({ manager, packages, hasBuild, outDir }: Project): string {
  const { name, install, run } = manager;
  const setup =
    name === 'bun'
      ? ['      - uses: oven-sh/setup-bun@v2', '      - uses: actions/setup-node@v4', '        with:', '          node-version: 22']
      : [
          ...(name === 'pnpm' ? ['      - uses: pnpm/action-setup@v4', '        with:', '          version: latest'] : []),
          '      - uses: actions/setup-node@v4',
          '        with:',
          '          node-version: 22',
        ];
  return `name: Docs

on:
  push:
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          # Dates of pages, refs and history need all commits and tags.
          fetch-depth: 0
${setup.join('\n')}
      - run: ${install}
${packages.some(needsBuild) && hasBuild ? `      - run: ${run} build\n` : ''}      - run: ${run} docs:build
      - uses: actions/upload-pages-artifact@v3
        with:
          path: ${outDir}

  publish:
    if: github.event_name != 'pull_request' && github.ref_name == github.event.repository.default_branch
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    concurrency: pages
    steps:
      - id: publish
        uses: actions/deploy-pages@v4
`;
}

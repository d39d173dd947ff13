import type { Project } from './inspectProject.ts';

/** A config with the known facts about the project. */
export function configTemplate({ title, tagline, packages, repository, pages }: Project): string {
  const lines = [
    `  title: ${text(title)},`,
    ...(tagline === '' ? [] : [`  tagline: ${text(tagline)},`]),
    ...(pages === undefined
      ? []
      : [`  url: ${text(pages.url)},`, ...(pages.baseUrl === '/' ? [] : [`  baseUrl: ${text(pages.baseUrl)},`])]),
    '  navbar: {',
    '    items: [',
    "      { type: 'document', document: 'index', label: 'Docs' },",
    ...(packages.length === 0 ? [] : ["      { type: 'api', label: 'API' },"]),
    ...(repository === undefined ? [] : [`      { type: 'link', href: ${text(repository)}, label: 'Repository', position: 'right' },`]),
    '    ],',
    '  },',
    "  documents: { main: 'index' },",
    ...(packages.length === 0 ? [] : ['  api: {', '    packages: [', ...packages.map(packageLine), '    ],', '  },']),
  ];
  return `import { defineConfig } from 'gqldocs';\n\nexport default defineConfig({\n${lines.join('\n')}\n});\n`;
}

function packageLine({ path, slug, name }: Project['packages'][number]): string {
  return `      { path: ${text(path)}, slug: ${text(slug)}${slug === name ? '' : `, label: ${text(name)}`} },`;
}

function text(value: string): string {
  return `'${value.replace(/[\\']/g, '\\$&').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}'`;
}

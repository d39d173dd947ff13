import { posix } from 'node:path';
import { firstFile, programEndings } from '../draft/projectFiles.ts';
import type { ProjectFiles } from '../values/evaluation.ts';

type Tool = readonly [name: string, files: readonly string[], text?: RegExp];

/** Tools whose sites cannot be imported, by their config files, and where these may be of another tool by a text in them. */
const documentationTools: readonly Tool[] = [
  ['MkDocs', ['mkdocs.yml', 'mkdocs.yaml']],
  ['Zensical', ['zensical.toml']],
  ['Hugo', ['hugo.toml', 'hugo.yaml', 'hugo.yml', 'hugo.json', 'config/_default/hugo.toml', 'config/_default/hugo.yaml']],
  [
    'Hugo',
    ['config.toml', 'config.yaml', 'config/_default/config.toml', 'config/_default/config.yaml'],
    /^\s*(?:baseURL|theme|languageCode)\s*[=:]/m,
  ],
  ['Jekyll', ['_config.yml', '_config.yaml', '_config.toml']],
  ['Sphinx', ['conf.py', 'source/conf.py']],
  ['Antora', ['antora.yml', 'antora-playbook.yml']],
  ['Mintlify', ['mint.json', 'docs.json']],
  ['GitBook', ['.gitbook.yaml', 'book.json', 'book.js']],
  ['Docsify', ['index.html'], /docsify/i],
  ['Eleventy', programs('.eleventy', 'eleventy.config')],
  ['VuePress', programs('.vuepress/config')],
  ['Gatsby', programs('gatsby-config')],
  ['Vocs', programs('vocs.config')],
  ['Docusaurus 1', programs('siteConfig')],
  ['undocs', ['.config/docs.yaml', '.config/docs.yml', ...programs('.config/docs')]],
];

/** Their sites may have documentation of another tool in a folder. */
const frameworks: readonly Tool[] = [
  ['Astro, without Markdown that its pages show', programs('astro.config')],
  ['Next.js', programs('next.config')],
  ['Nuxt', programs('nuxt.config')],
  ['SvelteKit', programs('svelte.config')],
];

const folders = ['', 'docs', 'website', 'site'] as const;

/** The tool of a site that cannot be imported, if its config says it. */
export function otherTool(files: ProjectFiles, folder: string): string | undefined {
  const isOf = ([, names, text = /^/]: Tool, within: string): boolean => {
    const file = firstFile(files, posix.join(folder, within), names);
    return file !== undefined && text.test(files.text(file) ?? '');
  };
  return [documentationTools, frameworks].flatMap((tools) => folders.flatMap((within) => tools.filter((one) => isOf(one, within))))[0]?.[0];
}

function programs(...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => programEndings.map((ending) => `${name}${ending}`));
}

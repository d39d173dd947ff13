import type { OptionTable } from '../../renderer/import/draft/optionNotes.ts';
import { astroOptions } from '../../renderer/import/tools/astro/astroOptions.ts';
import { docsOptions, docusaurusOptions } from '../../renderer/import/tools/docusaurus/docusaurusOptions.ts';
import { mdbookOptions } from '../../renderer/import/tools/mdbook/mdbookOptions.ts';
import { nextOptions, themeOptions } from '../../renderer/import/tools/nextra/nextraOptions.ts';
import { rspressOptions } from '../../renderer/import/tools/rspress/rspressOptions.ts';
import { solidbaseOptions } from '../../renderer/import/tools/solidbase/solidbaseOptions.ts';
import { starlightOptions } from '../../renderer/import/tools/starlight/starlightOptions.ts';
import { typedocOptions } from '../../renderer/import/tools/typedoc/typedocOptions.ts';
import { vitepressOptions } from '../../renderer/import/tools/vitepress/vitepressOptions.ts';
import { code, page, table } from './markdown.ts';

const tools: readonly (readonly [title: string, id: string, options: OptionTable])[] = [
  ['Docusaurus', 'docusaurus', docusaurusOptions],
  ['Documents of Docusaurus', 'docusaurus-docs', docsOptions],
  ['VitePress', 'vitepress', vitepressOptions],
  ['Astro', 'astro', astroOptions],
  ['Starlight', 'starlight', starlightOptions],
  ['Next.js and Nextra', 'nextra', nextOptions],
  ['Theme of Nextra', 'nextra-theme', themeOptions],
  ['Rspress', 'rspress', rspressOptions],
  ['SolidBase', 'solidbase', solidbaseOptions],
  ['mdBook', 'mdbook', mdbookOptions],
  ['TypeDoc', 'typedoc', typedocOptions],
];

/** What `gqldocs import` does with each option of another tool, from the tables that it uses. */
export function importPage(): string {
  return page(
    {
      title: 'Import options',
      description:
        'What gqldocs import makes of each option of Docusaurus, VitePress, Astro, Starlight, Nextra, Rspress, SolidBase, mdBook and TypeDoc.',
      intro:
        '`gqldocs import` carries these options over, or says in `import-report.md` why it does not. An option that is not in its list has no counterpart, and the report names it. ' +
        'Without `--out`, the command shows the questions and what it would write. `--out .` writes the site into the current folder, usually that of the package: `gqldocs.config.ts`, `import-report.md`, `content/docs` and `content/static`. If the former site has documents below `/docs` and others, they are in `content/site`. Existing files are never changed, and the folder of the former site cannot be the output.',
    },
    ...tools.map(([title, id, options]) => `## ${title} {#${id}}\n\n${table(['Option', 'In gqldocs'], rowsOf(options))}`),
  );
}

function printFate(fate: Exclude<OptionTable[string], 'parts'>): string {
  if ('to' in fate) return code(fate.to);
  return 'ask' in fate ? `A question. ${fate.todo}` : [`None. ${fate.drop}`, fate.todo].filter(Boolean).join(' ');
}

function rowsOf(options: OptionTable): readonly (readonly string[])[] {
  return Object.entries(options).flatMap(([name, fate]) => {
    if (fate === 'parts') return [];
    return [[code(name), printFate(fate)]];
  });
}

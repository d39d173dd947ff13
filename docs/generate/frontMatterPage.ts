import { join } from 'node:path';
import { frontMatterSchemas, frontMatterSynonyms, ignoredFrontMatterKeys } from '../../renderer/documents/frontMatter/frontMatterSchema.ts';
import { keysOfOtherTools } from '../../renderer/documents/frontMatter/keysOfOtherTools.ts';
import { optionTable } from './configurationPage.ts';
import { code, page } from './markdown.ts';
import { type Option, readOptions } from './readOptions.ts';

/** The documented keys, in the order of the interface. */
export function readFrontMatterOptions(root: string): readonly Option[] {
  const options = readOptions([join(root, 'renderer/model/document.ts')]).get('FrontMatter')?.options ?? [];
  return options.filter(({ name }) => Object.hasOwn(frontMatterSchemas, name));
}

/** The keys within a value, for example in `hero`. */
function keysOf(root: string, type: string): readonly string[] {
  const group = readOptions([join(root, 'renderer/model/home.ts')]).get(type.replace('[]', ''));
  return group === undefined ? [] : [optionTable(group.options)];
}

/** The front matter reference, from the comments of `FrontMatter`. */
export function frontMatterPage(root: string): string {
  const sections = readFrontMatterOptions(root).map(({ name, type, description, default: otherwise, example }) =>
    [
      `## \`${name}\` {#${name}}`,
      description,
      [`- Type: ${code(type)}`, `- Default: ${otherwise ?? 'none'}`, `- Example: ${code(`${name}: ${example ?? ''}`)}`].join('\n'),
      ...keysOf(root, type),
    ].join('\n\n'),
  );
  const synonyms = Object.entries(frontMatterSynonyms).map(([from, to]) => `\`${from}\` means \`${to}\`.`);
  const ignored = [...ignoredFrontMatterKeys].map((key) => `\`${key}\``).join(', ');
  const others = Object.entries(keysOfOtherTools).map(([key, { means }]) => `| \`${key}\` | ${means} |`);
  return page(
    {
      title: 'Front matter',
      description: 'All keys of the YAML block at the top of a document: slug, title, sidebar position and more.',
      intro: 'A document may begin with a block of YAML between two lines of `---`. All keys are optional.',
    },
    '```md\n---\ntitle: Getting started\nslug: /start\nsidebar_position: 1\n---\n```',
    ...sections,
    `## Docusaurus keys\n\nThe names are those of Docusaurus, so documents can move without changes. ${synonyms.join(' ')} gqldocs accepts these keys and ignores them: ${ignored}.`,
    `## Keys of other tools\n\nDocuments of VitePress, Starlight, Nextra and Fumadocs may keep these keys. A key of gqldocs takes precedence. Other values of them are warnings.\n\n| Key | Effect |\n|---|---|\n${others.join('\n')}`,
    '## Unknown keys\n\nAny other key is a warning: [`document/unknown-key`](../problems/document-unknown-key.md). To keep keys for tools of your own, list them in [`documents.ignoredKeys`](configuration.md#documents-ignoredkeys).',
  );
}

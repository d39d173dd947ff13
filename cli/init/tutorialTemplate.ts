import type { Project } from './inspectProject.ts';

/** A first document: short, and made to be replaced. */
export function tutorialTemplate({ title, packages, manager }: Project): string {
  const [first] = packages;
  const install = manager.name === 'npm' ? 'npm install' : `${manager.name} add`;
  const reference =
    first === undefined ? [] : ['', '## Reference', '', `Everything that it exports is in the [API reference](/api/${first.slug}).`];
  return [
    '---',
    'title: Getting started',
    '---',
    '',
    `This is the first page about ${inline(title)}. It is the file \`content/docs/index.md\`: write what your readers should know first.`,
    ...(first === undefined ? [] : ['', '## Install', '', '```sh', `${install} ${first.name}`, '```']),
    ...reference,
    '',
    '## Next',
    '',
    'Every Markdown file in `content/docs/` is a page, and folders are groups in the sidebar. Names of the API in code, such as those in',
    'samples, lead to the reference by themselves; links that lead nowhere are errors.',
    '',
  ].join('\n');
}

/** A name is no Markdown. */
function inline(name: string): string {
  return `\`${name.replaceAll('`', '')}\``;
}

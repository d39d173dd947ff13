import type { Project } from './inspectProject.ts';

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
    `This is the first page about ${inline(title)}. Edit the file \`content/docs/index.md\` to change it.`,
    ...(first === undefined ? [] : ['', '## Install', '', '```sh', `${install} ${first.name}`, '```']),
    ...reference,
    '',
    '## Next',
    '',
    'Each Markdown file in `content/docs/` becomes a page, and each folder becomes a group in the sidebar. gqldocs links names of the API',
    'in code to the reference. A broken link is an error.',
    '',
  ].join('\n');
}

/** A name as code, so that it is not read as Markdown. */
function inline(name: string): string {
  return `\`${name.replaceAll('`', '')}\``;
}

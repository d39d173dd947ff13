import type { Edit, Editing } from './edit.ts';

/** Mistakes that a build reports as errors. `repair` undoes them. */
export const mistakes: readonly Edit[] = [
  {
    name: 'break front matter',
    apply: (editing) => breakFile(editing, 'content/docs/guide/next.md', (text) => `---\ntitle: [\n---\n${text}`),
  },
  { name: 'break MDX', apply: (editing) => breakFile(editing, 'content/docs/live.mdx', (text) => `${text}\n<Counter\n`) },
  {
    name: 'include a file that is missing',
    apply: (editing) => breakFile(editing, 'content/docs/guide/next.md', (text) => `${text}\n<!--@include: ./gone.md-->\n`),
  },
  {
    name: 'import a component that is missing',
    apply: (editing) => breakFile(editing, 'content/docs/live.mdx', (text) => `import Gone from './Gone.tsx';\n\n${text}\n\n<Gone />\n`),
  },
  { name: 'break a page', apply: (editing) => breakFile(editing, 'content/pages/about.tsx', (text) => text.replace('</p>', '<p>')) },
  {
    name: 'make a page throw',
    apply: (editing) => breakFile(editing, 'content/pages/index.tsx', () => "export default () => {\n  throw new Error('Thrown.');\n};\n"),
  },
  { name: 'break a shared component', apply: (editing) => breakFile(editing, 'shared/Sign.tsx', (text) => `${text}\n}`) },
  { name: 'break the config', apply: (editing) => breakFile(editing, 'gqldocs.config.ts', (text) => text.replace('title:', 'titel:')) },
  { name: 'break the syntax of the config', apply: (editing) => breakFile(editing, 'gqldocs.config.ts', (text) => `${text}\n}`) },
  { name: 'break the package', apply: (editing) => breakFile(editing, 'package/src/shapes.ts', (text) => `${text}\nexport const = ;\n`) },
  { name: 'break package.json', apply: (editing) => breakFile(editing, 'package/package.json', (text) => text.slice(1)) },
  { name: 'take away an island', apply: (editing) => breakFile(editing, 'content/components/Counter.tsx', undefined) },
  { name: 'take away an entry point', apply: (editing) => breakFile(editing, 'package/src/index.ts', undefined) },
  {
    name: 'link a document to nowhere',
    apply: ({ files }) => files.link('content/docs/nowhere.md', './not-there.md'),
  },
];

/** Writes back what was broken, and deletes links to nowhere and documents that make builds slow. */
export function repair({ files, broken }: Editing): void {
  for (const [path, text] of broken) files.write(path, text);
  broken.clear();
  if (files.has('content/docs/many')) files.remove('content/docs/many');
  for (const path of files.list('content/docs')) if (files.isDangling(path)) files.remove(path);
}

function breakFile({ files, broken }: Editing, path: string, edit: ((text: string) => string) | undefined): void {
  if (broken.has(path) || !files.has(path)) return;
  broken.set(path, files.read(path));
  if (edit === undefined) files.remove(path);
  else files.change(path, edit);
}

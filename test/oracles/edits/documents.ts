import type { Edit, Editing } from './edit.ts';

const root = 'content/docs';
/** The config names this document, so it stays. */
const main = `${root}/guide/index.md`;

/** Edits of a document that other pages show little of: its title and its place stay. */
export const smallEdits: readonly Edit[] = [
  {
    name: 'change the position in the sidebar',
    apply: (editing) =>
      onAny(editing, (path) => editing.files.change(path, (text) => withField(text, 'sidebar_position', `${editing.random.below(9)}`))),
  },
  {
    name: 'change the description',
    apply: (editing) =>
      onAny(editing, (path) => editing.files.change(path, (text) => withField(text, 'description', `About ${editing.fresh()}.`))),
  },
  {
    name: 'mention a symbol',
    apply: (editing) =>
      onAny(editing, (path) => editing.files.change(path, (text) => `${text}\nAs \`${editing.random.pick(symbols)}\` does.\n`)),
  },
  {
    name: 'delete the blocks of code',
    apply: (editing) => onAny(editing, (path) => editing.files.change(path, (text) => text.replace(/```ts[\s\S]*?```\n/g, ''))),
  },
  {
    name: 'delete the links',
    apply: (editing) =>
      onAny(editing, (path) => editing.files.change(path, (text) => text.replace(/\[this\]\([^)]*\)|\{@link [^}]*\}/g, 'this'))),
  },
  {
    name: 'change a word, to one of the same length',
    apply: (editing) =>
      onAny(editing, (path) =>
        editing.files.change(path, (text) => swap(text, 'Words', editing.random.pick(['Terms', 'Texts', 'Lines']) ?? '')),
      ),
  },
  {
    name: 'add to a document',
    apply: (editing) => onAny(editing, (path) => editing.files.change(path, (text) => `${text}\nWords ${editing.fresh()}.\n`)),
  },
  {
    name: 'change a heading',
    apply: (editing) =>
      onAny(editing, (path) => editing.files.change(path, (text) => text.replace(/^## .*$/m, `## Part ${editing.fresh()}`))),
  },
  {
    name: 'add a link',
    apply: (editing) => onAny(editing, (path) => editing.files.change(path, (text) => `${text}\n${link(editing)}\n`)),
  },
  {
    name: 'add a block of code',
    apply: (editing) => onAny(editing, (path) => editing.files.change(path, (text) => `${text}\n${codeBlock(editing)}`)),
  },
];

/** Documents that come, go and move, and edits that change a title. */
export const documentEdits: readonly Edit[] = [
  {
    name: 'add a document',
    apply: (editing) => editing.files.write(`${folder(editing)}/d${editing.fresh()}.md`, documentText(editing)),
  },
  {
    name: 'add a document in a new folder',
    apply: (editing) => editing.files.write(`${folder(editing)}/f${editing.fresh()}/d${editing.fresh()}.md`, documentText(editing)),
  },
  {
    name: 'add the index of a folder',
    apply: (editing) => editing.files.write(`${folder(editing)}/index.md`, documentText(editing)),
  },
  {
    name: 'add an MDX document',
    apply: (editing) => {
      const { files, fresh } = editing;
      const number = fresh();
      files.write(`${root}/d${number}.mdx`, `${documentText(editing)}\n{${number} + 1}\n`);
    },
  },
  { name: 'rewrite a document', apply: (editing) => onOne(editing, /\.mdx?$/, (path) => editing.files.write(path, documentText(editing))) },
  {
    name: 'change the front matter',
    apply: (editing) =>
      onOne(editing, /\.mdx?$/, (path) =>
        editing.files.change(path, (text) => `${frontMatter(editing)}${text.replace(/^---\n[\s\S]*?\n---\n/, '')}`),
      ),
  },
  {
    name: 'rename a document',
    apply: (editing) =>
      onOne(editing, /\.mdx?$/, (path) => editing.files.move(path, path.replace(/[^/]*(?=\.mdx?$)/, `d${editing.fresh()}`))),
  },
  {
    name: 'move a document to another folder',
    apply: (editing) =>
      onOne(editing, /\.mdx?$/, (path) =>
        editing.files.move(path, `${folder(editing)}/d${editing.fresh()}${path.replace(/.*(?=\.)/, '')}`),
      ),
  },
  { name: 'delete a document', apply: (editing) => onOne(editing, /\.mdx?$/, (path) => editing.files.remove(path)) },
  { name: 'delete another document', apply: (editing) => onOne(editing, /\/d\d+\.mdx?$/, (path) => editing.files.remove(path)) },
  {
    name: 'exchange two documents',
    apply: (editing) =>
      onOne(editing, /\.md$/, (one) =>
        onOne(editing, /\.md$/, (other) => {
          if (one === other) return;
          editing.files.move(one, `${root}/exchanged.tmp`);
          editing.files.move(other, one);
          editing.files.move(`${root}/exchanged.tmp`, other);
        }),
      ),
  },
  {
    name: 'save a document as editors do: another file takes its place',
    apply: (editing) =>
      onOne(editing, /\.mdx?$/, (path) => {
        editing.files.write(`${path}.tmp`, documentText(editing));
        editing.files.move(`${path}.tmp`, path);
      }),
  },
  {
    name: 'empty a document and fill it',
    apply: (editing) =>
      onOne(editing, /\.mdx?$/, (path) => {
        editing.files.write(path, '');
        editing.files.write(path, documentText(editing));
      }),
  },
  { name: 'empty a document', apply: (editing) => onOne(editing, /\/d\d+\.md$/, (path) => editing.files.write(path, '')) },
  {
    name: 'change a document and change it back',
    apply: (editing) =>
      onOne(editing, /\.mdx?$/, (path) => {
        const text = editing.files.read(path);
        editing.files.write(path, documentText(editing));
        editing.files.write(path, text);
      }),
  },
  {
    name: 'write a document as it is',
    apply: (editing) => onOne(editing, /\.mdx?$/, (path) => editing.files.change(path, (text) => text)),
  },
  {
    name: 'put a document of long ago in the place of another',
    apply: (editing) =>
      onOne(editing, /\.md$/, (path) => {
        const old = `outside/old${editing.fresh()}.md`;
        editing.files.write(old, documentText(editing));
        editing.files.age(old);
        editing.files.move(old, path);
      }),
  },
  {
    name: 'change an image of a document',
    apply: ({ files, random }) =>
      files.write(`${root}/guide/square.svg`, `<svg xmlns="http://www.w3.org/2000/svg" width="${10 + random.below(5)}" height="9"/>\n`),
  },
  { name: 'delete an image of a document', apply: ({ files }) => files.remove(`${root}/guide/square.svg`) },
];

function onAny({ files, random }: Editing, apply: (path: string) => void): void {
  const path = random.pick(files.list(root, /\.mdx?$/));
  if (path !== undefined) apply(path);
}

function onOne(editing: Editing, pattern: RegExp, apply: (path: string) => void): void {
  const path = editing.random.pick(editing.files.list(root, pattern).filter((one) => one !== main));
  if (path !== undefined) apply(path);
}

/** An existing folder of documents. */
function folder({ files, random }: Editing): string {
  return random.pick([root, ...files.folders(root)]) ?? root;
}

export function documentText(editing: Editing): string {
  const { fresh, random } = editing;
  const parts = [
    random.chance(0.5) ? frontMatter(editing) : `# Title ${fresh()}\n`,
    `Words ${fresh()}. ${link(editing)}`,
    `## Part ${random.below(4)}`,
    random.chance(0.5) ? codeBlock(editing) : 'Terms, and `area`.\n',
  ];
  return parts.join('\n');
}

function frontMatter({ fresh, random }: Editing): string {
  const position = random.chance(0.5) ? `sidebar_position: ${random.below(5)}\n` : '';
  return `---\ntitle: Title ${fresh()}\n${position}---\n`;
}

/** Sets a field of front matter that is there. */
function withField(text: string, key: string, value: string): string {
  if (!text.startsWith('---\n')) return text;
  return text.replace(new RegExp(`^${key}: .*\n`, 'm'), '').replace('---\n', () => `---\n${key}: ${value}\n`);
}

/** To a document, a heading, a symbol, a file, or to nothing at all. */
function link(editing: Editing): string {
  const { files, random } = editing;
  const documents = files.list(root, /\.mdx?$/).map((path) => path.slice(root.length).replace(/(?:\/index)?\.mdx?$/, ''));
  const targets = [
    `/docs${random.pick(documents) ?? ''}`,
    `/docs${random.pick(documents) ?? ''}#part-${random.below(4)}`,
    '/docs/guide#first-steps',
    '/api/fuzzed/class/Circle',
    '/about',
    '/notes.txt',
    '/nothing',
  ];
  return random.chance(0.2)
    ? `{@link ${random.pick(['Circle.grow', 'Shape', 'parse', 'Nothing'])}}`
    : `See [this](${random.pick(targets)}).`;
}

/** Exports of the package, some of them under other names later. */
const symbols = ['area', 'add', 'Circle', 'Ring', 'Shape', 'draw', 'parse', 'last'];

function codeBlock({ fresh, random }: Editing): string {
  const name = random.pick(symbols);
  return `\`\`\`ts\nimport { ${name} } from 'fuzzed${random.pick(['', '', '/text'])}';\n\nconst value${fresh()} = ${name};\n\`\`\`\n`;
}

function swap(text: string, from: string, to: string): string {
  return text.includes(from) ? text.replace(from, to) : text.replace(to, from);
}

import type { Edit } from './edit.ts';

/** The config and what it imports, static files, symbolic links, `package.json` of the project. */
export const projectEdits: readonly Edit[] = [
  {
    name: 'change the title',
    apply: ({ files, random }) =>
      files.change('gqldocs.config.ts', (text) =>
        text.replace(/title: '[^']*'/, `title: '${random.pick(['Fuzzed', 'Puzzled', 'Other'])}'`),
      ),
  },
  {
    name: 'change the sidebars',
    apply: ({ files, random }) =>
      files.change('gqldocs.config.ts', (text) =>
        text.replace(
          /\{ all: \[.*?\] \}/,
          `{ all: [${random.pick(["{ folder: '' }", "'guide/index', { folder: 'guide' }", "'guide/index'"])}] }`,
        ),
      ),
  },
  {
    name: 'show the search of another kind of link, or not',
    apply: ({ files }) =>
      files.change('gqldocs.config.ts', (text) =>
        text.includes("label: 'Code'")
          ? text.replace(", { type: 'link', href: 'https://code.example', label: 'Code' }", '')
          : text.replace("label: 'API' }", "label: 'API' }, { type: 'link', href: 'https://code.example', label: 'Code' }"),
      ),
  },
  {
    name: 'add or take away a folder of static files',
    apply: ({ files, fresh }) => {
      files.write('outside/static/from-outside.txt', `${fresh()}\n`);
      files.change('gqldocs.config.ts', (text) =>
        text.includes('outside/static')
          ? text.replace("['content/static', 'outside/static']", "['content/static']")
          : text.replace("['content/static']", "['content/static', 'outside/static']"),
      );
    },
  },
  {
    name: 'change a module of the config',
    apply: ({ files, fresh }) => files.write('shared/tagline.ts', `export const tagline = 'Tagline ${fresh()}';\n`),
  },
  {
    name: 'change package.json of the project',
    apply: ({ files }) =>
      files.change('package.json', (text) =>
        text.includes('"type"') ? text.replace(', "type": "module"', '') : text.replace('true', 'true, "type": "module"'),
      ),
  },
  {
    name: 'change tsconfig.json of the project',
    apply: ({ files }) =>
      files.change('tsconfig.json', (text) =>
        text.includes('"target"') ? text.replace(', "target": "es2022"', '') : text.replace('jsx"', 'jsx", "target": "es2022"'),
      ),
  },
  {
    name: 'write a static file',
    apply: ({ files, fresh, random }) =>
      files.write(`content/static/${random.pick(['notes.txt', 'img/favicon.svg', 's/t.txt', 'about.txt'])}`, `${fresh()}\n`),
  },
  {
    name: 'delete a static file',
    apply: ({ files, random }) => {
      const path = random.pick(files.list('content/static').filter((one) => !one.endsWith('favicon.svg')));
      if (path !== undefined) files.remove(path);
    },
  },
  {
    name: 'link a document',
    apply: ({ files, random }) =>
      files.link('content/docs/linked.md', random.pick(['../../outside/note.md', '../../package/README.md', './guide/next.md']) ?? ''),
  },
  {
    name: 'change what a document is linked to',
    apply: ({ files, fresh }) => files.write('outside/note.md', `# A note\n\nWords ${fresh()}.\n`),
  },
  {
    name: 'link a static file',
    apply: ({ files, random }) =>
      files.link('content/static/linked.txt', random.pick(['./notes.txt', '../../package/package.json', './nowhere.txt']) ?? ''),
  },
  { name: 'link a folder of static files', apply: ({ files }) => files.link('content/static/outside', '../../outside') },
  { name: 'link a folder of documents', apply: ({ files }) => files.link('content/docs/outside', '../../outside') },
  {
    name: 'delete links',
    apply: ({ files }) => {
      for (const path of ['content/docs/linked.md', 'content/docs/outside', 'content/static/outside', 'content/static/linked.txt'])
        if (files.has(path)) files.remove(path);
    },
  },
];

import type { Edit, Editing } from './edit.ts';

/** Custom pages, islands, modules that pages and MDX import, styles. */
export const moduleEdits: readonly Edit[] = [
  { name: 'add a page', apply: (editing) => editing.files.write(`content/pages/p${editing.fresh()}.tsx`, pageText(editing)) },
  { name: 'rewrite a page', apply: (editing) => onOnePage(editing, (path) => editing.files.write(path, pageText(editing))) },
  {
    name: 'rename a page',
    apply: (editing) => onOnePage(editing, (path) => editing.files.move(path, `content/pages/p${editing.fresh()}.tsx`)),
  },
  { name: 'delete a page', apply: (editing) => onOnePage(editing, (path) => editing.files.remove(path)) },
  {
    name: 'change a shared component',
    apply: ({ files, fresh }) => files.change('shared/Sign.tsx', (text) => text.replace(/>[^<>]*</, `>Sign ${fresh()}<`)),
  },
  {
    name: 'change a module of MDX',
    apply: ({ files, fresh }) => files.write('shared/words.ts', `export const words = 'Words ${fresh()}';\n`),
  },
  { name: 'change JSON', apply: ({ files, random }) => files.write('shared/facts.json', `{ "year": ${2000 + random.below(9)} }\n`) },
  {
    name: 'change a module of a folder',
    apply: ({ files, fresh }) => files.write('shared/more/index.ts', `export const more = 'folder ${fresh()}';\n`),
  },
  {
    name: 'add or delete a module that an import means before the folder',
    apply: ({ files, fresh }) => {
      if (files.has('shared/more.ts')) files.remove('shared/more.ts');
      else files.write('shared/more.ts', `export const more = 'file ${fresh()}';\n`);
    },
  },
  {
    name: 'change an island',
    apply: ({ files, fresh }) => files.change('content/components/Counter.tsx', (text) => text.replace(/'click\d*'/, `'click${fresh()}'`)),
  },
  {
    name: 'change a module of an island',
    apply: ({ files, random }) =>
      files.change('content/components/plural.ts', (text) => text.replace(/\$\{unit\}s\W?`/, `\${unit}s${random.pick(['', '!', '?'])}\``)),
  },
  {
    name: 'make a component an island, or no island',
    apply: ({ files }) =>
      files.change('shared/Sign.tsx', (text) =>
        text.startsWith("'use client'") ? text.replace("'use client';\n", '') : `'use client';\n${text}`,
      ),
  },
  {
    name: 'add an island to a new document',
    apply: ({ files, fresh }) => {
      const name = `Island${fresh()}`;
      files.write(`content/components/${name}.tsx`, `'use client';\nexport default function ${name}() {\n  return <b>${name}</b>;\n}\n`);
      files.write(`content/docs/d${fresh()}.mdx`, `import ${name} from '../components/${name}.tsx';\n\n# ${name}\n\n<${name} />\n`);
    },
  },
  {
    name: 'change the expression of an MDX document',
    apply: ({ files, random }) =>
      files.change('content/docs/live.mdx', (text) => text.replace(/sum = \d \+ \d/, `sum = ${random.below(9)} + 1`)),
  },
  {
    name: 'change the styles',
    apply: ({ files, random }) => files.write('shared/theme.css', `.sign {\n  color: rgb(${random.below(255)} 0 0);\n}\n`),
  },
  {
    name: 'import further styles',
    apply: ({ files, fresh }) => {
      files.write('shared/more.css', `.more {\n  width: ${fresh()}px;\n}\n`);
      files.change('shared/theme.css', (text) => `@import './more.css';\n${text.replace("@import './more.css';\n", '')}`);
    },
  },
];

function onOnePage({ files, random }: Editing, apply: (path: string) => void): void {
  const path = random.pick(files.list('content/pages', /\.tsx$/));
  if (path !== undefined) apply(path);
}

function pageText({ fresh, random }: Editing): string {
  const [open, close] = ["import { Sign } from '../../shared/Sign.tsx';\n\n", '<Sign />'];
  const [head, sign] = random.chance(0.5) ? [open, close] : ['', ''];
  return `${head}export const title = 'Page ${fresh()}';\n\nexport default () => (\n  <p>\n    Page ${fresh()} ${sign} <a href="/docs/guide">guide</a>\n  </p>\n);\n`;
}

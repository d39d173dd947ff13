import type { Edit } from './edit.ts';

const shapes = 'package/src/shapes.ts';
const entry = 'package/src/index.ts';

/** The documented package: sources, README and CHANGELOG, `package.json`, tsconfigs, and a package that it takes from elsewhere. */
export const packageEdits: readonly Edit[] = [
  {
    name: 'change a comment',
    apply: ({ files, fresh }) => files.change(shapes, (text) => text.replace(/Computes [^.]*\./, `Computes the area, ${fresh()}.`)),
  },
  {
    name: 'change a comment, to one of the same length',
    apply: ({ files, random }) =>
      files.change(shapes, (text) => text.replace(/A c....e\./, `A ${random.pick(['circle', 'curcle', 'cercle'])}.`)),
  },
  {
    name: 'change the comment of an inherited member',
    apply: ({ files, fresh }) =>
      files.change(shapes, (text) => text.replace(/Makes the circle[^.]*\./, `Makes the circle larger ${fresh()}.`)),
  },
  {
    name: 'change a type that is not exported',
    apply: ({ files, fresh }) => files.change(shapes, (text) => text.replace(/Its color[^.]*\./, `Its color, ${fresh()}.`)),
  },
  {
    name: 'deprecate something, or not',
    apply: ({ files, random }) => {
      const [sentence, tag] = [
        random.pick(['A circle with a hole.', 'How something is drawn.', 'Draws a shape.']) ?? '',
        ' @deprecated Not now.',
      ];
      files.change(shapes, (text) =>
        text.includes(`${sentence}${tag}`) ? text.replace(`${sentence}${tag}`, sentence) : text.replace(sentence, `${sentence}${tag}`),
      );
    },
  },
  {
    name: 'add or delete an overload',
    apply: ({ files }) => {
      const overload = 'export function draw(shape: Shape): void;\nexport function draw(shape: Shape, style: Style): void;\n';
      files.change(shapes, (text) =>
        text.includes(overload)
          ? text.replace(overload, '').replace('style?: Style', 'style: Style')
          : text.replace(
              'export function draw(shape: Shape, style: Style)',
              `${overload}export function draw(shape: Shape, style?: Style)`,
            ),
      );
    },
  },
  {
    name: 'change a type',
    apply: ({ files, random }) =>
      files.change(shapes, (text) => text.replace(/side: [\w |]+;/, `side: ${random.pick(['number', 'number | bigint', 'string'])};`)),
  },
  {
    name: 'rename an export',
    apply: ({ files, fresh }) => files.change(shapes, (text) => text.replace(/class \w+/, `class Circle${fresh()}`)),
  },
  { name: 'name an export as before', apply: ({ files }) => files.change(shapes, (text) => text.replace(/class \w+/, 'class Circle')) },
  {
    name: 'add an export',
    apply: ({ files, fresh }) =>
      files.change(shapes, (text) => `${text}\n/** More. See {@link Shape}. */\nexport const more${fresh()} = ${fresh()};\n`),
  },
  {
    name: 'delete an export',
    apply: ({ files }) => files.change(shapes, (text) => text.replace(/\n\/\*\* More\. [^\n]*\nexport const more[^\n]*\n/, '')),
  },
  {
    name: 'rename a member',
    apply: ({ files, fresh }) => files.change(shapes, (text) => text.replace(/\bgrow\w*\(/, `grow${fresh()}(`)),
  },
  {
    name: 'add a file with exports',
    apply: ({ files, fresh }) => {
      const name = `made${fresh()}`;
      files.write(`package/src/${name}.ts`, `/** Made. */\nexport function ${name}(): void {}\n`);
      files.change(entry, (text) => `${text}export * from './${name}.ts';\n`);
    },
  },
  {
    name: 'delete a file with exports',
    apply: ({ files, random }) => {
      const path = random.pick(files.list('package/src', /\/made\d+\.ts$/));
      if (path === undefined) return;
      files.change(entry, (text) => text.replace(`export * from './${path.slice('package/src/'.length)}';\n`, ''));
      files.remove(path);
    },
  },
  {
    name: 'mention a file that is not there, or make it',
    apply: ({ files }) => {
      const isMentioned = files.read(entry).includes('absent');
      if (!isMentioned) files.change(entry, (text) => `${text}\n/** Absent. */\nexport type Absent = import('./absent.ts').Made;\n`);
      else if (files.has('package/src/absent.ts')) files.remove('package/src/absent.ts');
      else files.write('package/src/absent.ts', 'export type Made = string;\n');
    },
  },
  {
    name: 'change the README',
    apply: ({ files, fresh }) =>
      files.write('package/README.md', `# Fuzzed\n\nWords ${fresh()}, with \`area\`. See [it](./CHANGELOG.md).\n`),
  },
  { name: 'delete the README', apply: ({ files }) => files.remove('package/README.md') },
  {
    name: 'change the CHANGELOG',
    apply: ({ files, fresh }) => files.write('package/CHANGELOG.md', `# Changelog\n\n## 1.0.${fresh()}\n\n- More \`area\`.\n`),
  },
  { name: 'delete the CHANGELOG', apply: ({ files }) => files.remove('package/CHANGELOG.md') },
  {
    name: 'change the description in package.json',
    apply: ({ files, fresh }) => files.change('package/package.json', (text) => text.replace(/"Shapes[^"]*"/, `"Shapes ${fresh()}."`)),
  },
  {
    name: 'add or delete an entry point',
    apply: ({ files }) =>
      files.change('package/package.json', (text) =>
        text.includes('./text')
          ? text.replace(', "./text": "./src/text.ts"', '')
          : text.replace('index.ts"', 'index.ts", "./text": "./src/text.ts"'),
      ),
  },
  {
    name: 'change the tsconfig further up',
    apply: ({ files }) =>
      files.change('tsconfig.base.json', (text) =>
        text.includes('"strict": true')
          ? text.replace('"strict": true', '"strict": false')
          : text.replace('"strict": false', '"strict": true'),
      ),
  },
  {
    name: 'change what the tsconfig extends',
    apply: ({ files }) =>
      files.change('package/tsconfig.json', (text) =>
        text.includes('extends')
          ? '{ "compilerOptions": { "strict": true, "module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true } }\n'
          : '{ "extends": "../tsconfig.base.json" }\n',
      ),
  },
  {
    name: 'change the linked package',
    apply: ({ files, fresh }) =>
      files.change('packages/linked/index.ts', (text) => text.replace(/Adds [^.]*\./, `Adds two numbers, ${fresh()}.`)),
  },
  {
    name: 'link to another package',
    apply: ({ files, random }) => files.link('node_modules/linked', `../packages/${random.pick(['linked', 'other'])}`),
  },
];

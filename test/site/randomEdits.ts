import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteTest } from './SiteTest.ts';

export interface Edits {
  /** Does the next edit, and says what it was. */
  readonly next: () => Promise<string>;
}

/**
 * A sequence of edits of the fixture `basic` that is the same for the same seed: documents, comments, types, pages, the config,
 * stylesheets and static files are added, changed, renamed and deleted, and the site stays without mistakes.
 */
export function createEdits(site: SiteTest, seed: number): Edits {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  let count = 0;
  const fresh = (): string => {
    count += 1;
    return `${seed}-${count}`;
  };
  const own = async (folder: string): Promise<readonly string[]> =>
    (await readdir(join(site.folder, folder))).filter((name) => /^e\d/.test(name)).sort();
  const text = (): string =>
    `Words ${fresh()}. See [the guide](/docs/guide) and \`area\`.\n\n## Part ${fresh()}\n\n\`\`\`ts\nconst a = '${pick(['x', 'y', fresh()])}';\n\`\`\`\n`;

  const edits: Readonly<Record<string, () => Promise<void>>> = {
    'add a document': () => site.write(`content/docs/e${fresh()}.md`, `---\ntitle: T${fresh()}\n---\n\n${text()}`),
    'add an MDX document': () => site.write(`content/docs/e${fresh()}.mdx`, `# M${fresh()}\n\n{1 + ${count}}\n\n${text()}`),
    'change a document': async () => {
      const name = pick(await own('content/docs'));
      if (name !== undefined) await site.write(`content/docs/${name}`, `# Title ${pick(['A', 'B'])}\n\n${text()}`);
    },
    'rename a document': async () => {
      const name = pick(await own('content/docs'));
      if (name !== undefined) await site.rename(`content/docs/${name}`, `content/docs/e${fresh()}${name.replace(/^[^.]*/, '')}`);
    },
    'delete a document': async () => {
      const name = pick(await own('content/docs'));
      if (name !== undefined) await site.remove(`content/docs/${name}`);
    },
    'change the guide': () =>
      site.write('content/docs/guide/index.md', `---\ntitle: Guide ${pick(['', 'again'])}\n---\n\n## First steps\n\n${text()}`),
    'change a comment': () => site.write('package/src/index.ts', sourceText(`Comment ${fresh()}. See {@link Shape}.`, '')),
    'change the exports': () =>
      site.write('package/src/index.ts', sourceText('Area.', `/** One more. */\nexport const more${pick([1, 2, 3])} = ${count};\n`)),
    'change the config': () =>
      site.write('gqldocs.config.ts', configText(`Basic ${pick(['one', 'two', 'three'])}`, `${pick(['a', 'b'])}.css`)),
    'change the styles': () => site.write(`${pick(['a', 'b'])}.css`, `.x { color: rgb(${count} 0 0); }\n`),
    'change a page': () =>
      site.write(
        'content/pages/about.tsx',
        `export default function About() {\n  return <p>About ${fresh()}, <a href="/docs/guide">guide</a></p>;\n}\n`,
      ),
    'add a page': () => site.write(`content/pages/e${fresh()}.tsx`, `export default () => <p>Page ${fresh()}</p>;\n`),
    'delete a page': async () => {
      const name = pick(await own('content/pages'));
      if (name !== undefined) await site.remove(`content/pages/${name}`);
    },
    'change a static file': () => site.write(`content/static/${pick(['s.txt', 't.txt'])}`, fresh()),
    'change an image': () =>
      site.write(
        'content/docs/guide/square.svg',
        `<svg xmlns="http://www.w3.org/2000/svg" width="${10 + count}" height="${pick([5, 9])}"/>`,
      ),
    nothing: async () => undefined,
  };
  const names = Object.keys(edits);
  let isReady = false;

  return {
    next: async () => {
      if (!isReady) for (const name of ['change the styles', 'change the config']) await edits[name]?.();
      if (!isReady) for (const sheet of ['a.css', 'b.css']) await site.write(sheet, '');
      isReady = true;
      const name = pick(names) ?? 'nothing';
      await edits[name]?.();
      return name;
    },
  };
}

/** Mulberry32: small, and the same everywhere. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function sourceText(comment: string, more: string): string {
  return `/** Something with an area. */\nexport interface Shape {\n  /** Length of a side. */\n  readonly side: number;\n}\n\n/** ${comment} */\nexport function area(shape: Shape): number {\n  return shape.side ** 2;\n}\n${more}`;
}

function configText(title: string, sheet: string): string {
  return `import { defineConfig } from 'gqldocs';

export default defineConfig({
  title: '${title}',
  url: 'https://basic.example',
  favicon: 'img/favicon.svg',
  documents: { path: 'content/docs', main: 'guide/index', sidebars: { all: [{ folder: '' }] } },
  api: { packages: [{ path: 'package', slug: 'shapes', entryPoints: 'src/index.ts' }] },
  pages: 'content/pages',
  static: ['content/static'],
  stylesheets: ['${sheet}'],
});
`;
}

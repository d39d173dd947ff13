import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReadDocumentsRequest, readDocuments } from '../../../renderer/documents/readDocuments.ts';
import { readImageSize } from '../../../renderer/documents/readImageSize.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import type { Config } from '../../../renderer/model/config.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { testHighlighter } from './renderMarkdown.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'documents-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, contents: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), contents);
}

function config(): Config {
  const parts: Pick<Config, 'root' | 'messages' | 'documents' | 'staticFolders'> = {
    root,
    messages: defaultMessages,
    documents: {
      path: path.join(root, 'content/docs'),
      route: '/docs',
      sidebars: {},
      lastUpdated: true,
      ignoredKeys: [],
      math: false,
      versions: { current: { label: 'Next' } },
    },
    staticFolders: [path.join(root, 'static')],
  };
  return parts as Config;
}

function read(request: Partial<ReadDocumentsRequest> = {}) {
  return readDocuments({ config: config(), session: openSession({ name: 'test' }), highlighter: testHighlighter, ...request });
}

test('reads Markdown and MDX sorted by path, without drafts, partials and hidden files', async () => {
  write('content/docs/b.md', '# B');
  write('content/docs/a/index.mdx', '# A');
  write('content/docs/_part.md', '# Part');
  write('content/docs/_parts/c.md', '# Part');
  write('content/docs/.hidden/d.md', '# Hidden');
  write('content/docs/draft.md', '---\ndraft: true\nunknown: 1\n---\n');
  write('content/docs/image.png', '');
  const { value, drafts, problems } = await read();
  expect(drafts.map(({ source }) => source)).toEqual(['content/docs/draft.md']);
  expect(value.map(({ id, source, title }) => ({ id, source, title }))).toEqual([
    { id: 'a/index', source: 'content/docs/a/index.mdx', title: 'A' },
    { id: 'b', source: 'content/docs/b.md', title: 'B' },
  ]);
  expect(problems).toEqual([]);
});

test('reports which documents cannot be read, and why', async () => {
  mkdirSync(path.join(root, 'content/docs'), { recursive: true });
  for (const [name, target] of Object.entries({ 'nowhere.md': 'none', 'self.mdx': 'self.mdx', 'folder.md': '.' }))
    symlinkSync(target, path.join(root, 'content/docs', name));
  const { value, problems } = await read();
  // Links to them are not broken, too.
  expect(value.map(({ id, isBroken }) => [id, isBroken])).toEqual([
    ['folder', true],
    ['nowhere', true],
    ['self', true],
  ]);
  expect(problems.map(({ code, message, place }) => [code, place?.file, message.replace(/^.*: /, '')])).toEqual([
    ['document/unreadable', 'content/docs/folder.md', 'it is a link to a folder.'],
    ['document/unreadable', 'content/docs/nowhere.md', 'it is a link to a file that does not exist.'],
    ['document/unreadable', 'content/docs/self.mdx', 'it is a link to itself.'],
  ]);
});

test('knows the documents whose parts cannot be read', async () => {
  write('content/docs/_part.mdx', '<b>\n');
  write('content/docs/whole.mdx', "import Part from './_part.mdx';\n\n# Whole\n\n<Part />\n");
  const { failures } = await read();
  expect([...failures].map(([source, problems]) => [source, problems.map(({ place }) => place?.file)])).toEqual([
    ['content/docs/whole.mdx', ['content/docs/_part.mdx']],
  ]);
});

// Its hash takes seconds.
test('reports a file that is too large to be read', { tags: ['full'] }, async () => {
  write('content/docs/large.md', '');
  truncateSync(path.join(root, 'content/docs/large.md'), 2 ** 31);
  const { problems } = await read();
  expect(problems).toMatchObject([{ code: 'document/unreadable', message: 'Cannot read this document: it is larger than 2 GB.' }]);
});

test('reports a pipe, with a remedy that helps', async () => {
  mkdirSync(path.join(root, 'content/docs'), { recursive: true });
  execFileSync('mkfifo', [path.join(root, 'content/docs/pipe.md')]);
  const { problems } = await read();
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['document/unreadable', 'Replace it with a regular file, or begin the name of the file with "_" to exclude it.'],
  ]);
});

test('reads nothing if the site has no documents', async () => {
  expect(await read({ config: { ...config(), documents: undefined } })).toEqual({
    value: [],
    drafts: [],
    failures: new Map(),
    problems: [],
  });
});

test('measures images next to the document and in static folders', () => {
  const png = pngOf(7, 5);
  write('content/docs/img/a.png', png);
  write('static/b.png', png);
  write('static/broken.png', 'no image');
  const reader = openSession({ name: 'test' }).read;
  const sizeOf = (target: string) =>
    readImageSize({ target, folder: path.join(root, 'content/docs'), staticFolders: [path.join(root, 'static')] }, reader);
  expect(sizeOf('./img/a.png#x')).toEqual({ width: 7, height: 5 });
  expect(sizeOf('/b.png')).toEqual({ width: 7, height: 5 });
  expect(['/broken.png', '/missing.png', 'https://e.org/a.png', '//e.org/a.png'].map(sizeOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('parses a document again if it changed, or an image in it', async () => {
  write('content/docs/a.md', '# A\n\n![](./a.png)');
  write('content/docs/b.md', '# B');
  const session = openSession({ name: 'test' });
  const build = async (): Promise<readonly boolean[]> => {
    const stored: boolean[] = [];
    session.begin();
    session.invalidate();
    await read({ session, onDocument: (isStored) => stored.push(isStored) });
    return stored.toSorted();
  };
  expect([await build(), await build()]).toEqual([
    [false, false],
    [true, true],
  ]);
  write('content/docs/b.md', '# Another');
  expect(await build()).toEqual([false, true]);
  write('content/docs/a.png', pngOf(7, 5));
  expect(await build()).toEqual([false, true]);
  expect(await build()).toEqual([true, true]);
});

/** The head of a PNG, which is all that a measurement reads. */
function pngOf(width: number, height: number): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from('0802000000', 'hex')]);
}

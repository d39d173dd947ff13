import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readStaticFiles } from '../../../renderer/output/readStaticFiles.ts';
import { makeConfig } from '../make.ts';

let root = '';
afterEach(() => rm(root, { recursive: true, force: true }));

test('static folders go to the root, files among the documents beside them; the later folder wins', async () => {
  root = await mkdtemp(join(tmpdir(), 'gqldocs-static-'));
  const files = [
    'docs/guide/a.md',
    'docs/guide/b.mdx',
    'docs/guide/plan.png',
    'docs/guide/Part.tsx',
    'docs/.env',
    'docs/_drafts/x.png',
    'one/img/x.svg',
    'one/y.txt',
    'one/.DS_Store',
    'two/y.txt',
  ];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
  const plain = makeConfig({ documents: {} });
  const documents = plain.documents && { ...plain.documents, path: join(root, 'docs') };
  const config = { ...plain, root, documents, staticFolders: [join(root, 'one'), join(root, 'two')] };
  expect(await readStaticFiles(config)).toEqual([
    { path: join(root, 'docs/guide/plan.png'), source: 'docs/guide/plan.png', output: 'assets/documents/guide/plan.png' },
    { path: join(root, 'one/img/x.svg'), source: 'one/img/x.svg', output: 'img/x.svg' },
    { path: join(root, 'two/y.txt'), source: 'two/y.txt', output: 'y.txt' },
  ]);
});

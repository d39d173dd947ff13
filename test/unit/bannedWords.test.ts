import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBannedWords } from '../style/findBannedWords.ts';

const root = join(import.meta.dirname, '../..');

const pages = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'examples'];
const published = [...pages, 'cli', 'client', 'renderer', 'templates', 'docs', '.github'];

describe('words that make texts hard to read', () => {
  it('are in no text that users read', () => {
    expect(findBannedWords(root, published).filter(({ kind }) => kind !== 'comment')).toEqual([]);
  });

  it('are in no comment', () => {
    const found = findBannedWords(root, [...published, 'bench', 'bin', 'test']).filter(({ kind }) => kind === 'comment');
    expect(found).toEqual([]);
  });

  it('are in no title of a test', () => {
    expect(findBannedWords(root, ['test']).filter(({ kind }) => kind === 'title')).toEqual([]);
  });
});

it('finds words in titles, texts and comments', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-words-'));
  mkdirSync(join(folder, 'test/corpora'), { recursive: true });
  const text = [
    "describe('stands', () => {",
    "  it.each([['it is told', 1]])('%s is read anew', () => {});",
    `  test.skipIf(isHere).each(rows)(\`mends \${part} for somebody\`, () => {});`,
    "  pattern.test('a twin of witnesses'); // nobody, but witnesses",
    '});',
  ];
  writeFileSync(join(folder, 'test/a.test.ts'), text.join('\n'));
  writeFileSync(join(folder, 'test/corpora/a.txt'), '=== an heir is removed -> major\ntold\n');
  expect(findBannedWords(folder, ['test']).map(({ kind, word }) => `${kind} ${word}`)).toEqual([
    ...['title stands', 'comment nobody', 'text told', 'title anew', 'title mends', 'title somebody', 'text twin', 'text witnesses'],
    'title heir',
  ]);
  rmSync(folder, { recursive: true });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBannedWords } from '../style/findBannedWords.ts';

const root = join(import.meta.dirname, '../..');

const pages = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'examples'];
const published = [...pages, 'cli', 'client', 'renderer', 'templates', 'docs', '.github'];

describe('words that make texts hard to read', () => {
  it('are in no text that users read', () => {
    expect(findBannedWords(root, published).filter(({ kind }) => kind === 'text')).toEqual([]);
  });

  it('are in no comment', () => {
    const found = findBannedWords(root, [...published, 'bench', 'bin', 'test']).filter(({ kind }) => kind === 'comment');
    expect(found).toEqual([]);
  });
});

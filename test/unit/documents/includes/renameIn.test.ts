import { expect, test } from 'vitest';
import { renameIn } from '../../../../renderer/documents/includes/renameIn.ts';

const names = new Map([['size', 'size2']]);

test('reads expressions up to a number of mistakes', () => {
  const comments = '{/* a comment */} {}\n'.repeat(1000);
  expect(renameIn(`${comments}{size}`, { statements: [], names })).toBe(`${comments}{size2}`);
  const open = '{['.repeat(2000);
  const mistakes = `${open}\n)`.repeat(4);
  expect(renameIn(`${mistakes}{size}`, { statements: [], names })).toBe(`${mistakes}{size}`);
});

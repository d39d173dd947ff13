import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longFiles } from '../LongestFirst.ts';

test('the files that run first exist', () => {
  const root = join(import.meta.dirname, '../..');
  expect(longFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

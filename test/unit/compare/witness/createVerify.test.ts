import { expect, it } from 'vitest';
import type { LibraryFiles } from '../../../../renderer/api/program/virtualProgram.ts';
import { createVerify } from '../../../../renderer/compare/witness/createVerify.ts';
import { specifierOf } from '../../../../renderer/compare/witness/program/importPlaces.ts';
import { createReleasePrograms } from '../../../../renderer/compare/witness/releasePrograms.ts';
import { oneLibrary } from '../oneLibrary.ts';
import { snapshotOf } from '../pairs.ts';

const libraries: LibraryFiles = oneLibrary();
const [old, next] = ['number', 'string'].map((type) => snapshotOf(`export declare const value: ${type};`, libraries));

it('finds what is unlikely in a program that breaks, unless the compiler fails', () => {
  if (old === undefined || next === undefined) throw new Error('no releases');
  const programs = createReleasePrograms({ old, new: next, bases: [], libraries });
  const text = `import { value } from '${specifierOf(old, { name: '' })}';\nexport const result: number = value;\n`;
  const { verify, unlikely } = createVerify({ programs, texts: [text] });
  expect(verify(text)).toBe('breaks');
  const throwing = (error: Error) => () => {
    throw error;
  };
  expect(unlikely(text, (file) => ({ reason: file.text }))).toEqual({ reason: text });
  expect(unlikely(text, throwing(new RangeError('Maximum call stack size exceeded')))).toBeUndefined();
  expect(() => unlikely(text, throwing(new Error('our own')))).toThrow('our own');
});

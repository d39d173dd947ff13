import { expect, it } from 'vitest';
import { compareOutputs } from './compareOutputs.ts';

const output = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));

it('says nothing about equal outputs', () => {
  expect(compareOutputs(output({ 'a.html': 'one' }), output({ 'a.html': 'one' }))).toEqual([]);
});

it('names files that are missing, too many, or different, with the first line that differs', () => {
  const expected = output({ 'a.html': 'one\ntwo\nthree', 'b.html': '', 'd.html': 'whole' });
  const actual = output({ 'a.html': 'one\ntwo\nfour', 'c.html': '', 'd.html': 'who' });
  expect(compareOutputs(expected, actual)).toEqual([
    'a.html differs in line 3\n    expected "one\\ntwo\\nthree"\n    actual   "one\\ntwo\\nfour"',
    'b.html is missing',
    'c.html should not be there',
    'd.html differs in line 1\n    expected "whole"\n    actual   "who"',
  ]);
});

import { expect, test } from 'vitest';
import { parseFence } from '../../../renderer/model/parseFence.ts';

test.each([
  ['ts{1,3-5}', '', 'ts', '{1,3-5}'],
  ['ts{1,', '3}', 'ts', '{1, 3}'],
  ['ts:line-numbers=5{1}', '', 'ts', 'showLineNumbers=5 {1}'],
  ['ts:no-line-numbers', '{1}', 'ts', '{1}'],
  ['ts[a.ts]', '', 'ts', '[a.ts]'],
  ['c++', 'x', 'c++', 'x'],
  ['js:a.js', '', 'js:a.js', ''],
  ['', '', '', ''],
])('separates what is attached to a language: %j %j', (lang, meta, language, rest) => {
  expect(parseFence({ lang, meta })).toEqual({ lang: language, meta: rest });
});

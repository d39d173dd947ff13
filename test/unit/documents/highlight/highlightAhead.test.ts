import { expect, it } from 'vitest';
import { noCache } from '../../../../renderer/cache/noCache.ts';
import { type CachedHighlighter, cachedHighlighter } from '../../../../renderer/documents/highlight/cachedHighlighter.ts';
import { highlightAhead } from '../../../../renderer/documents/highlight/highlightAhead.ts';

const samples = ['a', 'b', 'c'].map((code) => ({ code, language: 'ts' }));

it('has samples remembered when pages ask for them', async () => {
  const { highlighter, asked } = counting();
  await highlightAhead(highlighter, [...samples, { code: 'd', language: 'no-such-language' }], () => false);
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(highlighter.highlight('b', 'typescript')).toEqual([[{ text: 'B', kind: undefined }]]);
  expect(asked).toEqual(['a', 'b', 'c']);
});

it('stops when nobody waits any longer and there is much to do', async () => {
  const many = Array.from({ length: 310 }, (_, index) => ({ code: `${index}`, language: 'ts' }));
  const { highlighter, asked } = counting();
  await highlightAhead(highlighter, many, () => asked.length === 2);
  expect(asked).toEqual(['0', '1']);
});

it('does the rest although nobody waits any longer', async () => {
  const { highlighter, asked } = counting();
  await highlightAhead(highlighter, samples, () => asked.length === 1);
  expect(asked).toEqual(['a', 'b', 'c']);
});

it('leaves failures to those who need the sample', async () => {
  const highlighter = cachedHighlighter({ cache: noCache, name: '', loadEngine: () => Promise.reject(new Error('no engine')) });
  await expect(highlightAhead(highlighter, samples, () => false)).resolves.toBeUndefined();
});

/** An engine that says what it was asked for. */
function counting(): { readonly highlighter: CachedHighlighter; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const highlight = (code: string) => {
    asked.push(code);
    return [[{ text: code.toUpperCase(), kind: undefined }]];
  };
  return {
    highlighter: cachedHighlighter({ cache: noCache, name: '', loadEngine: async () => ({ load: async () => [], highlight }) }),
    asked,
  };
}

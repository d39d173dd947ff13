import { expect, test } from 'vitest';
import { prepareSource } from '../../../renderer/documents/prepareSource.ts';

function prepare(text: string, options: { readonly frontMatterEnd?: number; readonly isMdx?: boolean } = {}): string {
  return prepareSource({ text, frontMatterEnd: 0, isMdx: false, ...options });
}

test('keeps the lines of the front matter and empties them', () => {
  expect(prepare('---\ntitle: x\n---\n# T', { frontMatterEnd: 17 })).toBe('\n\n\n# T');
});

test('turns a title after a directive’s name into its label', () => {
  expect(prepare(':::note A title\nx\n:::')).toBe(':::note[A title]\nx\n:::');
  expect(prepare('> ::::tip  A `b` ')).toBe('> ::::tip[A `b`]');
  expect(prepare('::: tip A {b="c"}\r\n')).toBe(':::tip[A]{b="c"}\r\n');
  expect(prepare(':::tip {b="c"}')).toBe(':::tip{b="c"}');
  expect(prepare(':::tip.x y')).toBe(':::tip.x y');
});

test('does not change labels, attributes and code', () => {
  const text = ':::note[Title]\n:::\n\n::::tabs{group="x"}\n::::\n\n```md\n:::note Title\n```\n\n~~~\n```\n:::note Title\n~~~';
  expect(prepare(text)).toBe(text);
});

test('escapes ids of headings in MDX only, and not in code', () => {
  expect(prepare('## A {#b}\n\n```\n# c {#d}\n```', { isMdx: true })).toBe('## A \\{#b}\n\n```\n# c {#d}\n```');
  expect(prepare('## A \\{#b}\n\n\\{@link c}', { isMdx: true })).toBe('## A \\{#b}\n\n\\{@link c}');
  expect(prepare('## A {#b}')).toBe('## A {#b}');
});

test('escapes lists of attributes in MDX only, and neither in code nor in expressions', () => {
  const text = '[a](b){.c} ![d](e){width="1"} :a[x y]{.s href="/z"} `[a](b){.c}` f:{x} (a){b} :i{n="1"}';
  expect(prepare(text, { isMdx: true })).toBe(
    '[a](b)\\{.c} ![d](e)\\{width="1"} :a[x y]\\{.s href="/z"} `[a](b){.c}` f:{x} (a){b} :i\\{n="1"}',
  );
});

test('converts comments of HTML in MDX only, and not in code', () => {
  expect(prepare('a <!-- b */ c --> d `<!-- e -->`', { isMdx: true })).toBe('a {/* b * / c */} d `<!-- e -->`');
  expect(prepare('<!--\n```\n{ x\n-->\n# A {#b}', { isMdx: true })).toBe('{/*\n```\n{ x\n*/}\n# A \\{#b}');
  expect(prepare('<!-- @include: ./a.md -->', { isMdx: true })).toBe('<!-- @include: ./a.md -->');
  expect(prepare('<!-- a -->')).toBe('<!-- a -->');
});

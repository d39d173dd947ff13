import { expect, test } from 'vitest';
import { parseFrontMatter } from '../../../../renderer/documents/frontMatter/parseFrontMatter.ts';

const source = 'docs/page.md';

test('reads every kind of value and the line of the body', () => {
  const text = '---\ntitle: 2024\nsidebar_position: 1.5\ndraft: true\nkeywords: [a, b]\npagination_next: null\n---\nBody';
  expect(parseFrontMatter(text, source)).toEqual({
    frontMatter: { title: '2024', sidebar_position: 1.5, draft: true, keywords: ['a', 'b'], pagination_next: null },
    end: text.indexOf('Body'),
    problems: [],
  });
});

test('returns a document without front matter unchanged', () => {
  expect(parseFrontMatter('# Title\n\n---\n\ntitle: x\n\n---\n', source)).toEqual({ frontMatter: {}, end: 0, problems: [] });
});

test('reads an empty block, a byte order mark and Windows line ends', () => {
  expect(parseFrontMatter('---\n---\nx', source)).toEqual({ frontMatter: {}, end: 8, problems: [] });
  expect(parseFrontMatter('\uFEFF---\r\ntitle: T\r\n---\r\nx', source)).toEqual({ frontMatter: { title: 'T' }, end: 21, problems: [] });
});

test('warns about an unknown key with its place, and suggests the nearest one', () => {
  const { frontMatter, problems } = parseFrontMatter('---\ntitle: T\nsidebar_lable: S\n---\n', source);
  expect(frontMatter).toEqual({ title: 'T' });
  expect(problems).toEqual([
    {
      code: 'document/unknown-key',
      severity: 'warning',
      message: 'The front matter has a key "sidebar_lable" that gqldocs does not know.',
      hint: 'Did you mean "sidebar_label"?',
      place: { file: source, line: 3, column: 1 },
    },
  ]);
});

test('ignores a value of the wrong type and keeps the others', () => {
  const { frontMatter, problems } = parseFrontMatter('---\nsidebar_position:   first\ntitle: T\ndescription: true\n---\n', source);
  expect(frontMatter).toEqual({ title: 'T' });
  expect(problems).toEqual([
    {
      code: 'document/front-matter',
      severity: 'error',
      message: '"sidebar_position" must be a number, not "first".',
      hint: undefined,
      place: { file: source, line: 2, column: 21 },
    },
    {
      code: 'document/front-matter',
      severity: 'error',
      message: '"description" must be a string, not true.',
      hint: 'Put it in quotes: description: "true".',
      place: { file: source, line: 4, column: 14 },
    },
  ]);
});

test('reports the line that is not valid YAML', () => {
  const { frontMatter, problems, end } = parseFrontMatter('---\ntitle: Types: the basics\n---\nBody', source);
  expect(frontMatter).toEqual({});
  expect(end).toBe(33);
  expect(problems.map(({ code, place, hint }) => ({ code, place, hint }))).toEqual([
    {
      code: 'document/front-matter',
      place: { file: source, line: 2, column: 8 },
      hint: 'Put strings that contain ": " in quotes.',
    },
  ]);
});

test('requires a mapping, not a string or a list', () => {
  const { problems } = parseFrontMatter('---\n- a\n- b\n---\n', source);
  expect(problems.map(({ code, message, place }) => ({ code, message, place }))).toEqual([
    {
      code: 'document/front-matter',
      message: 'The front matter is not a mapping of keys to values.',
      place: { file: source, line: 2, column: 1 },
    },
  ]);
});

test('accepts the alternative names and unused keys of Docusaurus', () => {
  const text =
    '---\ndisplayed_sidebar: docs\nsidebar_class_name: hidden\nlast_update:\n  date: 2024-05-01\ntags: [a, {label: b, permalink: /b}]\n---\n';
  const { frontMatter, problems } = parseFrontMatter(text, source);
  expect(frontMatter).toEqual({ sidebar: 'docs', last_update: '2024-05-01', tags: ['a', 'b'] });
  expect(problems).toEqual([]);
});

test('reads the day of a date, and reports an invalid one', () => {
  expect(parseFrontMatter('---\nlast_update: 2024-05-01T10:00:00Z\n---\n', source).frontMatter).toEqual({ last_update: '2024-05-01' });
  const { frontMatter, problems } = parseFrontMatter('---\nlast_update: yesterday\n---\n', source);
  expect(frontMatter).toEqual({});
  expect(problems.map(({ message }) => message)).toEqual(['"last_update" must be a date such as 2026-11-21, not "yesterday".']);
});

test('reads the sidebar of Starlight as our own keys', () => {
  const text = '---\nsidebar:\n  label: Install\n  order: first\n  hidden: true\n  badge: New\n---\n';
  const { frontMatter, problems } = parseFrontMatter(text, source);
  expect(frontMatter).toEqual({ sidebar_label: 'Install', unlisted: true });
  expect(problems.map(({ place }) => place)).toEqual([{ file: source, line: 4, column: 10 }]);
});

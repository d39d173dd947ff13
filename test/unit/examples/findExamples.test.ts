import { expect, it } from 'vitest';
import { documentExamples, findExamples } from '../../../renderer/examples/findExamples.ts';
import type { CommentBlock, Markdown } from '../../../renderer/model/comment.ts';
import type { Document } from '../../../renderer/model/document.ts';
import { makePackage, makeSymbol } from '../make.ts';

const source = ['/**', ' * @example', ' * ```ts', ' * one(); // => 1', ' * ```', ' * @example', ' * two(); // => 2', ' */'].join('\n');

function example(text: string, line: number, file = 'src/a.ts'): CommentBlock {
  return { tag: '@example', content: { text, place: { file, line, column: 4 } } };
}

function find(blocks: readonly CommentBlock[], readme?: Markdown) {
  const comment = { summary: { text: '' }, blocks, modifiers: [] };
  const symbol = makeSymbol('function', 'add', { module: 'sums', comment });
  const modules = ['', 'sums'].map((name) => ({ name, symbols: [], references: [] }));
  const pkg = makePackage([symbol], { name: 'pkg', modules, readme });
  return findExamples({ package: pkg, sourceOf: () => source });
}

it('finds fences and bare code in @example, with the line where the code begins', () => {
  const base = { language: 'ts', subject: 'add', specifier: 'pkg/sums' };
  const bare = '```ts\ntwo(); // => 2\n```';
  expect(find([example('```ts\none(); // => 1\n```', 3), example(bare, 7)])).toEqual({
    examples: [
      { ...base, code: 'one(); // => 1', place: { file: 'src/a.ts', line: 4 } },
      { ...base, code: 'two(); // => 2', place: { file: 'src/a.ts', line: 7 } },
    ],
    skipped: 0,
    unclaimed: 0,
  });
});

it('skips fences with no-run, and code without an import of the package and without an assertion', () => {
  const { examples, skipped } = find([
    example('```ts no-run\none(); // => 1\n```', 3, 'a.ts'),
    example('```ts\nanything(goes);\n```', 3, 'b.ts'),
    example("```js\nimport 'pkg';\n```", 3, 'c.ts'),
    example('```graphql\n{ a } # => 1\n```', 3, 'd.ts'),
  ]);
  expect(examples.map(({ place }) => place.file)).toEqual(['c.ts']);
  expect(skipped).toBe(2);
});

it('runs a comment that several symbols share once', () => {
  expect(find([example('```ts\none(); // => 1\n```', 3), example('```ts\none(); // => 1\n```', 3)]).examples).toHaveLength(1);
});

it('runs a block of a README if it imports the package and has an assertion', () => {
  const text = "```ts\nimport 'pkg';\n```\n```ts\none(); // => 1\n```\n```ts\nimport 'pkg';\none(); // => 1\n```";
  const { examples } = find([], { text, place: { file: 'README.md', line: 1, column: 1 } });
  expect(examples.map(({ subject, specifier, place }) => ({ subject, specifier, place }))).toEqual([
    { subject: 'README', specifier: undefined, place: { file: 'README.md', line: 8 } },
  ]);
});

it('finds the blocks of documents with an assertion, and skips those with no-run', () => {
  const sample = (code: string, line: number) => ({
    kind: 'sample' as const,
    place: { file: 'docs/a.md', line },
    sample: { code, language: 'ts', lines: [{ line, column: 1 }] },
  });
  const skipped = sample("import 'pkg';\none(); // => 2", 15);
  const uses = [
    ...[sample("import 'pkg';\none(); // => 1", 5), sample("import 'pkg';", 9), sample('one(); // => 1', 12)],
    { ...skipped, sample: { ...skipped.sample, isSkipped: true as const } },
  ];
  const document: Pick<Document, 'title' | 'source' | 'uses'> = { title: 'A', source: 'docs/a.md', uses };
  expect(documentExamples([document], ['pkg'])).toEqual({
    examples: [{ code: "import 'pkg';\none(); // => 1", language: 'ts', subject: 'A', place: { file: 'docs/a.md', line: 5 } }],
    skipped: 1,
    unclaimed: 1,
  });
});

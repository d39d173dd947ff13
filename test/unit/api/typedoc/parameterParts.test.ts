import { expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

/** Name, and names and texts of its parts, of the first parameter of the function `run`. */
async function partsOf(text: string) {
  const { problems, symbol } = await extractOneFile(text, 'index.ts');
  const [parameter] = symbol('run')?.signatures[0]?.parameters ?? [];
  const parts = (parameter?.parts ?? []).map(({ name, comment }) => [name, comment?.text, comment?.place?.line]);
  return { name: parameter?.name, text: parameter?.comment?.text, parts, problems: problems.map(({ message }) => message) };
}

it('keeps texts of properties of a named union, and of their properties', async () => {
  const types = 'type Options = { size: number; cache?: { limit: number } } | { size: number; depth: number };';
  const comment = '/**\n * @param options - All.\n * @param options.cache.limit - Most.\n * @param options.depth - Deep.\n */';
  expect(await partsOf(`${types}\n${comment}\nexport function run(options: Options): void {}\n`)).toEqual({
    name: 'options',
    text: 'All.',
    parts: [
      ['cache.limit', 'Most.', 4],
      ['depth', 'Deep.', 5],
    ],
    problems: [],
  });
});

it.each([
  ['a type with a name', 'Options'],
  ['a literal type', '{ size?: number; depth?: number }'],
])('keeps texts of the names of a destructured parameter of %s', async (_kind, type) => {
  const types = 'export interface Options { size?: number; depth?: number }';
  const comment = '/**\n * @param size - How large.\n * @param depth - Deep.\n */';
  const found = await partsOf(`${types}\n${comment}\nexport function run({ size, depth }: ${type}): void {}\n`);
  expect(found).toEqual({
    name: '{ size, depth }',
    text: undefined,
    parts: [
      ['size', 'How large.', 3],
      ['depth', 'Deep.', 4],
    ],
    problems: [],
  });
});

it('still reports names of properties that do not exist, and takes another name for that of the parameter', async () => {
  const comment = '/**\n * @param options - All.\n * @param options.sise - Wrong.\n */';
  expect(
    await partsOf(`type Options = { size: number } | { depth: number };\n${comment}\nexport function run({ ...rest }: Options): void {}\n`),
  ).toEqual({
    name: 'options',
    text: 'All.',
    parts: [],
    problems: ['The signature run has an @param with name "options.sise", which was not used'],
  });
});

it('keeps texts of properties of a destructured union that only its comment names', async () => {
  const types = 'type Options<R> = { base?: R } & ({ quiet?: number } | { quiet?: never; burst?: number });';
  const comment = '/**\n * @param options - All.\n * @param options.base - First.\n * @param options.burst - Last.\n */';
  expect(await partsOf(`${types}\n${comment}\nexport function run<R>({ base, quiet }: Options<R>): void {}\n`)).toEqual({
    name: 'options',
    text: 'All.',
    parts: [
      ['base', 'First.', 4],
      ['burst', 'Last.', 5],
    ],
    problems: [],
  });
});

it('shortens the pattern of many names', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `option${index}`).join(', ');
  expect(await partsOf(`export function run({ ${names} }: Record<string, number>): void {}\n`)).toMatchObject({
    name: '{ option0, option1, option2, option3, option4, option5, … }',
  });
});

it('knows the name of a rest parameter with its dots', async () => {
  const comment = '/** @param ...values - All. */';
  expect(await partsOf(`${comment}\nexport function run(...values: number[]): void {}\n`)).toMatchObject({
    name: 'values',
    text: 'All.',
    problems: [],
  });
});

it('does not count `this` as a parameter', async () => {
  const { symbol } = await extractOneFile(
    '/**\n * @param depth - Deep.\n */\nexport function run(this: Date, { depth }: { depth: number }): void {}\n',
    'index.ts',
  );
  const parameters = symbol('run')?.signatures[0]?.parameters ?? [];
  expect(parameters.map(({ name, parts }) => [name, parts.map((part) => part.comment?.text)])).toEqual([
    ['this', []],
    ['{ depth }', ['Deep.']],
  ]);
});

import { describe, expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

async function read(text: string) {
  const { problems, symbol } = await extractOneFile(text, 'index.d.ts');
  return { run: symbol('run'), messages: problems.map(({ message }) => message) };
}

describe('a variable that can only be called', () => {
  it('is a function with the texts of its comment', async () => {
    const comment = '/**\n * Runs it.\n *\n * @typeParam T - Of what.\n * @param what - What to run.\n * @returns What came of it.\n */';
    const { run, messages } = await read(`${comment}\nexport declare const run: <T>(what: T) => string;\n`);
    const [signature] = run?.signatures ?? [];
    expect(run).toMatchObject({ id: 'tool/:function/run', kind: 'function', type: undefined });
    expect(signature?.parameters.map(({ name, comment: text }) => [name, text?.text])).toEqual([['what', 'What to run.']]);
    expect(signature?.typeParameters.map(({ name, comment: text }) => [name, text?.text])).toEqual([['T', 'Of what.']]);
    expect(signature?.comment?.summary?.text).toBe('Runs it.');
    expect(signature?.comment?.blocks.map(({ tag, content }) => [tag, content.text])).toEqual([['@returns', 'What came of it.']]);
    expect(messages).toEqual([]);
  });

  it('has several signatures with a text of their own each, and one of all of them', async () => {
    const { run } = await read(`
/** Runs anything. */
export declare const run: {
  /** Runs a name. */
  (name: string): string;
  (count: number): number;
};
`);
    expect(run?.comment?.summary?.text).toBe('Runs anything.');
    expect(run?.signatures.map(({ comment, parameters: [one] }) => [comment?.summary?.text, one?.name])).toEqual([
      ['Runs a name.', 'name'],
      [undefined, 'count'],
    ]);
  });
});

it('is a function under a type that users cannot import', async () => {
  const { run } = await read(`
/** Runs anything. */
type Run = {
  /** Runs a name. */
  (name: string): string;
  <T>(value: T): T;
};
export declare const run: Run;
export {};
`);
  expect(run).toMatchObject({ kind: 'function', comment: { summary: { text: 'Runs anything.' } } });
  expect(run?.signatures.map(({ comment, parameters: [one] }) => [comment?.summary?.text, one?.name])).toEqual([
    ['Runs a name.', 'name'],
    [undefined, 'value'],
  ]);
});

it.each([
  ['has properties', '{ (name: string): string; retries: number }'],
  ['can be created', '{ (name: string): string; new (name: string): object }'],
  ['has a type with a name', 'Runner'],
])('a variable that %s is none', async (_kind, type) => {
  const { run } = await read(`export type Runner = (name: string) => string;\nexport declare const run: ${type};\n`);
  expect(run?.kind).toBe('variable');
});

it('is a function where declarations say that it is another one', async () => {
  const { symbol } = await extractOneFile(
    `
/** Adds numbers. @param a - A number. */
declare function add(a: number): number;
/** Adds texts. @param a - A text. */
declare function add(a: string): string;
/** Sums up. @deprecated Use add. */
export declare const run: typeof add;
export declare class Car {}
export declare const Auto: typeof Car;
declare function tagged(): void;
declare namespace tagged { const tag: string; }
export declare const other: typeof tagged;
export {};
`,
    'index.d.ts',
  );
  expect(symbol('run')).toMatchObject({ kind: 'function', comment: { summary: { text: 'Sums up.' } } });
  expect(symbol('run')?.signatures.map(({ parameters: [one] }) => one?.comment?.text)).toEqual(['A number.', 'A text.']);
  expect([symbol('Auto')?.kind, symbol('other')?.kind]).toEqual(['variable', 'variable']);
});

it('shows a property as a method if its overloads have texts', async () => {
  const { symbol } = await extractOneFile(`
/** Reads a name. */
declare function read(name: string): string;
/** Reads a number. */
declare function read(id: number): number;
declare namespace tools { export { read } }
export interface Picked extends Pick<typeof tools, 'read'> {}
export interface Handlers {
  /** Handles all. */ own: { (name: string): void; (id: number): void };
  /** Handles any. */ both: { /** Handles a name. */ (name: string): void; (id: number): void };
  silent: { (name: string): void; (id: number): void };
  each: { /** Handles a name. */ (name: string): void; /** Handles a number. */ (id: number): void };
}
`);
  const textsOf = (name: string) =>
    symbol(name)?.members.map((member) => [member.name, member.kind, ...member.signatures.map(({ comment }) => comment?.summary?.text)]);
  expect(textsOf('Picked')).toEqual([['read', 'method', 'Reads a name.', 'Reads a number.']]);
  expect(textsOf('Handlers')).toEqual([
    ['own', 'property'],
    ['both', 'method', 'Handles a name.', undefined],
    ['silent', 'property'],
    ['each', 'method', 'Handles a name.', 'Handles a number.'],
  ]);
  expect(symbol('Handlers')?.members[1]?.comment?.summary?.text).toBe('Handles any.');
});

import { expect, it } from 'vitest';
import type { ApiSymbol, Member } from '../../../../renderer/model/api.ts';
import { extractOneFile } from '../oneFile.ts';
import { printedSymbol } from '../printed.ts';

const inner = `
interface Base { /** Of all. */ label?: string }
/** What is asked. */
interface Inner<T = string> extends Base {
  /** How often. @defaultValue 3 */ retries: T;
  /** Asks again. */ again(other: Inner): this;
}
/** Has a page. */
export interface Shown { /** Has a place. */ known: string }
export {};
`;

async function membersOf(type: string, name = 'Open', file = 'index.d.ts') {
  const { symbol, problems } = await extractOneFile(`${inner}${type}`, file);
  expect(problems).toEqual([]);
  return rows(symbol(name));
}

function rows(symbol: ApiSymbol | undefined): Record<string, string | undefined> {
  return Object.fromEntries((symbol?.members ?? []).map((one) => [one.flags.isOptional ? `${one.anchor}?` : one.anchor, textOf(one)]));
}

function textOf({ comment, signatures }: Member): string | undefined {
  return (comment ?? signatures[0]?.comment)?.summary.text;
}

const all = { 'label?': 'Of all.', retries: 'How often.', again: 'Asks again.' };

it.each([
  ['another name', 'export type Open = Inner;', all],
  ['a name of a name', 'type Middle = Inner; export type Open = Middle;', all],
  ['an instantiation', 'export type Open = Inner<number>;', all],
  ['a part', "export type Open = Pick<Inner, 'retries'>;", { retries: 'How often.' }],
  ['all but a part', "export type Open = Omit<Inner, 'label' | 'again'>;", { retries: 'How often.' }],
  ['optional', "export type Open = Partial<Omit<Inner, 'again'>>;", { 'label?': 'Of all.', 'retries?': 'How often.' }],
  ['required', "export type Open = Required<Pick<Inner, 'label'>>;", { label: 'Of all.' }],
  ['mapped', 'export type Open = { [K in keyof Base]-?: (value: Base[K]) => void };', { label: 'Of all.' }],
  ['joined with a literal', 'export type Open = Base & { /** From above. */ top: number };', { 'label?': 'Of all.', top: 'From above.' }],
  ['joined with a type that has a page', 'export type Open = Shown & Base;', { 'label?': 'Of all.' }],
  ['its own literal', 'export type Open = Readonly<{ /** From above. */ top: number }>;', { top: 'From above.' }],
  [
    'what a function gives',
    'declare function make(): { /** From above. */ top: number }; export type Open = ReturnType<typeof make>;',
    { top: 'From above.' },
  ],
  ['type of a value', 'declare const value: { /** From above. */ top: number }; export type Open = typeof value;', { top: 'From above.' }],
])('shows the members of an alias of a type without a page: %s', async (_, type, expected) => {
  expect(await membersOf(type)).toEqual(expected);
});

it.each([
  ['has a page', 'export type Open = Shown;'],
  ['is a part of one with a page', "export type Open = Partial<Pick<Shown, 'known'>>;"],
  ['has a page, with members of one that has none', 'export interface Sub extends Base { own: string } export type Open = Partial<Sub>;'],
  ['has a parameter and members with pages', 'export interface Sub<T> extends Base { own: T } export type Open<T, U> = Sub<T> & U;'],
  ['is a module', "export type Open = typeof import('./index.js');"],
  ['is one of several', 'export type Open = Inner | Base;'],
  ['is a list', 'export type Open = Inner[];'],
  ['is of the library', 'export type Open = Map<string, Inner>;'],
  ['depends on a parameter', 'export type Open<T> = T extends string ? Inner : Base;'],
])('shows no members of an alias whose type %s', async (_, type) => {
  expect(await membersOf(type)).toEqual({});
});

it('shows the members of a constant and of a default export', async () => {
  expect(await membersOf('export const open: Inner;', 'open')).toEqual(all);
  expect(await membersOf('declare const open: Inner; export default open;', 'open')).toEqual(all);
  const frozen = 'export const open = Object.freeze({ /** From above. */ top: 1 });';
  expect(await membersOf(frozen, 'open', 'index.ts')).toEqual({ top: 'From above.' });
  expect(await membersOf('export const open = Object.freeze({ top: 1 });', 'open', 'index.ts')).toEqual({});
  const named = '/** Adds. */ function add(): void {} const rest = 1; export const open = { add, rest };';
  expect(Object.keys(await membersOf(named, 'open', 'index.ts'))).toEqual(['add', 'rest']);
  expect(await membersOf('export const open: Shown;', 'open')).toEqual({});
  const made = 'export class Made { constructor(/** Its size. */ readonly size: number) {} } export const open = new Made(1);';
  expect(await membersOf(made, 'open', 'index.ts')).toEqual({});
});

it('is known by the name that users can import', async () => {
  const { symbol, module } = await extractOneFile(`${inner}
export type Inner$1<T = string> = Inner<T>;
export type { Inner$1 as Open };
export declare function ask(question: Inner<number>): void;
`);
  const [signature] = symbol('ask')?.signatures ?? [];
  expect(signature?.parameters[0]?.type).toMatchObject({ name: 'Inner$1', target: { kind: 'symbol', id: 'tool/:type/Inner$1' } });
  expect(module?.references).toMatchObject([{ name: 'Open', target: 'tool/:type/Inner$1' }]);
});

it('says in its declaration what users cannot look up, and has the comment of what it names', async () => {
  const { symbol } = await extractOneFile(`${inner}export type Open = Inner; export type Joined = Shown & Base;`);
  expect(symbol('Open')).toMatchObject({ type: { kind: 'object' }, comment: { summary: { text: 'What is asked.' } } });
  expect(symbol('Joined')).toMatchObject({ type: { kind: 'intersection' }, comment: undefined });
});

it.each([
  [
    'a type that extends one with a page',
    'interface Sub extends Shown { own: 1 } export type Open = Sub;',
    'type Open = Shown & { own: 1 }',
  ],
  [
    'one with a parameter',
    'interface Sub<T> extends Iterable<T> { own: T } export type Open<T> = Sub<T>;',
    'type Open<T> = Iterable<T> & { own: T }',
  ],
  ['names', "type Sub = { [K in 'get' | 'set']: () => K }; export type Open = Sub;", 'type Open = { [K in "get" | "set"]: () => K }'],
  ['several types', "type Sub = { kind: 'a' } | { kind: 'b' }; export type Open = Sub;", 'type Open = { kind: "a" } | { kind: "b" }'],
  ['one with other parameters', 'interface Sub<T> extends Shown { own: T } export type Open<U> = Sub<U>;', 'type Open<U> = Sub<U>'],
])('never names itself in its declaration: %s', async (_, type, expected) => {
  const { symbol } = await extractOneFile(`${inner}${type}`);
  const open = symbol('Open');
  expect(open && printedSymbol(open).replaceAll(/\s+/g, ' ').replaceAll('; }', ' }')).toBe(expected);
});

it('shows the texts of each of several types', async () => {
  const { symbol } = await extractOneFile(
    'export {}; type Sub = { /** A circle. */ radius: 1 } | { /** A square. */ side: 1 }; export type Open = Sub; export declare function draw(one: Sub): void;',
  );
  expect(JSON.stringify(symbol('Open')?.type)).toMatch(/A circle\..*A square\./);
  expect(symbol('draw')?.signatures[0]?.parameters[0]?.type).toMatchObject({ name: 'Open', target: { kind: 'symbol' } });
});

it('has the types of its members with its own arguments', async () => {
  const { symbol } = await extractOneFile(`${inner}export type Open<T> = Inner<T[]>;`);
  const retries = symbol('Open')?.members.find(({ name }) => name === 'retries');
  expect(retries?.type).toEqual({
    kind: 'array',
    element: { kind: 'reference', name: 'T', typeArguments: [], target: { kind: 'parameter' } },
  });
  expect(retries?.comment?.blocks).toMatchObject([{ tag: '@defaultValue' }]);
});

it('leaves out what a module that it extends passes on', async () => {
  const code = `declare function chunk(): void;
declare namespace all { export { chunk } }
type All = typeof all;
interface Kit extends All { /** Made up. */ own: number }
/** Everything. */
export declare const kit: Kit;
export { chunk };
`;
  const { symbol, problems } = await extractOneFile(code);
  expect(problems).toEqual([]);
  expect(rows(symbol('kit'))).toMatchObject({ own: 'Made up.' });
});

import { expect, it } from 'vitest';
import { changeText } from '../../../renderer/history/compute/changeText.ts';

const textOf = (old: string, next: string) => changeText({ old, new: next });

it.each([
  ['type Node = Field | Name', 'type Node = Extension | Field | Name', 'added `Extension`'],
  [
    'type Node = Field | Map<string, A | B>',
    'type Node = Field | Map<string, A | C>',
    'changed from `type Node = Field | Map<string, A | B>`',
  ],
  [`type Node = ${names(40)} | Old`, `type Node = ${names(40)} | New`, 'added `New`; removed `Old`'],
  ['size: number', 'size: number | string', 'changed from `size: number`'],
  ['const Kind: { A: "a"; B: "b" }', 'const Kind: { A: "a"; B: "b"; C: "c" }', 'added `C: "c"`'],
  [
    'parse(text: string): Node\nparse(data: Bytes): Node',
    'parse(text: string): Node\nparse(url: URL): Node',
    'added `parse(url: URL): Node`; removed `parse(data: Bytes): Node`',
  ],
  [
    'print(node: Node, width: number): string',
    'print(node: Node, width: number, indent: number): string',
    'added the parameter `indent: number`',
  ],
  ['print(a: A, z: Z): string', 'print(a: A, z: Z, b: B, ...c: C[]): string', 'added the parameters `b: B`, `...c: C[]`'],
  ['print(node: Node): string', 'print(node: Node): string | undefined', 'changed from `print(node: Node): string`'],
])('says what changed from %j to %j', (old, next, text) => {
  expect(textOf(old, next)).toBe(text);
});

it('says which member was added to an object used as an enumeration, whose type is another line', () => {
  const enumeration = (...members: readonly string[]): string =>
    `const Kind: { ${members.map((name) => `${name}: "${name}"`).join('; ')} }\ntype Kind = (typeof Kind)[keyof typeof Kind]`;
  const members = Array.from({ length: 40 }, (_, index) => `NAME_${index}`);
  expect(textOf(enumeration(...members), enumeration(...members, 'NEW'))).toBe('added `NEW: "NEW"`');
});

it('takes a type that is nested too deeply as a whole', () => {
  const deep = (type: string): string => `nested: ${'{ a: '.repeat(20_000)}${type}${' }'.repeat(20_000)}`;
  expect(() => textOf(deep('string'), deep('number'))).not.toThrow();
});

it.each([
  ['report(err: Fault): void', 'report(error: Fault): void'],
  ['visit(...all: readonly Node[]): void', 'visit(...nodes: readonly Node[]): void'],
  ['isNode(value: unknown): value is Node', 'isNode(node: unknown): node is Node'],
  ['readonly loc?: Location', 'readonly loc?: Location | undefined'],
  ['parse(text: string, options?: Options): Node', 'parse(source: string, options?: Options | undefined): Node'],
])('is silent where readers see the same before and after: %j, %j', (old, next) => {
  expect(textOf(old, next)).toBeUndefined();
});

it.each([
  ['read(): { a: string }', 'read(): { b: string }'],
  ['size?: number', 'size?: string'],
  ['pair: [first: string]', 'pair: [first: number]'],
  ['size: number | undefined', 'size: number'],
])('is not silent about other types: %j, %j', (old, next) => {
  expect(textOf(old, next)).toBe(`changed from \`${old}\``);
});

it('is silent where the difference does not fit into a line', () => {
  expect(textOf(`type A = ${names(30)}`, `type A = ${names(70)}`)).toBeUndefined();
  expect(textOf(`type A = Pick<${names(30)}>`, 'type A = Node')).toBeUndefined();
});

function names(count: number): string {
  return Array.from({ length: count }, (_, index) => `Name${index}`).join(' | ');
}

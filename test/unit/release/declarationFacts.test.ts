import { describe, expect, it } from 'vitest';
import type { SnapshotDeclaration } from '../../../renderer/release/apiSnapshot.ts';
import { factsOf } from '../../../renderer/release/declarationFacts.ts';
import { parsed } from '../commands/report/parsed.ts';

function declaration(lines: string): SnapshotDeclaration {
  const [first] = parsed(lines).declarations;
  if (first === undefined) throw new Error('There is no declaration.');
  return first;
}

describe('the facts about a member', () => {
  it.each([
    ['constructor(size: number, ...rest: T[])', { kind: 'constructor', name: '', parameters: ['size', 'rest'] }],
    ['private constructor()', { kind: 'constructor', access: 'private', parameters: [] }],
    ['(call: T): void', { kind: 'call', name: '', parameters: ['call'] }],
    ['new (x: number): T', { kind: 'construct', name: '', parameters: ['x'] }],
    ['new(x: number): T', { kind: 'method', name: 'new', parameters: ['x'] }],
    ['[key: string]: (value: T) => void', { kind: 'index', name: '', parameters: [] }],
    ['"a(b: c)"?: string', { kind: 'property', name: 'a(b: c)', key: '"a(b: c)"' }],
    ['protected static abstract readonly get: T', { kind: 'property', name: 'get', isStatic: true, isAbstract: true, access: 'protected' }],
    ['get size(): T', { kind: 'getter', name: 'size', parameters: [] }],
    ['set size(value: T)', { kind: 'setter', name: 'size', parameters: ['value'] }],
    ['static static<U>(this: T, first: U): void', { kind: 'method', name: 'static', isStatic: true, parameters: ['first'] }],
    ['[Symbol.iterator](): T', { kind: 'method', name: '[Symbol.iterator]', key: '[Symbol.iterator]' }],
    ['0: (it: string) => void', { kind: 'property', name: '0', parameters: [] }],
    ['#private', { kind: 'private', name: '' }],
  ])('%s', (text, expected) => {
    expect(factsOf(declaration(`class It<T>\n  ${text}`)).members).toMatchObject([{ text, ...expected }]);
    // Between other members.
    const all = factsOf(declaration(`class It<T>\n  constructor()\n  ${text}\n  zoom: number`)).members;
    expect(all.map((member) => member.text)).toEqual(['constructor()', text, 'zoom: number']);
    expect(all[1]).toMatchObject(expected);
    expect(all[2]).toMatchObject({ kind: 'property', name: 'zoom' });
  });

  it('include the value of a member of an enumeration', () => {
    const { members } = factsOf(declaration('enum It\n  "a = b" = "c = d"\n  None'));
    expect(members.map(({ kind, name, value }) => ({ kind, name, value }))).toEqual([
      { kind: 'enum-member', name: 'a = b', value: '"c = d"' },
      { kind: 'enum-member', name: 'None', value: undefined },
    ]);
  });
});

it('an alias has the members of its object types', () => {
  const facts = factsOf(declaration('type It<in out T extends "a, b" = "a, b", U = T>\n  Base<T> & { a: string; "b; c"?: { d: U } }'));
  expect(facts).toMatchObject({ shownType: 'Base<T> & { … }', isObject: false });
  expect(facts.typeParameters).toEqual([
    { name: 'T', text: 'T extends "a, b"' },
    { name: 'U', text: 'U' },
  ]);
  expect(facts.members.map(({ text, name }) => [text, name])).toEqual([
    ['a: string', 'a'],
    ['"b; c"?: { d: U }', 'b; c'],
  ]);
});

it.each([
  ['an object type', '{ a: string }', true],
  ['no members', '{}', true],
  ['a mapped type', '{ [K in "a"]: K }', false],
  ['a union of object types', '{ a: string } | { b: string }', false],
  ['a function', '() => { a: string }', false],
])('an alias of %s', (_, type, isObject) => {
  const facts = factsOf(declaration(`type It\n  ${type}`));
  expect(facts).toMatchObject({ isObject, shownType: isObject ? '{ … }' : type });
  expect(facts.members).toHaveLength(type.length > 2 && isObject ? 1 : 0);
});

it('a class has a base, an interface has none', () => {
  expect(factsOf(declaration('class It<T>\n  extends import("p").Base<T>\n  implements Other')).base).toBe('import("p").Base');
  expect(factsOf(declaration('interface It\n  extends Base')).base).toBeUndefined();
});

describe('of a damaged snapshot', () => {
  it('members are properties if one of them cannot be read', () => {
    const { members } = factsOf(declaration('class It\n  one: string two: string\n  name(): string'));
    expect(members.map(({ name, kind }) => [name, kind])).toEqual([
      ['one: string two: string', 'property'],
      ['name(): string', 'property'],
    ]);
  });

  it.each(['() => ', 'a extends b ? c : ', '('])('nothing is known about 20000 levels of %s', (level) => {
    expect(factsOf(declaration(`type It\n  ${level.repeat(20_000)}string`)).members).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { declarationCode } from '../../../renderer/commands/report/declarationCode.ts';
import { externalsOf, memberReferences, referencesOf } from '../../../renderer/release/references.ts';
import { parsed } from '../commands/report/parsed.ts';

function declarationOf(lines: string) {
  const [declaration] = parsed(lines).declarations;
  if (declaration === undefined) throw new Error('There is no declaration.');
  return declaration;
}

/** The lines of the declaration in a report. */
function renamed(lines: string) {
  const names = { nameOf: (id: string) => `ns.${id}`, parameterName: (name: string) => `${name}_` };
  return declarationCode(declarationOf(lines), { name: 'it', prefix: '', isDescribed: () => true, names });
}

it('finds types and values, but no properties, parameters, members, strings and other packages', () => {
  const type = '(Source: Text, ...rest: Rest) => { Key?: A.Inner; b: "Quoted"; [c]: [...Spread, Name: typeof value]; d: import("p").Q<R> }';
  expect([...referencesOf(declarationOf(`type it\n  ${type}`))]).toEqual(['Text', 'Rest', 'A', 'c', 'Spread', 'value', 'R']);
});

it('finds what a member mentions, in all of its overloads', () => {
  const type = 'interface it<T extends Limit>\n  extends Base\n  run(run: A): T\n  run: { other: B }\n  other: { run: C }';
  expect([...memberReferences([declarationOf(type)], '.run')]).toEqual(['A', 'B']);
});

it('finds types of other packages, also as bases and as exports of a namespace', () => {
  const lines = 'class it\n  extends import("p").Base<A>\n  value: typeof import("q").r.s | Promise<import("p").T<import("p").U>>';
  expect(externalsOf(declarationOf(lines))).toEqual(['import("p").Base', 'import("q").r.s', 'import("p").T', 'import("p").U']);
  expect(externalsOf(declarationOf('namespace it\n  a = import("p").A\n  b = b'))).toEqual(['import("p").A']);
});

describe('the new names', () => {
  it.each([
    ['a name of a method', 'parse(source: parse): void', 'parse(source: ns.parse): void'],
    ['the subject of a predicate', 'is(source: string): source is Text', 'is(source: string): source is ns.Text'],
    ['the subject of an assertion', 'is(source: string): asserts source', 'is(source: string): asserts source'],
    ['a modifier and a keyword', 'protected static readonly get: readonly Text[]', 'protected static readonly get: readonly ns.Text[]'],
    ['a getter', 'get parse(): Text', 'get parse(): ns.Text'],
    ['an index signature', '[key: string]: Text', '[key: string]: ns.Text'],
    ['a computed name', '[tag]: "tag"', '[ns.tag]: "tag"'],
    ['an optional name', 'Text?: Text', 'Text?: ns.Text'],
    ['a label of a tuple', 'a: [Text: Text, Key?: Text]', 'a: [Text: ns.Text, Key?: ns.Text]'],
    ['a key of a member', 'a: Box["Box"]', 'a: ns.Box["Box"]'],
    ['private members', '#private', '#private'],
  ])('leave %s as it is', (_, text, expected) => {
    expect(renamed(`class it\n  ${text}`)).toEqual(['class it {', `  ${expected};`, '}']);
  });

  it.each([
    ['a parameter', '(a: string, b: typeof a) => typeof c', '(a: string, b: typeof a) => typeof ns.c'],
    ['a parameter outside', '(a: string) => (b: a) => typeof a.b', '(a: string) => (b: ns.a) => typeof a.b'],
    ['a type parameter', '<T extends U>(T: T) => T', '<T_ extends ns.U>(T: T_) => T_'],
    ['a mapped key', '{ [K in keyof K.K]: K }', '{ [K_ in keyof ns.K.K]: K_ }'],
    ['an inferred name', 'A extends (infer B)[] ? B : B', 'ns.A extends (infer B_)[] ? B_ : ns.B'],
    [
      'an inferred name of a condition inside',
      'A extends (B extends infer C ? C : infer D) ? [C, D] : C',
      'ns.A extends (ns.B extends infer C_ ? C_ : infer D_) ? [ns.C, D_] : ns.C',
    ],
  ])('do not replace what %s hides', (_, type, expected) => {
    expect(renamed(`type it\n  ${type}`)).toEqual([`type it = ${expected};`]);
  });

  it('replace bases of classes and interfaces, but not the type parameters of these', () => {
    const lines = '  extends Base<T>\n  implements A\n  implements B<import("p").T, A>\n  value: T\n  map<U>(map: U): Map<T, U>';
    expect(renamed(`class it<T extends Base = A>\n${lines}`)).toEqual([
      'class it<T_ extends ns.Base = ns.A> extends ns.Base<T_> implements ns.A, ns.B<import("p").T, ns.A> {',
      '  value: T_;',
      '  map<U_>(map: U_): ns.Map<T_, U_>;',
      '}',
    ]);
    expect(renamed('interface it\n  extends A.B<A>\n  extends import("p").A<A>')).toEqual([
      'interface it extends ns.A.B<ns.A>, import("p").A<ns.A> {}',
    ]);
  });

  it('replace names in each overload of a function, and in variables', () => {
    expect(renamed('function it\n  (it: it): void\n  <A>(it: A): A')).toEqual([
      'function it(it: ns.it): void;',
      'function it<A_>(it: A_): A_;',
    ]);
    expect(renamed('const it\n  unique symbol')).toEqual(['const it: unique symbol;']);
    expect(renamed('const it\n  typeof it | A')).toEqual(['const it: typeof ns.it | ns.A;']);
  });
});

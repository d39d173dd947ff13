import { describe, expect, it } from 'vitest';
import type { ApiSymbol, Flags, Member, SymbolKind } from '../../../../renderer/model/api.ts';
import type { Type } from '../../../../renderer/model/type.ts';
import { printFunction, printSymbol } from '../../../../renderer/presentation/signature/printSymbol.ts';
import { makeMember, makeSymbol } from '../../make.ts';
import { fn, number, parameter, ref, signature, string, textOf, union } from '../../templates/signature/text.ts';

const text = (kind: SymbolKind, more: Partial<ApiSymbol>, width?: number) =>
  textOf(printSymbol(makeSymbol(kind, 'Thing', more), 'plain'), width);

describe('printSymbol', () => {
  it('breaks a list of base types between them before it breaks one of them', () => {
    const bases = ['Where', 'Having', 'OrderBy'].map((name) => ref(name, string, number));
    expect(text('interface', { extends: bases }, 40)).toBe(
      'interface Thing\n  extends Where<string, number>,\n    Having<string, number>,\n    OrderBy<string, number> {}',
    );
    expect(text('interface', { extends: bases.slice(0, 2) })).toBe(
      'interface Thing extends Where<string, number>, Having<string, number> {}',
    );
  });

  it('elides object types that members list in the head of an intersection', () => {
    const members = [makeMember('id', { kind: 'property', type: string })];
    const literal: Type = {
      kind: 'object',
      members: [{ kind: 'property', name: 'id', isOptional: false, isReadonly: false, type: string }],
    };
    const options = makeSymbol('type', 'Options', { members, type: { kind: 'intersection', types: [literal, ref('Timeouts')] } });
    expect(textOf(printSymbol(options, 'none'))).toBe('type Options = { … } & Timeouts');
    expect(textOf(printSymbol(options, 'plain'))).toBe('type Options = { id: string } & Timeouts');
  });

  it('prints a class with each kind of member', () => {
    const members: readonly Member[] = [
      makeMember('constructor', { kind: 'constructor', signatures: [signature([parameter('a', string)], ref('Thing'))] }),
      makeMember('size', { kind: 'property', type: number, flags: { isStatic: true, isReadonly: true } }),
      makeMember('data-id', { kind: 'property', type: string, flags: { isOptional: true, isProtected: true } }),
      makeMember('name', { kind: 'accessor', getter: signature([], string), setter: signature([parameter('value', string)], ref('void')) }),
      makeMember('get', {
        flags: { isAbstract: true },
        signatures: [signature([], string), signature([parameter('key', string, { isOptional: true })], number)],
      }),
      makeMember('', { kind: 'index', signatures: [signature([parameter('key', string)], number)] }),
      makeMember('inherited', { signatures: [signature([], string)], inheritedFrom: ref('Base') }),
    ];
    expect(text('class', { members, flags: { isAbstract: true }, extends: [ref('Base')], implements: [ref('A'), ref('B')] })).toBe(
      `abstract class Thing extends Base implements A, B {
  constructor(a: string);
  static readonly size: number;
  protected 'data-id'?: string;
  get name(): string;
  set name(value: string);
  abstract get(): string;
  abstract get(key?: string): number;
  [key: string]: number;
}`,
    );
  });

  it('prints an interface with call signatures and type parameters', () => {
    const members = [
      makeMember('', { kind: 'call', signatures: [signature([], string)] }),
      makeMember('', { kind: 'construct', signatures: [signature([], ref('T'))] }),
    ];
    const typeParameters = [
      { name: 'T', constraint: string, default: ref('U'), variance: 'in' as const },
      { name: 'K', isConst: true },
    ];
    expect(text('interface', { members, typeParameters })).toBe(
      'interface Thing<in T extends string = U, const K> {\n  (): string;\n  new (): T;\n}',
    );
  });

  it('prints an enumeration with values', () => {
    const members = [
      makeMember('A', { kind: 'enum-member', type: { kind: 'literal', text: "'a'" } }),
      makeMember('B', { kind: 'enum-member' }),
    ];
    expect(text('enum', { members })).toBe("enum Thing {\n  A = 'a',\n  B,\n}");
  });

  it('prints an object or a namespace of constants as such, with the type of its values', () => {
    const type: Type = { kind: 'text', text: '(typeof Thing)[keyof typeof Thing]' };
    const withFlags = (flags: Flags, more: Partial<ApiSymbol>) =>
      text('enum', {
        flags: { isObject: true },
        members: [makeMember('A', { kind: 'enum-member', flags, type: { kind: 'literal', text: '1' } })],
        ...more,
      });
    expect(withFlags({ isReadonly: true }, { type })).toBe(
      'const Thing: {\n  readonly A: 1;\n}\ntype Thing = (typeof Thing)[keyof typeof Thing]',
    );
    expect(withFlags({ isConst: true }, { type })).toContain('namespace Thing {\n  const A: 1;\n}\ntype Thing = ');
    expect(withFlags({}, {})).toBe('const Thing: {\n  A: 1;\n}');
  });

  it('prints the type of an alias', () => {
    expect(text('type', { type: union(string, number) })).toBe('type Thing = string | number');
    expect(text('type', { type: union(string, number) }, 20)).toBe('type Thing =\n  | string\n  | number');
    const members = [makeMember('a', { kind: 'property', type: string })];
    expect(text('type', { members, type: { kind: 'object', members: [] } })).toBe('type Thing = {\n  a: string;\n}');
  });

  it('prints a variable with type and value', () => {
    expect(text('variable', { type: number, defaultValue: '8', flags: { isConst: true } })).toBe('const Thing: number = 8');
  });

  it('omits members on request', () => {
    const symbol = makeSymbol('interface', 'Thing', { members: [makeMember('a', { kind: 'property', type: string })] });
    expect(textOf(printSymbol(symbol, 'none'))).toBe('interface Thing');
  });
});

describe('printFunction', () => {
  const visit = signature([parameter('root', ref('N')), parameter('visitor', ref('Visitor'))], ref('N'), {
    typeParameters: [{ name: 'N', constraint: ref('ASTNode') }],
  });

  it('stays on one line if it fits', () => {
    expect(textOf(printFunction('visit', visit))).toBe('function visit<N extends ASTNode>(root: N, visitor: Visitor): N');
  });

  it('breaks parameters before type parameters', () => {
    expect(textOf(printFunction('visit', visit), 50)).toBe('function visit<N extends ASTNode>(\n  root: N,\n  visitor: Visitor,\n): N');
  });

  it('breaks type parameters if they are too long for a line', () => {
    expect(textOf(printFunction('visit', visit), 25)).toBe(
      'function visit<\n  N extends ASTNode,\n>(\n  root: N,\n  visitor: Visitor,\n): N',
    );
  });

  it('puts no comma after a rest parameter', () => {
    const rest = signature([parameter('values', fn([], string)), parameter('rest', string, { isRest: true })], ref('void'));
    expect(textOf(printFunction('f', rest), 30)).toBe('function f(\n  values: () => string,\n  ...rest: string\n): void');
  });
});

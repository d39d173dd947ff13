import { describe, expect, it } from 'vitest';
import type { TupleElement, Type } from '../../../../renderer/model/type.ts';
import { printType } from '../../../../renderer/presentation/signature/printType.ts';
import { fn, number, parameter, ref, signature, string, textOf, union } from '../../templates/signature/text.ts';

const text = (type: Type, width?: number) => textOf(printType(type), width);
const array = (element: Type): Type => ({ kind: 'array', element });
const keyOf = (type: Type): Type => ({ kind: 'operator', operator: 'keyof', type });
const conditional = (check: Type, extended: Type): Type => ({
  kind: 'conditional',
  check,
  extends: extended,
  // biome-ignore lint/suspicious/noThenProperty: the model's word for the branch
  then: ref('A'),
  else: ref('B'),
});
const callback = fn([parameter('a', string)], ref('void'));

describe('printType puts parentheses where the grammar needs them', () => {
  it.each<[string, Type]>([
    ['(string | number)[]', array(union(string, number))],
    ['string[][]', array(array(string))],
    ['((a: string) => void)[]', array(callback)],
    ['(keyof T)[]', array(keyOf(ref('T')))],
    ['keyof T[]', keyOf(array(ref('T')))],
    ['keyof (A | B)', keyOf(union(ref('A'), ref('B')))],
    ['keyof (A & B)', keyOf({ kind: 'intersection', types: [ref('A'), ref('B')] })],
    ['readonly string[]', { kind: 'operator', operator: 'readonly', type: array(string) }],
    ['unique symbol', { kind: 'intrinsic', name: 'unique symbol' }],
    ['string | ((a: string) => void)', union(string, callback)],
    ['string | (T extends U ? A : B)', union(string, conditional(ref('T'), ref('U')))],
    ['A & B | C', union({ kind: 'intersection', types: [ref('A'), ref('B')] }, ref('C'))],
    ['(A | B) & C', { kind: 'intersection', types: [union(ref('A'), ref('B')), ref('C')] }],
    ['(a: string) => string | number', fn([parameter('a', string)], union(string, number))],
    ['T extends (a: string) => void ? A : B', conditional(ref('T'), callback)],
    ['T extends (() => T extends U ? A : B) ? A : B', conditional(ref('T'), fn([], conditional(ref('T'), ref('U'))))],
    ['((a: string) => void) extends T ? A : B', conditional(callback, ref('T'))],
    ['(T extends U ? A : B) extends V ? A : B', conditional(conditional(ref('T'), ref('U')), ref('V'))],
    ['T extends (infer E)[] ? A : B', conditional(ref('T'), array({ kind: 'infer', name: 'E' }))],
    ['T extends infer E extends string ? A : B', conditional(ref('T'), { kind: 'infer', name: 'E', constraint: string })],
    ["(A | B)['kind']", { kind: 'indexed', object: union(ref('A'), ref('B')), index: { kind: 'literal', text: "'kind'" } }],
    ['(typeof a)[number]', { kind: 'indexed', object: { kind: 'query', target: ref('a') }, index: number }],
    [
      '(new (a: string) => A) | B',
      union({ kind: 'constructor', isAbstract: false, signature: signature([parameter('a', string)], ref('A')) }, ref('B')),
    ],
    ['abstract new () => A', { kind: 'constructor', isAbstract: true, signature: signature([], ref('A')) }],
    ['(a ? b)[]', array({ kind: 'text', text: 'a ? b' })],
  ])('%s', (expected, type) => {
    expect(text(type)).toBe(expected);
  });
});

describe('printType prints each form', () => {
  const one = (element: Partial<TupleElement> & Pick<TupleElement, 'type'>): TupleElement => ({
    isOptional: false,
    isRest: false,
    ...element,
  });

  it.each<[string, Type]>([
    ["'a' | -1n | true | null", union(...["'a'", '-1n', 'true', 'null'].map((text): Type => ({ kind: 'literal', text })))],
    ['Map<string, Maybe<number>>', ref('Map', string, ref('Maybe', number))],
    [
      '[string, (A | B)?, ...number[]]',
      {
        kind: 'tuple',
        elements: [
          one({ type: string }),
          { type: union(ref('A'), ref('B')), isOptional: true, isRest: false },
          { type: array(number), isOptional: false, isRest: true },
        ],
      },
    ],
    [
      '[a: string, b?: A | B, ...c: number[]]',
      {
        kind: 'tuple',
        elements: [
          one({ name: 'a', type: string }),
          { name: 'b', type: union(ref('A'), ref('B')), isOptional: true, isRest: false },
          { name: 'c', type: array(number), isOptional: false, isRest: true },
        ],
      },
    ],
    ['[...(A | B)]', { kind: 'tuple', elements: [{ type: union(ref('A'), ref('B')), isOptional: false, isRest: true }] }],
    ['[]', { kind: 'tuple', elements: [] }],
    ['{}', { kind: 'object', members: [] }],
    [
      '{ readonly [K in keyof T as A]?: T[K] }',
      {
        kind: 'mapped',
        parameter: 'K',
        constraint: keyOf(ref('T')),
        nameType: ref('A'),
        template: { kind: 'indexed', object: ref('T'), index: ref('K') },
        readonly: '',
        optional: '',
      },
    ],
    [
      '{ -readonly [K in T]-?: A }',
      { kind: 'mapped', parameter: 'K', constraint: ref('T'), template: ref('A'), readonly: '-', optional: '-' },
    ],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is TypeScript's template type
      '`on${A}:${B | C}!`',
      {
        kind: 'template',
        head: 'on',
        spans: [
          { type: ref('A'), text: ':' },
          { type: union(ref('B'), ref('C')), text: '!' },
        ],
      },
    ],
    ['asserts value is A', { kind: 'predicate', parameter: 'value', asserts: true, type: ref('A') }],
    ['asserts this', { kind: 'predicate', parameter: 'this', asserts: true }],
    ['typeof Kind', { kind: 'query', target: ref('Kind') }],
  ])('%s', (expected, type) => {
    expect(text(type)).toBe(expected);
  });

  it('prints every kind of member of an object', () => {
    const member = { isOptional: false, isReadonly: false };
    const type: Type = {
      kind: 'object',
      members: [
        { ...member, kind: 'property', name: 'a', isOptional: true, isReadonly: true, type: string },
        { ...member, kind: 'property', name: 'b-c', type: number },
        { ...member, kind: 'method', name: 'd', signature: signature([parameter('e', string, { isOptional: true })], ref('void')) },
        { ...member, kind: 'call', name: '', signature: signature([], string) },
        { ...member, kind: 'construct', name: '', signature: signature([], ref('F')) },
        { ...member, kind: 'index', name: '', isReadonly: true, signature: signature([parameter('key', string)], number) },
        { ...member, kind: 'getter', name: 'g', type: string },
        { ...member, kind: 'setter', name: 'g', signature: signature([parameter('value', string)], ref('void')) },
      ],
    };
    expect(text(type)).toBe(`{
  readonly a?: string;
  'b-c': number;
  d(e?: string): void;
  (): string;
  new (): F;
  readonly [key: string]: number;
  get g(): string;
  set g(value: string);
}`);
  });
});

describe('printType breaks long types', () => {
  const nodes = union(ref('NameNode'), ref('DocumentNode'), ref('FieldNode'));

  it('puts each alternative of a union on its own line', () => {
    expect(text(nodes, 34)).toBe('\n  | NameNode\n  | DocumentNode\n  | FieldNode');
    expect(text(nodes, 35)).toBe('NameNode | DocumentNode | FieldNode');
  });

  it('does not indent a union twice in brackets', () => {
    expect(text(array(nodes), 30)).toBe('(\n  | NameNode\n  | DocumentNode\n  | FieldNode\n)[]');
    expect(text(ref('Maybe', nodes), 30)).toBe('Maybe<\n  | NameNode\n  | DocumentNode\n  | FieldNode\n>');
  });

  it('breaks parameters before the return type', () => {
    const type = fn(
      [parameter('node', ref('ASTNode')), parameter('rest', array(string), { isRest: true })],
      ref('Promise', ref('ExecutionResult')),
    );
    expect(text(type, 50)).toBe('(\n  node: ASTNode,\n  ...rest: string[]\n) => Promise<ExecutionResult>');
  });

  it('keeps the brace of a single object next to its bracket', () => {
    const object: Type = {
      kind: 'object',
      members: ['first', 'second'].map((name) => ({ kind: 'property', name, isOptional: false, isReadonly: false, type: string })),
    };
    expect(text(ref('Readonly', object), 30)).toBe('Readonly<{\n  first: string;\n  second: string;\n}>');
    expect(text(fn([parameter('args', object)], string), 30)).toBe('(args: {\n  first: string;\n  second: string;\n}) => string');
  });

  it('always breaks nested conditional types', () => {
    const chain: Type = { ...conditional(ref('T'), ref('U')), else: conditional(ref('T'), ref('V')) } as Type;
    expect(text(chain)).toBe('T extends U\n  ? A\n  : T extends V ? A : B');
  });
});

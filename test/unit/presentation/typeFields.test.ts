import { expect, it } from 'vitest';
import type { Member } from '../../../renderer/model/api.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import type { Parameter, Type } from '../../../renderer/model/type.ts';
import { fieldSections, typeHeadings, typeSections } from '../../../renderer/presentation/typeFields.ts';
import { makeComment, makeMember, makeSymbol } from '../make.ts';

const text: Type = { kind: 'intrinsic', name: 'string' };
const nothing = { returnType: text, parameters: [], typeParameters: [], sources: [] };

function cardOf(name: string, members: readonly Member[]) {
  return { cardId: `type-${name}`, symbol: makeSymbol('interface', name, { members }), lines: [], code: '', hasFields: true };
}

function rows(parameters: readonly Parameter[] | undefined) {
  return parameters?.map(({ name, comment, defaultValue }) => [name, comment?.text, defaultValue]);
}

function object(name: string, type: Type, summary?: string): Type {
  const comment = summary === undefined ? undefined : makeComment(summary);
  return { kind: 'object', members: [{ kind: 'property', name, type, isOptional: true, isReadonly: false, comment }] };
}

it('lists the members of a type without a page, with texts, defaults and deprecation', () => {
  const members = [
    makeMember('limit', { kind: 'property', type: text, comment: makeComment('Longest.', { '@defaultValue': '```ts\n10\n```' }) }),
    makeMember('onWord', { signatures: [{ ...nothing, comment: makeComment('Called for each.') }] }),
    makeMember('max', { kind: 'property', type: text, comment: makeComment('Old.', { '@deprecated': 'Use `limit`.' }) }),
    makeMember('size', { kind: 'accessor', getter: { ...nothing, comment: makeComment('How many.') } }),
    makeMember('index', { kind: 'index', signatures: [nothing] }),
    makeMember('bare', { kind: 'property', type: text, defaultValue: '1' }),
  ];
  const [section, ...others] = typeSections([cardOf('Options', members)], [makeSymbol('function', 'run')], defaultMessages);
  expect(others).toEqual([]);
  expect(section).toMatchObject({ kind: 'parameters', key: 'type-Options-fields', title: 'Options (not exported)' });
  expect(rows(section?.parameters)).toEqual([
    ['limit', 'Longest.', '10'],
    ['onWord', 'Called for each.', undefined],
    ['max', '**Deprecated** Use `limit`.\n\nOld.', undefined],
    ['size', 'How many.', undefined],
    ['bare', undefined, '1'],
  ]);
});

it('leaves out types without room or texts, and those whose texts the symbol has itself', () => {
  const limit = makeMember('limit', { kind: 'property', type: text, comment: makeComment('Longest.') });
  const bare = cardOf('Bare', [makeMember('limit', { kind: 'property', type: text })]);
  expect(typeSections([bare], [], defaultMessages)).toEqual([]);
  expect(typeSections([{ ...cardOf('Options', [limit]), hasFields: false }], [], defaultMessages)).toEqual([]);
  expect(typeSections([cardOf('Options', [limit])], [makeSymbol('variable', 'own', { members: [limit] })], defaultMessages)).toEqual([]);
});

it('leaves out what another package declares', () => {
  const own = makeMember('open', { kind: 'property', type: text, comment: makeComment('Whether it is open.') });
  const origin: Type = {
    kind: 'reference',
    name: 'Attributes.id',
    typeArguments: [],
    target: { kind: 'external', package: 'elements', name: 'Attributes.id' },
  };
  const foreign = makeMember('id', { kind: 'property', type: text, comment: makeComment('Of an element.'), inheritedFrom: origin });
  const [section] = typeSections([cardOf('Props', [own, foreign])], [], defaultMessages);
  expect(rows(section?.parameters)).toEqual([['open', 'Whether it is open.', undefined]]);
  expect(typeSections([cardOf('Props', [foreign])], [], defaultMessages)).toEqual([]);
});

it('leaves out types that only repeat members of a type with a page', () => {
  const base = (kind: 'symbol' | 'unexported'): Type => ({
    kind: 'reference',
    name: 'Base.limit',
    typeArguments: [],
    target: { kind, id: 'pkg:Base' },
  });
  const limit = makeMember('limit', { kind: 'property', type: text, comment: makeComment('Longest.') });
  expect(typeSections([cardOf('Options', [{ ...limit, overrides: base('symbol') }])], [], defaultMessages)).toEqual([]);
  expect(typeSections([cardOf('Options', [{ ...limit, inheritedFrom: base('unexported') }])], [], defaultMessages)).toHaveLength(1);
});

it('has headings with addresses that no member has', () => {
  const limit = makeMember('limit', { kind: 'property', type: text, comment: makeComment('Longest.') });
  const own = makeSymbol('class', 'Own', { members: [makeMember('x', { kind: 'property', anchor: 'type-Options-fields' })] });
  expect(typeHeadings([cardOf('Options', [limit])], own, defaultMessages)).toEqual([
    { level: 2, id: 'section-type-Options-fields', text: 'Options (not exported)' },
  ]);
});

it.each<[string, Type, readonly (readonly [string, string | undefined])[]]>([
  ['an object', object('a', text, 'First.'), [['a', 'First.']]],
  [
    'an object within an object',
    object('a', object('b', text, 'Inner.')),
    [
      ['a', undefined],
      ['a.b', 'Inner.'],
    ],
  ],
  [
    'alternatives',
    { kind: 'union', types: [object('a', text, 'First.'), object('b', text, 'Second.')] },
    [
      ['a', 'First.'],
      ['b', 'Second.'],
    ],
  ],
  ['a list', { kind: 'array', element: object('a', text, 'First.') }, [['a', 'First.']]],
  [
    'a promise',
    { kind: 'reference', name: 'Promise', typeArguments: [object('a', text, 'First.')], target: { kind: 'global', name: 'Promise' } },
    [['a', 'First.']],
  ],
])('lists what is described within %s', (_, type, expected) => {
  const [section] = fieldSections(type, defaultMessages);
  expect(section?.title).toBe('Properties');
  expect(section?.parameters.map(({ name, comment }) => [name, comment?.text])).toEqual(expected);
});

it('says nothing of types without texts, of callbacks, and of what has a page', () => {
  const callback: Type = { kind: 'function', signature: { ...nothing, returnType: object('a', text, 'First.') } };
  const symbol: Type = {
    kind: 'reference',
    name: 'Own',
    typeArguments: [object('a', text, 'First.')],
    target: { kind: 'symbol', id: 'x' },
  };
  for (const type of [text, object('a', text), callback, symbol]) expect(fieldSections(type, defaultMessages)).toEqual([]);
});

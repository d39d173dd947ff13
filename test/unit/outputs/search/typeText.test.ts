import { expect, it } from 'vitest';
import type { Type } from '../../../../renderer/model/type.ts';
import { emptyScope, typeText, withParameters } from '../../../../renderer/outputs/search/typeText.ts';
import { fn, number, parameter, ref, string, union } from '../../templates/signature/text.ts';

const array = (element: Type): Type => ({ kind: 'array', element });
const scope = withParameters(emptyScope, [{ name: 'T' }, { name: 'N', constraint: ref('Node') }]);

it.each<[string, Type]>([
  ['string', string],
  ['unknown', { kind: 'intrinsic', name: 'any' }],
  ['Array<string>', array(string)],
  ['Array<string>', { kind: 'operator', operator: 'readonly', type: array(string) }],
  ['Array<string>', ref('ReadonlyArray', string)],
  ['Options', ref('Readonly', ref('Options'))],
  [
    'Array<string|number>',
    { kind: 'tuple', elements: [string, number, string].map((type) => ({ type, isOptional: false, isRest: false })) },
  ],
  ['string|(()->number)', union(string, fn([], number))],
  ['(string,number)->Node', fn([parameter('a', string), parameter('b', number)], ref('Node'))],
  ['$T', ref('T')],
  ['Node', ref('N')],
  ['Promise<$T>', ref('Promise', ref('T'))],
  ['Result', ref('Result', { kind: 'intrinsic', name: 'any' })],
  ['"a b"', { kind: 'literal', text: "'a b'" }],
  ['boolean', { kind: 'predicate', parameter: 'x', asserts: false, type: string }],
  ['object', { kind: 'object', members: [] }],
  ['?', { kind: 'operator', operator: 'keyof', type: ref('Node') }],
])('prints %s', (text, type) => {
  expect(typeText(type, scope)).toBe(text);
});

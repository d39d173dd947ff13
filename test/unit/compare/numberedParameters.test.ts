import { expect, it } from 'vitest';
import { numberedParameters } from '../../../renderer/compare/load/numberedParameters.ts';

it.each([
  ['type it<T> = Box<T>', 'type it<#0> = Box<#0>'],
  ['type it<T> = <U extends T>(value: U, T: T) => T', 'type it<#0> = <#1 extends #0>(value: #1, T: #0) => #0'],
  ['type it<T> = { [K in keyof T as Key<K>]: T[K] }', 'type it<#0> = { [#1 in keyof #0 as Key<#1>]: #0[#1] }'],
  ['type it<T> = T extends (infer U)[] ? U : U', 'type it<#0> = #0 extends (infer #1)[] ? #1 : U'],
  ['interface it<T> { a<T>(value: T): T; T: T }', 'interface it<#0> { a<#1>(value: #1): #1; T: #0 }'],
  ['type it = typeof T | T.T', 'type it = typeof T | T.T'],
])('numbers type parameters: %s', (code, numbered) => {
  expect(numberedParameters(code)).toBe(numbered);
});

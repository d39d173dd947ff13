import { expect, it } from 'vitest';
import { globalLink } from '../../../../templates/signature/globalLinks.ts';

it('leads to MDN for objects, protocols and web interfaces', () => {
  expect(globalLink('Promise')).toBe('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise');
  expect(globalLink('ReadonlyArray')).toBe('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
  expect(globalLink('Iterable')).toBe(
    'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Iteration_protocols#the_iterable_protocol',
  );
  expect(globalLink('AbortSignal')).toBe('https://developer.mozilla.org/en-US/docs/Web/API/AbortSignal');
});

it('leads to the handbook for utility types', () => {
  expect(globalLink('Partial')).toBe('https://www.typescriptlang.org/docs/handbook/utility-types.html#partialtype');
});

it('leads to the page of the owner for a member', () => {
  expect(globalLink('Error.message')).toBe('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Error');
});

it('guesses nothing', () => {
  expect(globalLink('SomethingNew')).toBeUndefined();
  expect(globalLink('constructor')).toBeUndefined();
});

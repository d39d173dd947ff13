import { expect, it } from 'vitest';
import { globalLink } from '../../../../templates/signature/globalLinks.ts';

it('links to MDN for objects, protocols and web interfaces', () => {
  expect(globalLink('Promise')).toBe('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise');
  expect(globalLink('ReadonlyArray')).toBe('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
  expect(globalLink('Iterable')).toBe(
    'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Iteration_protocols#the_iterable_protocol',
  );
  expect(globalLink('AbortSignal')).toBe('https://developer.mozilla.org/en-US/docs/Web/API/AbortSignal');
});

it('links to the handbook for utility types', () => {
  expect(globalLink('Partial')).toBe('https://www.typescriptlang.org/docs/handbook/utility-types.html#partialtype');
});

it('links a member to the page of its object', () => {
  expect(globalLink('Error.message')).toBe('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Error');
});

it('returns nothing for unknown names', () => {
  expect(globalLink('SomethingNew')).toBeUndefined();
  expect(globalLink('constructor')).toBeUndefined();
});

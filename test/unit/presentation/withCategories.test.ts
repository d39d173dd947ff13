import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import { withCategories } from '../../../renderer/presentation/withCategories.ts';
import { makeComment, makeSymbol } from '../make.ts';
import { parameter, signature, string } from '../templates/signature/text.ts';

const days = { grouping: { categories: ['Days'] }, comment: makeComment('Text.') };
const hours = { grouping: { categories: ['Hours'] } };
const options = makeSymbol('interface', 'AddOptions');
const shared = makeSymbol('type', 'Input');

function taking(...types: readonly ApiSymbol[]) {
  const parameters = types.map(({ name, id }) =>
    parameter(name, { kind: 'reference', name, typeArguments: [], target: { kind: 'symbol', id } }),
  );
  return { signatures: [signature(parameters, string)] };
}

const add = makeSymbol('function', 'add', { ...days, ...taking(options, shared) });
const tick = makeSymbol('function', 'tick', { ...hours, ...taking(shared) });

/** Categories by the name and module of each symbol. */
function categoriesOf(...symbols: readonly ApiSymbol[]) {
  return symbols.length === 0 ? {} : Object.fromEntries(withCategories(symbols, symbols).map((one) => [one.id, one.grouping?.categories]));
}

it('puts a type into the only category whose exports name it', () => {
  const found = categoriesOf(add, tick, options, shared);
  expect(found[options.id]).toEqual(['Days']);
  expect(found[shared.id]).toBeUndefined();
});

it('says which categories are not those of an author', () => {
  const [first, second] = withCategories([add, options], [add, options]);
  expect([first?.grouping?.isByUse, second?.grouping?.isByUse]).toEqual([undefined, true]);
});

it('puts an export into the category of the same name in another entry point', () => {
  const curried = makeSymbol('variable', 'add', { module: 'fp' });
  expect(categoriesOf(add, tick, curried)[curried.id]).toEqual(['Days']);
});

it('puts an export without a comment into the only category that it names', () => {
  const bare = makeSymbol('function', 'addWith', taking(options));
  const commented = makeSymbol('function', 'addMore', { ...taking(options), comment: makeComment('Not a matter of days.') });
  const found = categoriesOf(add, tick, options, bare, commented);
  expect(found[bare.id]).toEqual(['Days']);
  expect(found[commented.id]).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../../renderer/model/api.ts';
import type { Type } from '../../../../renderer/model/type.ts';
import { createHiddenTypes } from '../../../../templates/api/hiddenTypesOf.ts';
import { symbolOf } from '../symbols.ts';

const reference = (id: string): Type => ({ kind: 'reference', name: id, target: { kind: 'hidden', id }, typeArguments: [] });

/** An alias of several hidden types. */
const alias = (name: string, ids: readonly string[]): ApiSymbol =>
  symbolOf('type', name, { id: name, type: { kind: 'union', types: ids.map(reference) } });

it('follows hidden types to those that they name, as far as there is room for them', () => {
  const chain = (id: string): ApiSymbol => alias(id, [`${id}x`]);
  expect(createHiddenTypes(chain)(alias('Own', ['a']))).toHaveLength(40);
});

it('has all that the symbol itself names', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `T${index}`);
  const found = createHiddenTypes((id) => alias(id, [`${id}x`]))(alias('Own', ids));
  expect(found.map(({ symbol }) => symbol.id)).toEqual(ids);
});

import { createContext } from 'react';
import type { SymbolId } from '../../renderer/model/api.ts';
import type { ReferenceType } from '../../renderer/model/type.ts';

/** Ids on the page of the cards that explain hidden types, by the types' own ids, and by `formKey` where a card is for one form alone. */
export const HiddenTypeIds = createContext<ReadonlyMap<SymbolId, string>>(new Map());

/** What tells one form of a generic hidden type from others: `Maybe<string>` from `Maybe<number>`. Without arguments, the type's own id. */
export function formKey({ target, typeArguments }: ReferenceType): string {
  const id = target.kind === 'hidden' ? target.id : '';
  return typeArguments.length === 0 ? id : `${id}${JSON.stringify(typeArguments)}`;
}

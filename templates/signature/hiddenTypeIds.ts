import { createContext } from 'react';
import type { SymbolId } from '../../renderer/model/api.ts';

/** Ids on the page of the cards that explain hidden types, by the types' own ids. */
export const HiddenTypeIds = createContext<ReadonlyMap<SymbolId, string>>(new Map());

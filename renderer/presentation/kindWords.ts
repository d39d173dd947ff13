import type { SymbolKind } from '../model/api.ts';
import type { MessageKey } from '../model/messages.ts';

/** The message for each kind, for readers who do not see the letter. */
export const kindWords = {
  namespace: 'kindNamespace',
  class: 'kindClass',
  enum: 'kindEnum',
  function: 'kindFunction',
  interface: 'kindInterface',
  type: 'kindType',
  variable: 'kindVariable',
} as const satisfies Readonly<Record<SymbolKind, MessageKey>>;

import type { ReactNode } from 'react';
import type { SymbolKind } from '../../renderer/model/api.ts';
import type { WordKey } from '../../renderer/model/words.ts';

const letters: Readonly<Record<SymbolKind, string>> = {
  namespace: 'N',
  class: 'C',
  enum: 'E',
  function: 'ƒ',
  interface: 'I',
  type: 'T',
  variable: 'V',
};

/** The text's key for each kind: what readers are told where they aren't shown the letter. */
export const kindWords = {
  namespace: 'kindNamespace',
  class: 'kindClass',
  enum: 'kindEnum',
  function: 'kindFunction',
  interface: 'kindInterface',
  type: 'kindType',
  variable: 'kindVariable',
} as const satisfies Readonly<Record<SymbolKind, WordKey>>;

/** A kind at a glance, beside a text that says the same. */
export function KindLetter({ kind }: { readonly kind: SymbolKind }): ReactNode {
  return (
    <span className={`kind kind-${kind}`} aria-hidden="true">
      {letters[kind]}
    </span>
  );
}

import type { ReactNode } from 'react';
import type { SymbolKind } from '../../renderer/model/api.ts';

const letters: Readonly<Record<SymbolKind, string>> = {
  namespace: 'N',
  class: 'C',
  enum: 'E',
  function: 'ƒ',
  interface: 'I',
  type: 'T',
  variable: 'V',
};

/** The letter of a kind, next to a text that names the kind. */
export function KindLetter({ kind }: { readonly kind: SymbolKind }): ReactNode {
  return (
    <span className={`kind kind-${kind}`} aria-hidden="true">
      {letters[kind]}
    </span>
  );
}

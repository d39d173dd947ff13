import { Fragment, type ReactNode } from 'react';
import { nameWords } from '../../renderer/model/nameWords.ts';

/** A name in which a line can break between words: at capitals, and after dots, underscores and slashes. */
export function SymbolName({ name }: { readonly name: string }): ReactNode {
  return nameWords(name).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no other identity, and are rendered once
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

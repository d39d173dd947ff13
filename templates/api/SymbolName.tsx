import { Fragment, type ReactNode } from 'react';

/** A name that can be broken where a new word begins in it: at humps, and behind dots and underscores. */
export function SymbolName({ name }: { readonly name: string }): ReactNode {
  return wordsOf(name).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no other identity, and are rendered once
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** Words of three letters and more, shorter ones with the word before them: `GraphQL`, `Schema`. */
function wordsOf(name: string): readonly string[] {
  const words: string[] = [];
  for (const word of name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[._])/)) {
    if (word.length < 3 && words.length > 0) words[words.length - 1] += word;
    else words.push(word);
  }
  return words;
}

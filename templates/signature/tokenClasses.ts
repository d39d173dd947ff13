/**
 * Classes of coloured words in code, one letter each because a page has thousands of them. They mean something inside
 * `<code>` only. Signatures and highlighted samples share them, so that `string` looks the same in both.
 */
export const tokenClasses = {
  keyword: 'k',
  string: 's',
  number: 'n',
  comment: 'c',
  function: 'f',
  type: 't',
  property: 'p',
  punctuation: 'u',
} as const;

export type TokenKind = keyof typeof tokenClasses;

/**
 * Classes of coloured words in signatures: those that highlighted samples have, so that `string` looks the same in both.
 * Names and punctuation have none: they keep the colour of the text and cost no markup.
 */
export const tokenClasses = {
  keyword: 'tk',
  string: 'ts',
  number: 'tn',
  function: 'tf',
  type: 'tt',
} as const;

export type TokenKind = keyof typeof tokenClasses;

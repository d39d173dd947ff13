/**
 * Classes of colored words in signatures: those that highlighted samples have, so that `string` looks the same in both.
 * Names and punctuation have none: they keep the color of the text and cost no markup.
 */
export const tokenClasses = {
  keyword: 'tk',
  string: 'ts',
  number: 'tn',
  function: 'tf',
  type: 'tt',
} as const;

export type TokenKind = keyof typeof tokenClasses;

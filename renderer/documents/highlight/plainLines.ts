import type { TokenLine } from './createTokenizer.ts';

/** Code without colors, which needs no grammar. */
export function plainLines(code: string): readonly TokenLine[] {
  return code.split('\n').map((text) => (text === '' ? [] : [{ text, kind: undefined }]));
}

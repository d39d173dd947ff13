import type { Edit } from '../../model/textEdits.ts';

interface BracketsRequest {
  readonly text: string;
  /** The same without code. */
  readonly bare: string;
}

/** A span of code in brackets, alone: no link, no label of one, and no definition. */
const bracketed = /(?<![\]\\!])\[(`[^`\n]+`)\](?![[(:])/g;

/** Other tools show these brackets, as of an optional parameter. gqldocs would look for a symbol of that name. */
export function adaptBrackets({ text, bare }: BracketsRequest): readonly Edit[] {
  const defined = new Set([...text.matchAll(/\[(`[^`\n]+`)\]:/g)].map(([, code]) => code));
  return [...text.matchAll(bracketed)].flatMap(({ 0: whole, 1: code = '', index }): readonly Edit[] => {
    const isText = bare[index] === '[' && bare[index + whole.length - 1] === ']';
    return isText && !defined.has(code) ? [{ start: index, end: index, text: '\\' }] : [];
  });
}

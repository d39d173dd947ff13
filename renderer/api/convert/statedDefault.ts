import ts from 'typescript';

/**
 * The default that JSDoc states for a parameter or a property: `[size=3]`. TypeScript's parser skips it. Undefined for a default of several
 * lines.
 *
 * @see https://jsdoc.app/tags-param#optional-parameters-and-default-values
 */
export function statedDefault(node: ts.Node): string | undefined {
  const tags = ts.isParameter(node) ? ts.getJSDocParameterTags(node) : ts.isJSDocPropertyLikeTag(node) ? [node] : [];
  const tag = tags.find(({ isBracketed }) => isBracketed);
  const [line = ''] =
    tag
      ?.getSourceFile()
      .text.slice(tag.name.end)
      .split(/[\r\n]/, 1) ?? [];
  const text = line.trimStart();
  if (!text.startsWith('=')) return undefined;
  const end = closingBracket(text);
  return end === undefined ? undefined : text.slice(1, end).trim() || undefined;
}

/** A string goes to its end, or to the end of the line, so that each character is read once. */
const bracketsAndStrings = /"(?:\\.|[^"\\])*(?:"|$)|'(?:\\.|[^'\\])*(?:'|$)|`(?:\\.|[^`\\])*(?:`|$)|[[\]]/g;

/** Where the bracket is closed that was opened before the text. */
function closingBracket(text: string): number | undefined {
  let depth = 0;
  for (const { index, 0: found } of text.matchAll(bracketsAndStrings)) {
    if (found === '[') depth += 1;
    else if (found === ']' && depth === 0) return index;
    else if (found === ']') depth -= 1;
  }
  return undefined;
}

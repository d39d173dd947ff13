const statementOrComponent =
  /^(?:import\s[^\n]*['"]|export\s*(?:[{*]|(?:async|class|const|default|function|let|var)\s))|(?<![\w$\\])<[A-Z][\w$.]*[\s/>]/m;
/** A value, a text in quotes, a number or a comment in braces. */
const expression = /(?<![\\\w$:{])\{\s*(?:[A-Za-z_$][\w$]*\s*[.([]|['"`]|\d+\s*[-+*/]|\/\*)/;
/** Only what no text has: `{1-3}` and `{ a [1] }` are text. */
const clearExpression = /(?<![\\${])\{(?:[A-Za-z_$][\w$]*[.(]|['"`]|\/\*)/;

/**
 * Whether Markdown of a tool that reads all of it as MDX has what only MDX understands.
 *
 * @param bare the text without code and front matter
 */
export function usesMdx(bare: string): boolean {
  return uses(bare, expression);
}

/**
 * Whether Markdown, which a document of MDX includes, is written for MDX itself.
 *
 * @param bare the text without code and front matter
 */
export function isWrittenForMdx(bare: string): boolean {
  return uses(bare, clearExpression);
}

function uses(bare: string, pattern: RegExp): boolean {
  const text = withoutAttributes(bare);
  return statementOrComponent.test(text) || pattern.test(text);
}

/** Without what braces hold after names of directives. */
function withoutAttributes(bare: string): string {
  return bare.replace(/^[ \t>]*:{2,}.*$/gm, '');
}

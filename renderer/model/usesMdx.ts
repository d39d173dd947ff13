/** An import, an export, a component, or a value, a text in quotes, a number or a comment in braces. */
const syntax =
  /^(?:import\s[^\n]*['"]|export\s*(?:[{*]|(?:async|class|const|default|function|let|var)\s))|(?<![\w$\\])<[A-Z][\w$.]*[\s/>]|(?<![\\\w$:{])\{\s*(?:[A-Za-z_$][\w$]*\s*[.([]|['"`]|\d+\s*[-+*/]|\/\*)/m;

/**
 * Whether Markdown has what only MDX understands.
 *
 * @param bare the text without code and front matter
 */
export function usesMdx(bare: string): boolean {
  return syntax.test(withoutAttributes(bare));
}

/** Without what braces hold after names of directives. */
function withoutAttributes(bare: string): string {
  return bare.replace(/^[ \t>]*:{2,}.*$/gm, '');
}

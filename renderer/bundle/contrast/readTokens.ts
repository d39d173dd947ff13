/** A color that a stylesheet gives to a token of the theme. */
export interface TokenColor {
  /** Without `--color-`. */
  readonly name: string;
  readonly value: string;
  /** Of the rule that sets it. A rule for all themes counts in the dark one, too, unless another rule is for that theme alone. */
  readonly theme: 'all' | 'light' | 'dark';
  /** Index in the stylesheet. */
  readonly offset: number;
}

/** The colors that a stylesheet sets for the whole page. Rules for parts of pages, for print and for the reader's own settings are left out. */
export function readTokens(css: string): readonly TokenColor[] {
  const found: TokenColor[] = [];
  const rules: string[] = [];
  let start = 0;
  // A statement ends at a brace or a semicolon that is neither in a comment, nor in a string, nor in parentheses.
  for (const { 0: mark, index } of css.matchAll(
    /\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)|[{};]/g,
  )) {
    if (mark.length > 1) continue;
    const statement = css.slice(start, index);
    if (mark === '{') rules.push(plain(statement));
    else found.push(...colorOf(statement, { rules, start }));
    if (mark === '}') rules.pop();
    start = index + 1;
  }
  return found;
}

function colorOf(
  statement: string,
  { rules, start }: { readonly rules: readonly string[]; readonly start: number },
): readonly TokenColor[] {
  const [, before = '', name, value] = /^((?:\s|\/\*[\s\S]*?\*\/)*)--color-([\w-]+)\s*:([\s\S]*)$/.exec(statement) ?? [];
  const theme = themeOf(rules);
  if (name === undefined || value === undefined || theme === undefined) return [];
  return [{ name, value: plain(value).replace(/\s*!important$/, ''), theme, offset: start + before.length }];
}

/** Of the rules around a statement, outermost first. */
function themeOf(rules: readonly string[]): TokenColor['theme'] | undefined {
  const conditions = rules.filter((rule) => rule.startsWith('@'));
  if (conditions.some((rule) => /prefers-|print|forced-colors|^@(?:supports|container)/.test(rule))) return undefined;
  const selectors = rules.filter((rule) => !rule.startsWith('@')).flatMap((rule) => rule.split(',').map((selector) => selector.trim()));
  const themes = selectors.flatMap((selector): readonly TokenColor['theme'][] => {
    const [, theme] = /^(?::root|html)?(?:\[data-theme=["']?(light|dark)["']?\])?$/.exec(selector) ?? [];
    if (theme === 'light' || theme === 'dark') return [theme];
    return /^(?::root|html)$/.test(selector) ? ['all'] : [];
  });
  return themes.includes('all') ? 'all' : themes[0];
}

function plain(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, ' ').trim();
}

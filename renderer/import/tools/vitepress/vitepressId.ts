import { get, type Value } from '../../values/value.ts';

/** The id of a heading in VitePress: letters without accents, and hyphens in place of all signs. */
function vitepressId(text: string): string {
  return hyphenId(text).replace(/^(?=\d)/, '_');
}

/** The same without a sign before a digit, as on TanStack's site. */
export function hyphenId(text: string): string {
  return withHyphens(text)
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

function withHyphens(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]|\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-');
}

/**
 * How a site makes ids of headings. Sites with a function of their own have a copy of an older default, which keeps capitals and hyphens at
 * the ends. Functions of packages, or those that change letters to lower case, are taken for the default.
 */
export function headingIdOf(config: Value | undefined): (text: string) => string {
  const anchor = get(config, 'markdown', 'anchor');
  const slugify = anchor?.kind === 'record' ? anchor.entries.get('slugify') : undefined;
  const code = slugify?.kind === 'function' ? slugify.code() : '';
  if (!code.includes('.replace(') || /toLowerCase|\.slug\(/.test(code)) return vitepressId;
  return (text) => withHyphens(text).replace(/^(?=\d)/, '_');
}

import { styleFunctions, styleRules } from './svgNames.ts';

/** Pictures and fonts that are part of the file. Formats that can refer to other files, such as SVG, are not among them. */
const ownData =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:font|application)\/(?:x-)?(?:font-)?(?:woff2?|ttf|otf|truetype|opentype|sfnt))[;,]/i;

/**
 * What CSS of a picture has that could load another file; undefined if there is nothing. Escapes are refused, so that all names mean what
 * they say. Anything else that is not known here is refused, too.
 */
export function styleFault(css: string): string | undefined {
  if (css.includes('\\')) return 'its CSS has a backslash';
  for (const [token, double, single, bare] of css.matchAll(tokens)) {
    const name = token.slice(0, -1).toLowerCase();
    if (token === '/*' || token === '"' || token === "'") return 'its CSS has a comment or a string without an end';
    if (/^url\(/i.test(token)) {
      const target = (double ?? single ?? bare)?.trim();
      if (target === undefined || !(target.startsWith('#') || ownData.test(target))) return 'its CSS loads another file';
    } else if (token.startsWith('@')) {
      if (!styleRules.has(token.slice(1).toLowerCase())) return `its CSS has the rule \`${token}\``;
    } else if (token.endsWith('(') && name !== '' && !styleFunctions.has(name)) return `its CSS has the function \`${name}()\``;
  }
  return undefined;
}

/** Comments, strings, addresses, rules and beginnings of functions. A quote or the start of a comment alone has no end. */
const tokens =
  /\/\*[\s\S]*?\*\/|\/\*|"[^"\n\r\f]*"|'[^'\n\r\f]*'|["']|url\(\s*(?:"([^"\n\r\f]*)"|'([^'\n\r\f]*)'|([^\s"'()]*))\s*\)|@[^\s{;"'(@]*|(?<![-\w\u0080-\uffff])[-\w\u0080-\uffff]*\(/gi;

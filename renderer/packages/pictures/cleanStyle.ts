import { styleFunctions, styleRules } from './svgNames.ts';

/** Pictures and fonts that are part of the file. Formats that can refer to other files, such as SVG, are not among them. */
const ownData =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:font|application)\/(?:x-)?(?:font-)?(?:woff2?|ttf|otf|truetype|opentype|sfnt))[;,]/i;

/**
 * CSS of a picture that loads nothing. References to other files, such as fonts, are emptied: browsers do not load them in pictures
 * anyway. Escapes are refused, so that all names mean what they say, and so are rules and functions that are not known here.
 */
export function cleanStyle(css: string): { readonly css: string } | { readonly reason: string } {
  if (css.includes('\\')) return { reason: 'its CSS has a backslash' };
  let reason: string | undefined;
  const cleaned = css.replace(tokens, (token: string, ...[double, single, bare]: (string | undefined)[]) => {
    const name = token.slice(0, -1).toLowerCase();
    if (token === '/*' || token === '"' || token === "'") reason ??= 'its CSS has a comment or a string without an end';
    else if (/^url\(./is.test(token)) {
      const target = (double ?? single ?? bare)?.trim() ?? '';
      return target.startsWith('#') || ownData.test(target) ? token : 'url("#")';
    } else if (/^@import$/i.test(token)) return '@-import';
    else if (token.startsWith('@') && !styleRules.has(token.slice(1).toLowerCase())) reason ??= `its CSS has the rule \`${token}\``;
    else if (token.endsWith('(') && name !== '' && !styleFunctions.has(name)) reason ??= `its CSS has the function \`${name}()\``;
    return token;
  });
  return reason === undefined ? { css: cleaned } : { reason };
}

/** Comments, strings, addresses, rules and beginnings of functions. A quote or the start of a comment alone has no end. */
const tokens =
  /\/\*[\s\S]*?\*\/|\/\*|"[^"\n\r\f]*"|'[^'\n\r\f]*'|["']|url\(\s*"([^"\n\r\f]*)"\s*\)|url\(\s*'([^'\n\r\f]*)'\s*\)|url\(([^"'()]*)\)|@[^\s{;"'(@]*|(?<![-\w\u0080-\uffff])[-\w\u0080-\uffff]*\(/gi;

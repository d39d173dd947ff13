import type { Markdown } from '../model/comment.ts';

/** Code, where tags stay as they are: fences, spans, comments of HTML, lines that are indented like code. Otherwise a tag, in groups. */
const parts = new RegExp(
  [
    /^[ \t>]*(?:[-*+] +|\d+[.)] +)?(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))/,
    /(?<!`)(?<ticks>`+)(?!`)[\s\S]*?(?<!`)\k<ticks>(?!`)/,
    /<!--[\s\S]*?(?:-->|(?![\s\S]))/,
    /^(?: {4}|\t).*$/,
    /(?<!\\)\{@link(?<style>code|plain)?[ \t]+(?<name>[^\s|{}]+)[ \t]*\|?[ \t]*(?<label>[^{}\n]*?)[ \t]*\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/**
 * Makes Markdown links of `{@link Name}`, `{@link Name | text}`, `{@linkcode …}` and `{@linkplain …}` in a README, as TypeDoc does. Their target
 * is `unresolved:{name}`, which the link space resolves, or the address that is written.
 */
export function convertLinkTags({ text, place }: Markdown): Markdown {
  if (!text.includes('{@link')) return { text, place };
  let converted = '';
  let rest = 0;
  for (const match of text.matchAll(parts)) {
    const { style, name, label } = match.groups ?? {};
    if (name === undefined) continue;
    const before = text.slice(0, match.index);
    const spot = `${before.split('\n').length}:${match.index - before.lastIndexOf('\n')}`;
    const shown = label === undefined || label === '' ? name : label;
    const content = style === 'code' ? `\`${shown}\`` : shown.replace(/[\\`*_[\]<>]/g, '\\$&');
    const target = /^https?:/.test(name) ? name : `unresolved:${encodeURIComponent(name).replace('(', '%28').replace(')', '%29')}@${spot}`;
    converted += `${text.slice(rest, match.index)}[${content}](${target})`;
    rest = match.index + match[0].length;
  }
  return { text: converted + text.slice(rest), place };
}

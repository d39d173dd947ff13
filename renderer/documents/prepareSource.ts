/**
 * Turns what authors write into what the parsers accept. Every line keeps its number, and text before a change keeps its column, so that
 * places in problems are those of the file.
 *
 * 1. The front matter becomes blank lines.
 * 2. `:::note Title` becomes `:::note[Title]`, the only form that the directive syntax has.
 * 3. In MDX, the `{` of a heading's `{#id}` and of `{@link}` is escaped, since it would open an expression.
 * Fenced code is not changed.
 */
export function prepareSource({ text, frontMatterEnd, isMdx }: SourceInput): string {
  const blanked = text.slice(0, frontMatterEnd).replace(/[^\r\n]/g, '') + text.slice(frontMatterEnd);
  let fence: string | undefined;
  return blanked
    .split('\n')
    .map((line) => {
      const sign = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
      if (sign && fence === undefined) fence = sign;
      else if (sign && fence !== undefined && sign.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = undefined;
      if (fence !== undefined) return line;
      const titled = line.replace(directiveTitle, (_, head: string, title: string) => `${head}[${title.trimEnd()}]`);
      return isMdx ? titled.replace(headingId, '$1\\$2').replace(linkTag, escapeTag) : titled;
    })
    .join('\n');
}

interface SourceInput {
  readonly text: string;
  /** Index of the first character after the front matter; 0 without one. */
  readonly frontMatterEnd: number;
  readonly isMdx: boolean;
}

const directiveTitle = /^([\s>]*:{3,}[a-zA-Z][\w-]*)[ \t]+([^\s[{][^\r\n]*)/;
const headingId = /^(#{1,6}[ \t].*?)(\{#[^{}\s]+\}[ \t]*\r?)$/;
const linkTag = /\{@link(?:code|plain)?\s/g;

/** In a span of code it stays as it is. */
function escapeTag(tag: string, index: number, line: string): string {
  const signs = line.slice(0, index).split('`').length - 1;
  return signs % 2 === 0 ? `\\${tag}` : tag;
}

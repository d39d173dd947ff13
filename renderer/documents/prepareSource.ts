/**
 * Turns what authors write into what the parsers accept. Every line keeps its number, and text before a change keeps its column, so that
 * places in problems are those of the file.
 *
 * 1. The front matter becomes blank lines.
 * 2. `::: note Title {open}` becomes `:::note[Title]{open}`, the only form that the directive syntax has.
 * 3. In MDX, the `{` of a heading's `{#id}`, of `{@link}` and of lists of attributes is escaped, since it would open an expression.
 * 4. In MDX, HTML comments become comments of MDX.
 * 5. `== Label` in `::: tabs` becomes a directive that `remarkTabMarks` reads.
 * Fenced code is not changed.
 */
export function prepareSource({ text, frontMatterEnd, isMdx }: SourceInput): string {
  const blanked = text.slice(0, frontMatterEnd).replace(/[^\r\n]/g, '') + text.slice(frontMatterEnd);
  let fence: string | undefined;
  let isComment = false;
  const open: string[] = [];
  return blanked
    .split('\n')
    .map((line) => {
      const sign = isComment ? undefined : /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
      if (sign && fence === undefined) fence = sign;
      else if (sign && fence !== undefined && sign.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = undefined;
      if (fence !== undefined) return line;
      const [, , opened] = directiveLine.exec(line) ?? [];
      if (opened !== undefined) open.push(opened);
      else if (/^[\s>]*:{3,}\s*$/.test(line)) open.pop();
      if (open.includes('tabs') && writtenMark.test(line))
        return line.replace(writtenMark, (_, indent: string, label: string) => indent + tabMark(label));
      const titled = line.replace(directiveLine, (_, head: string, name: string, rest: string) => head + name + directiveRest(rest));
      if (isMdx && (isComment || line.includes('<!--'))) {
        const converted = convertComments(line, isComment);
        isComment = converted.isOpen;
        return converted.text;
      }
      return isMdx ? titled.replace(headingId, '$1\\$2').replace(linkTag, escapeTag).replace(attributes, escapeTag) : titled;
    })
    .join('\n');
}

interface SourceInput {
  readonly text: string;
  /** Index of the first character after the front matter; 0 without one. */
  readonly frontMatterEnd: number;
  readonly isMdx: boolean;
}

/** `::tab[Label]`, which begins a tab and needs no end. */
function tabMark(label: string): string {
  return `::tab[${isBalanced(label) ? label : label.replace(/[[\]]/g, '\\$&')}]`;
}

const writtenMark = /^([ \t>]*)={2,}[ \t]+(\S.*?)[ \t]*\r?$/;
const directiveLine = /^([\s>]*:{3,})[ \t]*([a-zA-Z][\w-]*)([^\r\n]*)/;
const directiveParts = /^(\[(?:[^[\]]|\[[^[\]]*\])*\])?[ \t]*(\{[^{}]*\})?$/;

/** What follows the name of a directive, as `[label]{attributes}`. A text that continues the name makes it no directive. */
function directiveRest(rest: string): string {
  const written = rest.trim();
  const parts = directiveParts.exec(written);
  if (parts) return `${parts[1] ?? ''}${parts[2] ?? ''}`;
  if (!/^[ \t]/.test(rest)) return rest;
  const brace = written.endsWith('}') ? written.lastIndexOf('{') : -1;
  const begin = /[ \t]/.test(written[brace - 1] ?? '') ? brace : written.length;
  const title = written.slice(0, begin).trimEnd();
  return `[${isBalanced(title) ? title : title.replace(/[[\]]/g, '\\$&')}]${written.slice(begin)}`;
}

function isBalanced(title: string): boolean {
  return !/[[\]]/.test(title.replace(/\[[^[\]]*\]/g, ''));
}

// Tools that read MDX as it is need the escape in the source.
const headingId = /^(#{1,6}[ \t].*?)((?<!\\)\{#[^{}\s]+\}[ \t]*\r?)$/;
// A list of attributes after a link, a picture or a directive in the text, which JavaScript cannot read.
const attributes = /\{(?=[ \t]*(?:[.#][\w-]|:?[\w-]+=["']))(?<=(?:\)|(?<![\\\w:]):[a-z][\w-]*(?:\[[^\]]*\])?)\{)/g;
const linkTag = /(?<!\\)\{@link(?:code|plain)?\s/g;

/** Comments of HTML in one line as comments of MDX. A comment that includes a file is not one: it stays, and does not compile. */
function convertComments(line: string, wasOpen: boolean): { readonly text: string; readonly isOpen: boolean } {
  let isOpen = wasOpen;
  let signs = 0;
  const text = line
    .split(/(`+|<!--(?!\s*@include)|-->|\*\/)/)
    .map((part) => {
      if (!isOpen && part.startsWith('`')) signs += part.length;
      if (isOpen && part === '*/') return '* /';
      if (isOpen ? part !== '-->' : part !== '<!--' || signs % 2 === 1) return part;
      isOpen = !isOpen;
      return isOpen ? '{/*' : '*/}';
    })
    .join('');
  return { text, isOpen };
}

/** In a span of code it stays as it is. */
function escapeTag(tag: string, index: number, line: string): string {
  const signs = line.slice(0, index).split('`').length - 1;
  return signs % 2 === 0 ? `\\${tag}` : tag;
}

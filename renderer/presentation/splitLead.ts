/** A text's markup in two parts: its beginning, which a page shows first, and the rest. */
interface SplitText {
  readonly lead: string;
  readonly rest: string;
}

interface LeadOptions {
  readonly withCode?: boolean;
  readonly longest?: number;
}

/** Letters of markup in the paragraphs of a lead, without which a page begins with a wall of text. */
const longestLead = 900;

/**
 * Takes the paragraphs off the beginning of a text: the first one always, further ones as long as they are short together. A text that
 * begins with something else, such as a list, has no lead. A first paragraph with a colon at its end keeps the list, table or code that it
 * introduces. A further paragraph that introduces what follows it begins the rest: one with a bold label (`**When to use**`) or a colon.
 *
 * @param options.withCode whether a block of code after the paragraphs belongs to the lead. Default: false
 * @param options.longest letters of markup that more than one paragraph may have. Default: 900
 */
export function splitLead(html: string, { withCode = false, longest = longestLead }: LeadOptions = {}): SplitText {
  const paragraph = /\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>/y;
  let end = 0;
  for (let found = paragraph.exec(html); found !== null; found = paragraph.exec(html)) {
    const [, text = ''] = found;
    const introduces = text
      .replace(/<[^>]*>/g, '')
      .trimEnd()
      .endsWith(':');
    if (end > 0 && (paragraph.lastIndex > longest || text.startsWith('<strong>') || introduces)) break;
    end = paragraph.lastIndex;
    if (introduces) {
      end = endOfBlock(html, end);
      break;
    }
  }
  if (withCode && /\s*<figure class="code"/y.test(html.slice(end))) end = endOfBlock(html, end);
  return { lead: html.slice(0, end).trim(), rest: html.slice(end).trim() };
}

/** Letters of markup that an introduction may have in all, and up to its first example, and the lines of that. */
const shortText = 900;
const nearExample = 1500;
const shortExample = 14;

/**
 * Takes the introduction off a package's text: all of a short text; else what comes up to the first block of code, if that is near
 * and short, and no heading is before it; else the first paragraphs.
 */
export function splitIntroduction(html: string): SplitText {
  if (html.length <= shortText) return { lead: html, rest: '' };
  const heading = /<h[2-6]/.exec(html)?.index ?? html.length;
  const code = html.indexOf('<figure class="code"');
  if (code === -1 || code > Math.min(heading, nearExample)) return splitLead(html);
  const end = endOfBlock(html, code);
  if (isLong(html.slice(code, end))) return splitLead(html);
  return { lead: html.slice(0, end).trim(), rest: html.slice(end).trim() };
}

/** The first short block of JavaScript or TypeScript in a text's markup. Empty: none. */
export function firstExample(html: string): string {
  const blocks = [...html.matchAll(/<figure class="code" data-language="(?:[cm]?[jt]sx?|javascript|typescript)"/g)];
  return blocks.map(({ index }) => html.slice(index, endOfBlock(html, index))).find((block) => !isLong(block)) ?? '';
}

function isLong(example: string): boolean {
  return example.split('\n').length > shortExample;
}

/** Where an element other than a paragraph or heading ends that begins at an index; the index itself if there is none. */
function endOfBlock(html: string, start: number): number {
  const opening = /\s*<(ul|ol|dl|table|figure|pre|blockquote|div)\b/y;
  opening.lastIndex = start;
  const name = opening.exec(html)?.[1];
  if (name === undefined) return start;
  const tag = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tag.lastIndex = start;
  let depth = 0;
  for (let found = tag.exec(html); found !== null; found = tag.exec(html)) {
    depth += found[1] === '' ? 1 : -1;
    if (depth === 0) return tag.lastIndex;
  }
  return start;
}

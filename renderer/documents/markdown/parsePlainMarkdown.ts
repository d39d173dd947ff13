import type { Element, ElementContent, Root } from 'hast';
import { withoutGitHubPrefix } from '../../model/gitHubPrefix.ts';

/**
 * The tree of a text that needs no parser: paragraphs of plain text with code spans and simple links, and fenced code. Most comments
 * of an API are such. Undefined for any other text. Careful rather than complete, as `isPlainText` is: the result is the tree that
 * the parser gives.
 */
export function parsePlainMarkdown(text: string): Root | undefined {
  const children: Root['children'] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const end = lines[at] === '' ? at + 1 : lines[at]?.startsWith('```') ? endOfFence(lines, at) : endOfParagraph(lines, at);
    const block = lines.slice(at, end);
    if (lines[at] !== '') {
      const element = lines[at]?.startsWith('```') ? fence(block) : paragraph(block.join('\n'), at + 1);
      if (element === undefined) return undefined;
      if (children.length > 0) children.push({ type: 'text', value: '\n' });
      children.push(element);
    }
    at = end;
  }
  return children.length === 0 ? undefined : { type: 'root', children };
}

function endOfFence(lines: readonly string[], begin: number): number {
  const end = lines.indexOf('```', begin + 1);
  return end === -1 ? lines.length : end + 1;
}

function endOfParagraph(lines: readonly string[], begin: number): number {
  const end = lines.findIndex((line, index) => index > begin && (line === '' || line.startsWith('```')));
  return end === -1 ? lines.length : end;
}

/** A fence as `codeHandler` and the sanitizer would return it. */
function fence([first = '', ...rest]: readonly string[]): Element | undefined {
  const code = rest.slice(0, -1).join('\n');
  if (!/^```[a-z]*$/.test(first) || rest.at(-1) !== '```' || code.trim() === '' || /[\t\r\0]|^ {0,3}(?:`{3}|~{3})/m.test(code))
    return undefined;
  const properties = { dataLanguage: first.slice(3), dataMeta: '' };
  return element('pre', [element('code', [{ type: 'text', value: code }], properties)]);
}

/** Code, or a link with a label of plain text or code and an address without special characters, or such an address as a word of its own. */
const inline =
  /(?<!`)`([^`\n]+)`(?!`)|(?<!!)\[(?:`([^`\n]+)`|([^\][`\n^][^\][`]*))\]\(((?:https?|symbol|import|unresolved):(?:[\w\-./#?=:@,~]|%[\dA-F]{2})*)\)|(?<!\S)(https?:\/\/[a-z\d]+(?:[-.][a-z\d]+)*\.[a-z]+(?:[/?#](?:[\w\-./#?=:@,~]|%[\dA-F]{2})*)?(?<=[a-zA-Z\d/]))(?!\S)/g;

function paragraph(text: string, line: number): Element | undefined {
  const children: ElementContent[] = [];
  // With a letter in place of each code span and link, the rest has to be plain.
  let rest = '';
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, linkedCode, label, labelled, address] = match;
    const span = code ?? linkedCode;
    const target = labelled ?? address;
    if (span !== undefined ? /^\s|\s$|[\r\0]/.test(span) : address === undefined && !isPlainText(label ?? '')) return undefined;
    const before = text.slice(end, match.index);
    if (before !== '') children.push({ type: 'text', value: before });
    const content: ElementContent = { type: 'text', value: span ?? label ?? address ?? '' };
    const inner = span === undefined ? content : element('code', [content]);
    if (target === undefined) children.push(inner);
    else
      children.push({
        ...element('a', [inner], { href: withoutGitHubPrefix(target, '#') }),
        position: positionIn(text, { line, offset: match.index }),
      });
    rest += `${before}x`;
    end = match.index + whole.length;
  }
  const last = text.slice(end);
  if (!isPlainText(rest + last)) return undefined;
  return element('p', last === '' ? children : [...children, { type: 'text', value: last }]);
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** A broken link is reported where it begins. */
function positionIn(text: string, { line, offset }: { readonly line: number; readonly offset: number }): NonNullable<Element['position']> {
  const lines = text.slice(0, offset).split('\n');
  const point = { line: line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { start: point, end: point };
}

/**
 * Whether a text is one paragraph in which Markdown and HTML have nothing to say, so that its HTML is the text itself. Most
 * comments of an API are such. Careful rather than complete: a text that only might mean something is not plain.
 */
export function isPlainText(text: string): boolean {
  return (
    text !== '' && !special.test(text) && !wordEdge.test(text) && !autolink.test(text) && !lineEdges.test(text) && !blockStart.test(text)
  );
}

/** Signs of inline syntax, of HTML, and characters that parsers replace. */
const special = /[\\`*{}[\]<>&~@\t\r\0]/;
/** Within a word an underscore is itself. */
const wordEdge = /(?<![A-Za-z\d])_|_(?![A-Za-z\d])/;
const autolink = /www\.|:\/\//i;
/** Empty lines end a paragraph; spaces at a line's edges are dropped or break the line. */
const lineEdges = /^\s|\s$|\n\s*\n|\n | \n/;
/** Headings, lists, rules, underlines, admonitions, and the line below the head of a table: elsewhere a bar is itself. */
const blockStart = /^(?:[-+#]|=+$|:::|[|:][-|: ]*$|\d{1,9}[.)])/m;

/** Whether a text may have blocks of code: they are fenced, in HTML, or indented by four spaces or a tab. */
export function mayHaveCode(text: string): boolean {
  return /`{3}|~{3}|<pre| {4}|\t/i.test(text);
}

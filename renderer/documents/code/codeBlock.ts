import type { Element, ElementContent, Text } from 'hast';
import type { HighlightInput } from '../highlight/createHighlighter.ts';
import type { TokenLine } from '../highlight/createTokenizer.ts';
import { tokenClasses } from '../highlight/tokenKinds.ts';
import { isNoRun, parseCodeMeta } from './parseCodeMeta.ts';
import { type LineMark, parseLineMarks } from './parseLineMarks.ts';

/**
 * A block of code as the theme and the client know it:
 *
 * <figure class="code" data-language="ts">
 * <figcaption>title</figcaption> only with a title
 * <pre tabindex="0"><code>…</code></pre> focusable, because it scrolls
 * </figure>
 *
 * `figure` also has the class `numbered` when lines have numbers, and `data-one-line` if it is a line without a title: buttons that are always
 * shown are next to that, and above the text of others. Lines are elements only if they are marked, added, removed or numbered:
 * `<mark class="line">`, `<ins class="line">`, `<del class="line">`, and `<span class="line">` for the other lines of a numbered block. The
 * line break is inside, so that the text of `<code>` is exactly the code. The client adds `<div class="code-actions">` with its buttons as
 * the figure's last child.
 */
export function codeBlock(written: WrittenBlock, highlight: (block: HighlightInput) => readonly TokenLine[]): Element {
  const { language, meta } = written;
  const options = parseCodeMeta(meta);
  const { title, firstLine } = options;
  const { code, marks, rows } = readBlock(written);
  const lines = highlight({ code, language });
  const isNumbered = firstLine !== undefined;
  const children = lines.flatMap((tokens, index) => {
    const mark = marks.get(index + 1) ?? markOf(options, index + 1);
    const end = index === lines.length - 1 ? '' : '\n';
    return mark || isNumbered ? [lineElement(tokens, end, mark)] : tokenNodes(tokens, end);
  });
  const codeProperties = isNumbered && firstLine !== 1 ? { style: `counter-reset:line ${firstLine - 1}` } : {};
  const pre = element('pre', { tabIndex: 0 }, [element('code', codeProperties, joinNodes(children))]);
  const properties = {
    className: isNumbered ? ['code', 'numbered'] : ['code'],
    dataLanguage: language || 'text',
    ...(!title && lines.length === 1 ? { dataOneLine: '' } : {}),
  };
  const figure = element('figure', properties, [...(title ? [element('figcaption', {}, [{ type: 'text', value: title }])] : []), pre]);
  const skipped = isNoRun(meta) ? ({ isSkipped: true } as const) : {};
  return { ...figure, data: { sample: { code, language, ...(rows === undefined ? {} : { rows }), ...skipped } } };
}

/** A block as its author has written it. */
export interface WrittenBlock {
  readonly source: string;
  /** As written after the fence. */
  readonly language: string;
  readonly meta: string;
}

/** The code that the block shows, without the comments that mark its lines. */
export function readBlock({ source }: WrittenBlock): ReturnType<typeof parseLineMarks> {
  return parseLineMarks(source.replace(/\r\n?/g, '\n').replace(/\n+$/, ''));
}

function markOf({ marked, inserted, deleted }: ReturnType<typeof parseCodeMeta>, line: number): LineMark | undefined {
  if (inserted.has(line)) return 'inserted';
  if (deleted.has(line)) return 'deleted';
  return marked.has(line) ? 'marked' : undefined;
}

const lineTags: Readonly<Record<LineMark, string>> = { marked: 'mark', inserted: 'ins', deleted: 'del' };

function lineElement(tokens: TokenLine, end: string, mark: LineMark | undefined): Element {
  return element(mark ? lineTags[mark] : 'span', { className: ['line'] }, joinNodes(tokenNodes(tokens, end)));
}

function tokenNodes(tokens: TokenLine, end: string): ElementContent[] {
  const nodes = tokens.map(({ text, kind }): ElementContent => {
    const value: ElementContent = { type: 'text', value: text };
    return kind ? element('span', { className: [tokenClasses[kind]] }, [value]) : value;
  });
  return end === '' ? nodes : [...nodes, { type: 'text', value: end }];
}

/** Tokens of one kind that only space divides become one: a string or comment of many lines has one element, not one for each line. */
function joinNodes(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const before = joined.at(-2);
    if (isText(node) && isText(last)) {
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    } else if (isToken(node) && isText(last) && last.value.trim() === '' && isToken(before) && classOf(node) === classOf(before)) {
      joined.splice(-2, 2, { ...before, children: joinNodes([...before.children, last, ...node.children]) });
    } else {
      joined.push(node);
    }
  }
  return joined;
}

function isText(node: ElementContent | undefined): node is Text {
  return node?.type === 'text';
}

/** Lines are no tokens: marked ones have tags of their own, and between numbered ones there is no text. */
function isToken(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'span';
}

function classOf({ properties }: Element): string {
  return String(properties.className);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

import type { Element, ElementContent, Text } from 'hast';
import type { HighlightInput } from '../highlight/createHighlighter.ts';
import type { TokenLine } from '../highlight/createTokenizer.ts';
import { tokenClasses } from '../highlight/tokenKinds.ts';
import { isNoRun, parseCodeMeta } from './parseCodeMeta.ts';
import { readBlock, type WrittenBlock } from './readBlock.ts';
import { findWords, type LineMark, type MarkedPart } from './wordMarks.ts';

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
 * the figure's last child. Marked words are `<mark class="word">`, or `ins` and `del` of this class.
 */
export function codeBlock(written: WrittenBlock, highlight: (block: HighlightInput) => readonly TokenLine[]): Element {
  const { language, meta } = written;
  const options = parseCodeMeta(meta);
  const { title, firstLine } = options;
  const { code, marks, words = [], rows, shownLanguage, isPartial } = readBlock(written);
  const lines = highlight({ code, language: shownLanguage });
  const parts = findWords(code.split('\n'), [...words, ...options.words]);
  const isNumbered = firstLine !== undefined;
  const children = lines.flatMap((tokens, index) => {
    const mark = marks.get(index + 1) ?? markOf(options, index + 1);
    const end = index === lines.length - 1 ? '' : '\n';
    const nodes = joinNodes(tokenNodes(tokens, { end, parts: parts.get(index + 1) ?? [] }));
    return mark || isNumbered ? [lineElement(nodes, mark)] : nodes;
  });
  const codeProperties = isNumbered && firstLine !== 1 ? { style: `counter-reset:line ${firstLine - 1}` } : {};
  const pre = element('pre', { tabIndex: 0 }, [element('code', codeProperties, joinNodes(children))]);
  const properties = {
    className: isNumbered ? ['code', 'numbered'] : ['code'],
    dataLanguage: shownLanguage || 'text',
    ...(!title && lines.length === 1 ? { dataOneLine: '' } : {}),
  };
  const figure = element('figure', properties, [...(title ? [element('figcaption', {}, [{ type: 'text', value: title }])] : []), pre]);
  const skipped = isPartial || isNoRun(meta) ? ({ isSkipped: true } as const) : {};
  return { ...figure, data: { sample: { code, language, ...(rows === undefined ? {} : { rows }), ...skipped } } };
}

function markOf({ marked, inserted, deleted }: ReturnType<typeof parseCodeMeta>, line: number): LineMark | undefined {
  if (inserted.has(line)) return 'inserted';
  if (deleted.has(line)) return 'deleted';
  return marked.has(line) ? 'marked' : undefined;
}

const lineTags: Readonly<Record<LineMark, string>> = { marked: 'mark', inserted: 'ins', deleted: 'del' };

function lineElement(nodes: ElementContent[], mark: LineMark | undefined): Element {
  return element(mark ? lineTags[mark] : 'span', { className: ['line'] }, nodes);
}

interface LineEnds {
  /** The line break, if it isn't the last line. */
  readonly end: string;
  /** Marked parts of the line. */
  readonly parts: readonly MarkedPart[];
}

function tokenNodes(tokens: TokenLine, { end, parts }: LineEnds): ElementContent[] {
  const last: ElementContent[] = end === '' ? [] : [{ type: 'text', value: end }];
  if (parts.length === 0) return [...tokens.map(tokenNode), ...last];
  const nodes: ElementContent[] = [];
  let at = 0;
  for (const { start, end, mark } of parts) {
    nodes.push(...cutTokens(tokens, at, start).map(tokenNode));
    nodes.push(element(lineTags[mark], { className: ['word'] }, joinNodes(cutTokens(tokens, start, end).map(tokenNode))));
    at = end;
  }
  return [...nodes, ...cutTokens(tokens, at, Number.POSITIVE_INFINITY).map(tokenNode), ...last];
}

/** The tokens between two columns, of which the first and the last can be parts. */
function cutTokens(tokens: TokenLine, from: number, to: number): TokenLine {
  let column = 0;
  return tokens.flatMap((token) => {
    const start = column;
    column += token.text.length;
    const text = token.text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    return text === '' ? [] : [{ ...token, text }];
  });
}

function tokenNode({ text, kind }: TokenLine[number]): ElementContent {
  const value: ElementContent = { type: 'text', value: text };
  return kind ? element('span', { className: [tokenClasses[kind]] }, [value]) : value;
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

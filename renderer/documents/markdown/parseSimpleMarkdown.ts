import type { Element, ElementContent, Root } from 'hast';
import { codeBlock } from '../code/codeBlock.ts';
import type { Highlighter } from '../highlight/loadHighlighter.ts';
import { isPlainText } from './isPlainText.ts';

/**
 * A short way for what most comments are: paragraphs, quotations and lists of plain text with emphasis, code spans and addresses, and
 * fenced code. Gives the tree that the whole pipeline would give, or undefined when the text holds anything else. Careful rather than
 * complete, as `isPlainText` is.
 */
export function parseSimpleMarkdown(text: string, highlighter: Highlighter): Root | undefined {
  const blocks = splitBlocks(text);
  const children: Root['children'] = [];
  for (const [index, block] of blocks.entries()) {
    const element = goesOn(block, blocks[index + 1]) ? undefined : parseBlock(block, highlighter);
    if (!element) return undefined;
    if (children.length > 0) children.push(newline);
    children.push(element);
  }
  return children.length === 0 ? undefined : { type: 'root', children };
}

const newline = { type: 'text', value: '\n' } as const;

interface Block {
  readonly kind: BlockKind;
  readonly lines: readonly string[];
  /** Where it begins, from 1. */
  readonly line: number;
}

type BlockKind = 'paragraph' | 'fence' | 'quote' | 'list';

/** Blocks in their order: what isn't a paragraph needs no empty line before it, and a fence none behind it. */
function splitBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let kind: BlockKind = 'paragraph';
  let count = 0;
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind, lines, line: count - lines.length + 1 });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const next = kindOf(line);
    const isInFence = kind === 'fence' && lines.length > 0;
    if (!isInFence && (line === '' || next === 'fence' || (kind === 'paragraph' && next !== kind))) flush();
    if (lines.length === 0) kind = next;
    count += 1;
    if (isInFence || line !== '') lines.push(line);
    if (isInFence && next === 'fence') flush();
  }
  flush();
  return blocks;
}

function kindOf(line: string): BlockKind {
  if (line.startsWith('```')) return 'fence';
  if (line.startsWith('> ')) return 'quote';
  return line.startsWith('- ') || line.startsWith('* ') ? 'list' : 'paragraph';
}

/** What follows a list may be of it: another item, or a part of its last one. */
function goesOn({ kind }: Block, next: Block | undefined): boolean {
  return kind === 'list' && next !== undefined && /^(?:\s|[-*+]|\d)/.test(next.lines[0] ?? '');
}

function parseBlock({ kind, lines, line }: Block, highlighter: Highlighter): Element | undefined {
  switch (kind) {
    case 'fence':
      return parseFence(lines.join('\n'), highlighter);
    case 'quote':
      return parseQuote(lines, line);
    case 'list':
      return parseList(lines, line);
    case 'paragraph': {
      const children = parseInline({ text: lines.join('\n'), line, indent: 0 });
      return children && element('p', children);
    }
  }
}

/** Paragraphs, each line of which has its sign, and so has each line between them. */
function parseQuote(lines: readonly string[], line: number): Element | undefined {
  const children: ElementContent[] = [newline];
  let paragraph: string[] = [];
  for (const [index, one] of [...lines, '>'].entries()) {
    if (/^> \S/.test(one)) paragraph.push(one.slice(2));
    else {
      const content =
        one === '>' ? parseInline({ text: paragraph.join('\n'), line: line + index - paragraph.length, indent: 2 }) : undefined;
      if (!content) return undefined;
      children.push(element('p', content), newline);
      paragraph = [];
    }
  }
  return element('blockquote', children);
}

/** Items without anything between them, each a text whose further lines stand below its first. */
function parseList(lines: readonly string[], line: number): Element | undefined {
  const mark = `${lines[0]?.charAt(0)} `;
  const items: string[][] = [];
  for (const one of lines) {
    if (!/^\S/.test(one.slice(2))) return undefined;
    if (one.startsWith(mark)) items.push([one.slice(2)]);
    else if (one.startsWith('  ')) items.at(-1)?.push(one.slice(2));
    else return undefined;
  }
  const children: ElementContent[] = [newline];
  let begin = line;
  for (const item of items) {
    const content = parseInline({ text: item.join('\n'), line: begin, indent: 2 });
    if (!content) return undefined;
    children.push(element('li', content), newline);
    begin += item.length;
  }
  return element('ul', children);
}

const fence = /^```([a-z]*)\n([\s\S]*)\n```$/;

function parseFence(block: string, highlighter: Highlighter): Element | undefined {
  const [, language = '', source = ''] = fence.exec(block) ?? [];
  if (source.trim() === '' || /[\t\r\0]|^ {0,3}(?:`{3}|~{3})/m.test(source)) return undefined;
  return codeBlock({ source, language: language || 'ts', meta: '', highlighter });
}

/**
 * What stands in plain text: code; emphasis of plain text; a link with a label of plain text or code; an address that stands for itself,
 * between spaces or in parentheses, without the sign that ends its sentence. Addresses are those of which every character stands for itself,
 * with the schemes that the sanitiser lets through.
 */
const inline =
  /(?<!`)(`{1,2})([^`\n]+)\1(?!`)|(?<![\w*])(\*{1,2})([A-Za-z\d](?:[^*`[\]\n]*[A-Za-z\d])?)\3(?![\w*])|(?<!!)\[(?:`([^`\n]+)`|([^\][`\n^][^\][`]*))\]\(((?:https?|symbol|import|unresolved):(?:[\w\-./#?=:@,~]|%[\dA-F]{2})*)\)|(?<![^\s(])(https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+(?:\/(?:[\w\-./#?=]*[A-Za-z\d/])?)?)(?![^\s.,)]|[.,)]+[^\s.,)])/g;

interface InlineText {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** How far its lines are from the margin. */
  readonly indent: number;
}

function parseInline(source: InlineText): ElementContent[] | undefined {
  const children: ElementContent[] = [];
  // With a letter in place of each code, emphasis and link, what is left has to be plain.
  let rest = '';
  let end = 0;
  for (const match of source.text.matchAll(inline)) {
    const text = source.text.slice(end, match.index);
    const found = parseMatch(match, source);
    if (!found) return undefined;
    if (text !== '') children.push({ type: 'text', value: text });
    children.push(found);
    rest += `${text}x`;
    end = match.index + match[0].length;
  }
  const text = source.text.slice(end);
  if (!isPlainText((rest + text).replace(brackets, '($1)'))) return undefined;
  return text === '' ? children : [...children, { type: 'text', value: text }];
}

/** Without an address, and not those of a footnote, an alert, a task or a definition, brackets are themselves. */
const brackets = /(?<![!\]])\[([^\][\n^!][^\][\n]+)\](?![([:])/g;

function parseMatch(match: RegExpExecArray, source: InlineText): Element | undefined {
  const [, , code, stars, emphasis, linkedCode, label, target, address] = match;
  const span = code ?? linkedCode;
  if (span !== undefined && /^\s|\s$|[\r\0]/.test(span)) return undefined;
  const words = emphasis ?? label;
  if (words !== undefined && !isPlainText(words)) return undefined;
  const text: ElementContent = { type: 'text', value: span ?? words ?? address ?? '' };
  if (emphasis !== undefined) return element(stars === '*' ? 'em' : 'strong', [text]);
  const content = span === undefined ? text : element('code', [text]);
  const href = target ?? address;
  if (href !== undefined) return { ...element('a', [content], { href }), position: positionIn(source, match.index) };
  return content.type === 'element' ? content : undefined;
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** Where links begin is told when they lead nowhere; where they end isn't. */
function positionIn({ text, line, indent }: InlineText, offset: number): NonNullable<Element['position']> {
  const lines = text.slice(0, offset).split('\n');
  const point = { line: line + lines.length - 1, column: indent + (lines.at(-1)?.length ?? 0) + 1 };
  return { start: point, end: point };
}

import type { Element, ElementContent, Root } from 'hast';
import { codeBlock } from '../code/codeBlock.ts';
import type { Highlighter } from '../highlight/loadHighlighter.ts';
import { isPlainText } from './isPlainText.ts';

/**
 * A short way for what most comments are: paragraphs of plain text with code spans and addresses, and fenced code. Gives the tree that the
 * whole pipeline would give, or undefined when the text holds anything else. Careful rather than complete, as `isPlainText` is.
 */
export function parseSimpleMarkdown(text: string, highlighter: Highlighter): Root | undefined {
  const children: Root['children'] = [];
  for (const { text: block, line } of splitBlocks(text)) {
    const element = block.startsWith('```') ? parseFence(block, highlighter) : parseParagraph(block, line);
    if (!element) return undefined;
    if (children.length > 0) children.push({ type: 'text', value: '\n' });
    children.push(element);
  }
  return children.length === 0 ? undefined : { type: 'root', children };
}

interface Block {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
}

/** Paragraphs and fences in their order: a fence needs no empty line around it. */
function splitBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let isFence = false;
  let count = 0;
  const flush = () => {
    if (lines.length > 0) blocks.push({ text: lines.join('\n'), line: count - lines.length + 1 });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const isMark = line.startsWith('```');
    if (!isFence && (isMark || line === '')) flush();
    count += 1;
    if (isFence || line !== '') lines.push(line);
    if (isFence && isMark) flush();
    if (isMark) isFence = !isFence;
  }
  flush();
  return blocks;
}

const fence = /^```([a-z]*)\n([\s\S]*)\n```$/;

function parseFence(block: string, highlighter: Highlighter): Element | undefined {
  const [, language = '', source = ''] = fence.exec(block) ?? [];
  if (source.trim() === '' || /[\t\r\0]|^ {0,3}(?:`{3}|~{3})/m.test(source)) return undefined;
  return codeBlock({ source, language: language || 'ts', meta: '', highlighter });
}

/**
 * What stands in plain text: code; a link with a label of plain text or code; an address that stands for itself, between spaces. Addresses
 * are those of which every character stands for itself, with the schemes that the sanitiser lets through.
 */
const inline =
  /`([^`\n]+)`|(?<!!)\[(?:`([^`\n]+)`|([^\][`\n^][^\][`\n]*))\]\(((?:https?|symbol|import|unresolved):(?:[\w\-./#?=:@,~]|%[\dA-F]{2})*)\)|(?<!\S)(https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+(?:\/(?:[\w\-./#?=]*[A-Za-z\d/])?)?)(?!\S)/g;

function parseParagraph(block: string, line: number): Element | undefined {
  const children: ElementContent[] = [];
  // With a letter in place of each code and link, what is left has to be plain.
  let rest = '';
  let end = 0;
  for (const match of block.matchAll(inline)) {
    const [whole, code, linkedCode, label, target, address] = match;
    const text = block.slice(end, match.index);
    if (text !== '') children.push({ type: 'text', value: text });
    rest += `${text}x`;
    end = match.index + whole.length;
    const span = code ?? linkedCode;
    if (span !== undefined && /^\s|\s$|[\r\0|]/.test(span)) return undefined;
    if (label !== undefined && !isPlainText(label)) return undefined;
    const content: ElementContent =
      span === undefined ? { type: 'text', value: label ?? address ?? '' } : element('code', [{ type: 'text', value: span }]);
    const href = target ?? address;
    children.push(href === undefined ? content : { ...element('a', [content], { href }), position: positionIn(block, match.index, line) });
  }
  const text = block.slice(end);
  if (!isPlainText(rest + text)) return undefined;
  return element('p', text === '' ? children : [...children, { type: 'text', value: text }]);
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** Where links begin is told when they lead nowhere; where they end isn't. */
function positionIn(block: string, offset: number, firstLine: number): NonNullable<Element['position']> {
  const lines = block.slice(0, offset).split('\n');
  const point = { line: firstLine + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { start: point, end: point };
}

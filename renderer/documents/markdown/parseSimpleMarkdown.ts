import type { Element, ElementContent, Root } from 'hast';
import { codeBlock } from '../code/codeBlock.ts';
import type { Highlighter } from '../highlight/loadHighlighter.ts';
import { isPlainText } from './isPlainText.ts';

/**
 * A short way for what most comments are: paragraphs of plain text with code spans, and fenced code. Gives the tree that the whole
 * pipeline would give, or undefined when the text holds anything else. Careful rather than complete, as `isPlainText` is.
 */
export function parseSimpleMarkdown(text: string, highlighter: Highlighter): Root | undefined {
  const children: Root['children'] = [];
  for (const block of splitBlocks(text)) {
    const element = block.startsWith('```') ? parseFence(block, highlighter) : parseParagraph(block);
    if (!element) return undefined;
    if (children.length > 0) children.push({ type: 'text', value: '\n' });
    children.push(element);
  }
  return children.length === 0 ? undefined : { type: 'root', children };
}

/** Paragraphs and fences in their order: a fence needs no empty line around it. */
function splitBlocks(text: string): readonly string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let isFence = false;
  const flush = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (isFence) {
      lines.push(line);
      if (!line.startsWith('```')) continue;
      flush();
      isFence = false;
    } else if (line.startsWith('```')) {
      flush();
      lines.push(line);
      isFence = true;
    } else if (line === '') flush();
    else lines.push(line);
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

function parseParagraph(block: string): Element | undefined {
  const parts = block.split(/`([^`\n]+)`/);
  const code = parts.filter((_, index) => index % 2 === 1);
  if (code.some((part) => /^\s|\s$|[\r\0|]/.test(part))) return undefined;
  // With a letter in place of each span, what is left has to be plain.
  if (!isPlainText(parts.map((part, index) => (index % 2 === 1 ? 'x' : part)).join(''))) return undefined;
  const children = parts.map(
    (value, index): ElementContent =>
      index % 2 === 1 ? { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] } : { type: 'text', value },
  );
  return { type: 'element', tagName: 'p', properties: {}, children: children.filter((node) => node.type !== 'text' || node.value !== '') };
}

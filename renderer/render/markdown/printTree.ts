import type { Element, ElementContent, Root, RootContent } from 'hast';
import { textOf } from '../../documents/plugins/textOf.ts';
import { quote } from './alternateContext.ts';
import { codeFence, escapeLineStart } from './escapeMarkdown.ts';
import { hasClass, type PrintContext, printInline } from './printInline.ts';

/**
 * Prints a tree as Markdown without HTML: documents, READMEs and comments, with the pipeline's markup for code, tabs, admonitions, tables
 * and footnotes. An element without a Markdown form becomes its content.
 */
export function printTree({ children }: Root, context: PrintContext): string {
  const lift = context.topLevel === undefined ? 0 : context.topLevel - highestHeading(children);
  return printBlocks(children, { ...context, lift });
}

interface BlockContext extends PrintContext {
  /** How much lower headings are than written. */
  readonly lift: number;
}

function highestHeading(nodes: readonly RootContent[]): number {
  const levels = nodes.flatMap((node): number[] => {
    if (node.type !== 'element') return [];
    return /^h[1-6]$/.test(node.tagName) ? [Number(node.tagName.slice(1))] : [highestHeading(node.children)];
  });
  return Math.min(6, ...levels);
}

const blockNames: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'dt', 'dd', 'li', 'table', 'blockquote', 'pre', 'figure', 'hr', 'div'],
  ...['section', 'aside', 'article', 'main', 'header', 'footer', 'nav', 'details', 'summary', 'caption', 'address', 'form', 'picture'],
]);

function printBlocks(nodes: readonly RootContent[], context: BlockContext, separator = '\n\n'): string {
  const blocks: string[] = [];
  let inline: ElementContent[] = [];
  const flush = (): void => {
    blocks.push(printParagraph(inline, context));
    inline = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && blockNames.has(node.tagName)) {
      flush();
      blocks.push(printBlock(node, context));
    } else if (node.type === 'element' || node.type === 'text') inline.push(node);
  }
  flush();
  return blocks.filter((block) => block !== '').join(separator);
}

function printBlock(node: Element, context: BlockContext): string {
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return printHeading(node, context);
    case 'ul':
    case 'ol':
      return printList(node, context);
    case 'table':
      return printTable(node, context);
    case 'figure':
    case 'pre':
      return printCode(node) ?? printBlocks(node.children, context);
    case 'hr':
      return '---';
    case 'blockquote':
      return quote(printBlocks(node.children, context));
    case 'aside':
      return hasClass(node.properties.className, 'admonition')
        ? quote(printBlocks(node.children, context))
        : printBlocks(node.children, context);
    case 'summary':
    case 'dt':
      return strong(node, context);
    case 'p':
      return isTitle(node) ? strong(node, context) : printParagraph(node.children, context);
    case 'section':
      return node.properties.dataFootnotes === undefined ? printBlocks(node.children, context) : printFootnotes(node, context);
    case 'div':
      return hasClass(node.properties.className, 'tab-list') ? '' : printBlocks(node.children, context);
    default:
      return printBlocks(node.children, context);
  }
}

/** Titles of tabs and admonitions. */
function isTitle({ properties: { className } }: Element): boolean {
  return hasClass(className, 'tab-label') || hasClass(className, 'admonition-title');
}

function strong(node: Element, context: BlockContext): string {
  const text = printInline(node.children, context).trim();
  return text === '' ? '' : `**${text}**`;
}

function printParagraph(nodes: readonly ElementContent[], context: BlockContext): string {
  return printInline(nodes, context)
    .trim()
    .split('\n')
    .map((line) => escapeLineStart(line.trimStart()))
    .join('\n');
}

function printHeading(node: Element, context: BlockContext): string {
  if (node.properties.id === 'footnote-label') return '';
  const level = Math.min(Math.max(Number(node.tagName.slice(1)) + context.lift, 1), 6);
  return `${'#'.repeat(level)} ${printInline(node.children, context).trim()}`;
}

function printList(list: Element, context: BlockContext): string {
  const start = Number(list.properties.start ?? 1);
  const entries = list.children.filter((child) => child.type === 'element');
  const isLoose = entries.some(({ children }) => children.some((child) => child.type === 'element' && child.tagName === 'p'));
  const items = entries.map(({ children }) => printBlocks(children, context, isLoose ? '\n\n' : '\n'));
  return items
    .map((item, index) => {
      const mark = list.tagName === 'ol' ? `${start + index}. ` : '- ';
      return mark + item.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`);
    })
    .join(isLoose ? '\n\n' : '\n');
}

function printTable(table: Element, context: BlockContext): string {
  const rows = rowsOf(table).map((row) => row.children.flatMap((cell) => (cell.type === 'element' ? [printCell(cell, context)] : [])));
  const [head, ...body] = rows;
  if (head === undefined) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

function rowsOf(node: Element): readonly Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

function printCell(cell: Element, context: BlockContext): string {
  const text = cell.children.some((child) => child.type === 'element' && blockNames.has(child.tagName))
    ? printBlocks(cell.children, context)
    : printInline(cell.children, context);
  return text
    .trim()
    .replace(/\\?\n+/g, ' ')
    .replace(/\|/g, '\\|');
}

/** A block of ours, or `pre` in raw HTML. */
function printCode(node: Element): string | undefined {
  const sample = node.data?.sample;
  if (sample !== undefined) {
    const [caption] = node.children.filter((child) => child.type === 'element' && child.tagName === 'figcaption');
    const title = caption === undefined ? [] : [`**${textOf(caption)}**`];
    return [...title.map((text) => text.replace(/[_`]/g, '\\$&')), codeFence(sample.code, sample.language)].join('\n\n');
  }
  if (node.tagName === 'pre') return codeFence(textOf(node).replace(/\n$/, ''), '');
  const language = String(node.properties.dataLanguage ?? '');
  const pre = node.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  if (!hasClass(node.properties.className, 'code') || pre === undefined) return undefined;
  return codeFence(textOf(pre).replace(/\n$/, ''), language === 'text' ? '' : language);
}

function printFootnotes(section: Element, context: BlockContext): string {
  const [list] = section.children.filter((child) => child.type === 'element' && child.tagName === 'ol');
  const items = list?.type === 'element' ? list.children.filter((child) => child.type === 'element') : [];
  return items
    .map((item, index) => `[^${index + 1}]: ${printBlocks(item.children, context).replace(/\n(?=[^\n])/g, '\n    ')}`)
    .join('\n\n');
}

import type { Element, ElementContent } from 'hast';
import { decodeTarget } from '../../documents/plugins/reference.ts';
import { textOf } from '../../documents/plugins/textOf.ts';
import type { Place } from '../../model/problem.ts';
import type { ResolveReference } from '../../model/resolve.ts';
import { codeSpan, escapeMarkdown } from './escapeMarkdown.ts';

export interface PrintContext {
  /** Returns absolute URLs, or undefined for links without a target. */
  readonly resolve: ResolveReference;
  /** Of links that don't know their own. */
  readonly place: Place;
  /** Level of the highest heading of the text. Default: as written. */
  readonly topLevel?: number | undefined;
}

/** Phrasing content as one line of Markdown; line breaks that were written stay. */
export function printInline(nodes: readonly ElementContent[], context: PrintContext): string {
  return nodes
    .map((node) => (node.type === 'text' ? escapeMarkdown(node.value.replace(/\s+/g, ' ')) : printElement(node, context)))
    .join('')
    .replace(/ {2,}/g, ' ');
}

function printElement(node: ElementContent, context: PrintContext): string {
  if (node.type !== 'element' || (node.properties.ariaHidden === 'true' && !isTask(node))) return '';
  const inside = (): string => printInline(node.children, context);
  switch (node.tagName) {
    case 'code':
    case 'kbd':
    case 'samp':
      return codeSpan(textOf(node));
    case 'strong':
    case 'b':
      return wrap('**', inside());
    case 'em':
    case 'i':
      return wrap('*', inside());
    case 'del':
    case 's':
      return wrap('~~', inside());
    case 'br':
      return '\\\n';
    case 'a':
      return printLink(node, context);
    case 'img':
      return printImage(node, context);
    case 'span':
      return isTask(node) ? taskMark(node) : inside();
    case 'wbr':
    case 'svg':
    case 'button':
    case 'script':
    case 'style':
    case 'template':
      return '';
    default:
      return inside();
  }
}

/** Markers touch the words; spaces go outside. */
function wrap(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : `${before}${mark}${inner}${mark}${after}`;
}

function printLink(node: Element, { resolve, place, ...context }: PrintContext): string {
  const { href, className, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  if (dataFootnoteRef !== undefined) return `[^${textOf(node)}]`;
  if (dataFootnoteBackref !== undefined || hasClass(className, 'anchor')) return '';
  const text = printInline(node.children, { resolve, place, ...context });
  if (typeof href !== 'string' || text.trim() === '') return text;
  const target = resolve({ target: decodeTarget(href), kind: 'link', place: node.data?.place ?? place }).href;
  return target === undefined ? text : `[${text}](${destination(target)})`;
}

function printImage(node: Element, { resolve, place }: PrintContext): string {
  const { src, alt } = node.properties;
  if (typeof src !== 'string') return '';
  const target = resolve({ target: decodeTarget(src), kind: 'image', place: node.data?.place ?? place }).href;
  const text = escapeMarkdown(String(alt ?? ''));
  return target === undefined ? text : `![${text}](${destination(target)})`;
}

/** An address within the parentheses of a link. */
export function destination(address: string): string {
  return address.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/** Whether an element has a class, by its `className`. */
export function hasClass(className: Element['properties'][string], name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

function isTask({ properties }: Element): boolean {
  return hasClass(properties.className, 'task');
}

function taskMark({ properties }: Element): string {
  return hasClass(properties.className, 'task-done') ? '[x]' : '[ ]';
}

/** A link whose text is shown as it is. */
export function link(text: string, href: string | undefined): string {
  return href === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${destination(href)})`;
}

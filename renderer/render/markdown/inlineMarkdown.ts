import type { Element } from 'hast';
import type { Nodes, PhrasingContent } from 'mdast';
import { referenceOf } from '../../documents/plugins/reference.ts';
import { textOf } from '../../documents/plugins/textOf.ts';
import { fenceFor, spanOf } from '../../model/codeFences.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { Place } from '../../model/problem.ts';
import type { ResolveReference } from '../../model/resolve.ts';

export interface ReferenceContext {
  /** Returns absolute URLs, or undefined for links without a target. */
  readonly resolve: ResolveReference;
  /** Of links that don't know their own. */
  readonly place: Place;
}

/** The resolved target of a link or image. Undefined without one. */
export function addressOf(element: Element, { resolve, place }: ReferenceContext): string | undefined {
  const reference = referenceOf(element);
  return reference && resolve({ ...reference, place: element.data?.place ?? place }).href;
}

/** A link to its resolved target, or its contents. References of footnotes stay; the links back from them are omitted. */
export function printLink(element: Element, shown: PhrasingContent[], context: ReferenceContext): Nodes[] {
  const { dataFootnoteRef, dataFootnoteBackref } = element.properties;
  if (dataFootnoteRef !== undefined) return [{ type: 'footnoteReference', identifier: element.children.map(textOf).join('') }];
  if (dataFootnoteBackref !== undefined) return [];
  const url = shown.length === 0 ? undefined : addressOf(element, context);
  return url === undefined ? shown : [{ type: 'link', url, children: shown }];
}

/** A picture, or its alternative text. */
export function printImage(element: Element, context: ReferenceContext): Nodes | undefined {
  const { src, alt } = element.properties;
  if (typeof src !== 'string') return undefined;
  const url = addressOf(element, context);
  const text = String(alt ?? '');
  return url === undefined ? { type: 'text', value: text } : { type: 'image', url, alt: text };
}

/** An address within the parentheses of a link. */
export function destination(address: string): string {
  return address.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/** A link whose text is shown as it is. */
export function link(text: string, href: string | undefined): string {
  return href === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${destination(href)})`;
}

/** Text as Markdown that shows it as it is: no markup, no HTML. */
export function escapeMarkdown(text: string): string {
  if (!/[\\`*[\]<~_&]/.test(text)) return text;
  return text
    .replace(/[\\`*[\]<~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&');
}

/** A span of code, fenced so that what is in it can't end it. */
export function codeSpan(text: string): string {
  const code = oneLine(text);
  return code === '' ? '' : spanOf(code);
}

/** A block of code. */
export function codeFence(code: string, language: string): string {
  const fence = fenceFor(code, 3);
  return `${fence}${language}\n${code}\n${fence}`;
}

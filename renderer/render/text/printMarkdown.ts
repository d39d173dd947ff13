import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { isHeading, loweredLevel, topLevelOf } from '../../documents/markdown/headingsOf.ts';
import { referenceOf } from '../../documents/plugins/reference.ts';
import { headingTextOf, textOf } from '../../documents/plugins/textOf.ts';
import { footnotesHeading } from '../../model/frameIds.ts';
import { fillMessage, type Messages } from '../../model/messages.ts';
import type { Place } from '../../model/problem.ts';
import type { ResolveReference } from '../../model/resolve.ts';
import type { SampleIndex } from '../../plan/links/sampleIndex.ts';
import { pictureClass } from '../../presentation/splitReadme.ts';
import { linkName, linkSample } from './linkNames.ts';
import { printHtml } from './renderTree.ts';

interface PrintOptions {
  readonly resolve: ResolveReference;
  /** The place of the text; its links are reported there. */
  readonly place: Place;
  /** Level of the heading above the text: its own headings begin one below. */
  readonly headingLevel: number;
  /** Put before every id, so that texts of strangers can't collide with a page's own ids or each other's. */
  readonly idPrefix: string;
  readonly messages: Messages;
  readonly samples: SampleIndex;
}

/** Prints a safe tree: links resolved, headings lowered, ids prefixed. The tree is not changed. */
export function printMarkdown(tree: Root, options: PrintOptions): string {
  const ids = new Set<string>();
  addIds(tree.children, ids);
  const context: PrintContext = { ...options, ids, topLevel: topLevelOf(tree) };
  return printHtml(printNodes(tree.children, context));
}

function addIds(nodes: readonly RootContent[], ids: Set<string>): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (typeof node.properties.id === 'string') ids.add(node.properties.id);
    addIds(node.children, ids);
  }
}

interface PrintContext extends PrintOptions {
  readonly ids: Set<string>;
  /** The highest level among the text's headings. */
  readonly topLevel: number;
  readonly isInLink?: boolean;
}

function printNodes(nodes: readonly ElementContent[], context: PrintContext): ElementContent[];
function printNodes(nodes: readonly RootContent[], context: PrintContext): RootContent[];
function printNodes(nodes: readonly RootContent[], context: PrintContext): RootContent[] {
  if (nodes.every(isInert)) return [...nodes];
  return nodes.flatMap((node): RootContent[] => (node.type === 'element' ? printElement(node, context) : [node]));
}

/** Whether a node can be printed without any change. */
function isInert(node: RootContent): boolean {
  if (node.type !== 'element') return true;
  const { tagName, properties, data, children } = node;
  if (data !== undefined || tagName === 'a' || tagName === 'img' || isHeading(tagName)) return false;
  return (
    properties.id === undefined && properties.href === undefined && properties.ariaDescribedBy === undefined && children.every(isInert)
  );
}

function printElement(node: Element, context: PrintContext): ElementContent[] {
  const { name, sample } = node.data ?? {};
  // A page of the reference has many small samples of the same few names.
  if (sample !== undefined) return [linkSample(node, { ...context, repeated: 'first' })];
  const within = node.tagName === 'a' ? { ...context, isInLink: true } : context;
  if (name !== undefined)
    return [printName({ ...node, children: printNodes(node.children, within) }, { ...context, name, place: spotOf(node, context.place) })];
  const element: Element = { ...node, properties: prefixIds(node.properties, context), children: printNodes(node.children, within) };
  if (isHeading(node.tagName)) return [lowerHeading(element, context)];
  if (node.tagName === 'a' && isBlank(element) && !isBlank(node) && element.properties.id === undefined) return [];
  if (node.tagName === 'a' || node.tagName === 'img') return printReference(element, context);
  return [element];
}

/** A link whose badges have been left out has nothing to click. */
function isBlank({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && child.value.trim() === '');
}

/** A link of its author wins; without a target, it is a name like others. */
function printName(code: Element, request: PrintContext & { readonly name: string }): Element {
  return code.children.some((child) => child.type === 'element' && child.tagName === 'a') ? code : linkName(code, request);
}

function prefixIds(properties: Properties, { idPrefix, ids }: PrintContext): Properties {
  const { id, ariaDescribedBy, href } = properties;
  const prefixed: Properties = {};
  if (typeof id === 'string') prefixed.id = idPrefix + id;
  if (Array.isArray(ariaDescribedBy)) prefixed.ariaDescribedBy = ariaDescribedBy.map((name) => `${idPrefix}${name}`);
  // Ids of headings are in lower case, and where texts are usually read, links find them in any.
  const [known] =
    typeof href === 'string' && href.startsWith('#') ? [href.slice(1), href.slice(1).toLowerCase()].filter((one) => ids.has(one)) : [];
  if (known !== undefined) prefixed.href = `#${idPrefix}${known}`;
  return { ...properties, ...prefixed };
}

function lowerHeading(heading: Element, { headingLevel, topLevel, idPrefix, messages }: PrintContext): Element {
  if (heading.properties.id === `${idPrefix}${footnotesHeading}`) return { ...heading, tagName: `h${Math.min(headingLevel + 1, 6)}` };
  const level = loweredLevel({ tagName: heading.tagName, topLevel, headingLevel });
  const children = withoutPictures(heading.children);
  const ariaLabel = fillMessage(messages.linkToSection, { title: headingTextOf({ ...heading, children }) });
  const properties = { className: ['anchor'], href: `#${heading.properties.id}`, ariaLabel };
  return { ...heading, tagName: `h${level}`, children: [...children, { type: 'element', tagName: 'a', properties, children: [] }] };
}

/** A heading with a logo that readers don't load is its text alone, if it has any. */
function withoutPictures(nodes: readonly ElementContent[]): ElementContent[] {
  const rest = nodes.filter((node) => !isLinkedPicture(node));
  return rest.some((node) => textOf(node).trim() !== '') ? rest : [...nodes];
}

function isLinkedPicture(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  const { className } = node.properties;
  if (Array.isArray(className) && className.includes(pictureClass)) return true;
  return node.tagName === 'a' && node.children.length > 0 && node.children.every(isLinkedPicture);
}

/** What the sanitizer has left without an address is its text. */
function printReference(element: Element, { resolve, place, ids, idPrefix, isInLink = false }: PrintContext): ElementContent[] {
  const reference = referenceOf(element);
  if (!reference) return element.tagName === 'a' ? element.children : [{ type: 'text', value: textOf(element) }];
  const isWithin = reference.target.startsWith(`#${idPrefix}`) && ids.has(reference.target.slice(1 + idPrefix.length));
  if (isWithin) return [element];
  const { href, isOnlyLinked } = resolve({ ...reference, place: spotOf(element, place) });
  if (reference.kind === 'image') {
    // A missing picture is replaced by its alternative text.
    if (href === undefined) return [{ type: 'text', value: String(element.properties.alt ?? '') }];
    if (isOnlyLinked) return isBadgeWithoutText(element) ? [] : [linkedPicture(element, href, isInLink)];
    const properties: Properties = { alt: '', ...element.properties, src: href, loading: 'lazy', decoding: 'async' };
    return [{ ...element, properties }];
  }
  // A heading that the text hasn't got was on another page, before its parts got pages of their own; the check of anchors says so.
  const isLost = href?.startsWith(`#${idPrefix}`) === true && !ids.has(href.slice(1 + idPrefix.length));
  if (href === undefined || reference.target.startsWith('#') || isLost) return element.children;
  return [{ ...element, properties: { ...element.properties, href }, children: shownText(element.children, reference.target) }];
}

/** An address that is its own text is shown without its protocol. */
function shownText(children: ElementContent[], target: string): ElementContent[] {
  const [only, ...others] = children;
  if (only?.type !== 'text' || others.length > 0 || only.value !== target) return children;
  return [{ ...only, value: target.replace(/^https?:\/\/(?:www\.)?(?=.)/, '').replace(/(?<=.)\/$/, '') }];
}

/** What a picture without a text shows is unknown. Photographs and screenshots are still linked, by the names of their files. */
function isBadgeWithoutText({ properties: { alt, src } }: Element): boolean {
  return String(alt ?? '').trim() === '' && !/\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i.test(String(src ?? ''));
}

/** A picture that readers don't load: what it shows, in words, as a link to it, unless it is part of one already. */
function linkedPicture({ properties }: Element, href: string, isInLink: boolean): ElementContent {
  const alt = String(properties.alt ?? '').trim();
  const text = { type: 'text' as const, value: alt === '' ? (/([^/?#]+)\/?(?:[?#].*)?$/s.exec(href)?.[1] ?? href) : alt };
  const className = [pictureClass];
  if (isInLink) return { type: 'element', tagName: 'span', properties: { className }, children: [text] };
  return { type: 'element', tagName: 'a', properties: { className, href }, children: [text] };
}

/** The place of an element in a text that is a whole file; for a comment, only its beginning is known. */
function spotOf({ position }: Element, place: Place): Place {
  if (position === undefined || place.line !== 1 || place.column !== 1) return place;
  return { ...place, line: position.start.line, column: position.start.column };
}

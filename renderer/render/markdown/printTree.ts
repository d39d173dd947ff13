import type { Element, ElementContent, Root, RootContent } from 'hast';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { SKIP, visit } from 'unist-util-visit';
import { referenceOf } from '../../documents/plugins/reference.ts';
import { textOf } from '../../documents/plugins/textOf.ts';
import { footnotesHeading } from '../../model/frameIds.ts';
import { addressOf, printImage, printLink, type ReferenceContext } from './inlineMarkdown.ts';

interface PrintContext extends ReferenceContext {
  /** Level of the highest heading of the text. Default: as written. */
  readonly topLevel?: number | undefined;
}

interface PrintedTree {
  readonly references: readonly Element[];
  /** Markdown, by the level of the highest heading and the addresses of the references. */
  readonly texts: Map<string, string>;
}

/** A comment is printed on the page of each class that inherits its member: it is the same text wherever its links have the same addresses. */
const printed = new WeakMap<Root, PrintedTree>();

/**
 * Prints a tree as Markdown without HTML: documents, READMEs and comments, with the pipeline's markup for code, tabs, admonitions, tables
 * and footnotes. An element without a Markdown form becomes its content.
 */
export function printTree(tree: Root, context: PrintContext): string {
  const { references, texts } = printed.get(tree) ?? { references: referencesIn(tree), texts: new Map<string, string>() };
  const key = JSON.stringify([context.topLevel, ...references.map((element) => addressOf(element, context) ?? null)]);
  const text = texts.get(key) ?? print(tree, context);
  printed.set(tree, { references, texts: texts.set(key, text) });
  return text;
}

function referencesIn(tree: Root): readonly Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (referenceOf(element) !== undefined) found.push(element);
    // No link is in a block of code.
    return element.data?.sample === undefined ? undefined : SKIP;
  });
  return found;
}

function print({ children }: Root, context: PrintContext): string {
  const plain = plainParagraphs(children, context);
  if (plain !== undefined) return plain;
  const lift = context.topLevel === undefined ? 0 : context.topLevel - highestHeading(children);
  const root: Root = { type: 'root', children: withoutLooks(children) };
  return toMarkdown(toMdast(root, { document: true, handlers: handlersOf({ ...context, lift }) }), style).trimEnd();
}

/** Paragraphs of words, code and links that need no escapes, as most comments are. Undefined for other texts: the library prints them. */
function plainParagraphs(nodes: readonly RootContent[], context: PrintContext): string | undefined {
  const paragraphs: string[] = [];
  for (const node of nodes) {
    if (node.type === 'text' && node.value === '\n') continue;
    const paragraph = node.type === 'element' && node.tagName === 'p' ? plainParagraph(node, context) : undefined;
    if (paragraph === undefined) return undefined;
    paragraphs.push(paragraph);
  }
  return paragraphs.join('\n\n');
}

function plainParagraph({ children, properties }: Element, context: PrintContext): string | undefined {
  const parts = children.map((child) => plainPart(child, context));
  const line = parts.join('').replace(/ +/g, ' ').trim();
  // Letters at the beginning are no sign of a block; a part next to another one would have to keep apart from it.
  const isPlain = parts.every((part) => part !== undefined) && /^[A-Za-z`[]/.test(line) && !/``|`\[|\)[`[]/.test(line);
  return isPlain && Object.keys(properties).length === 0 ? line : undefined;
}

/** Text with signs that mean nothing in Markdown. */
const plainText = /^(?:[A-Za-z\d ,;'"()%?-]|(?<![Ww])\.|:(?!\/)|\/(?!\/))*$/;

function plainPart(node: ElementContent, context: PrintContext): string | undefined {
  if (node.type === 'text') {
    const text = node.value.replace(/[ \n]+/g, ' ');
    return plainText.test(text) ? text : undefined;
  }
  if (node.type !== 'element' || node.children.length !== 1) return undefined;
  const [child] = node.children;
  if (node.tagName === 'code') return child?.type === 'text' && plainCode.test(child.value) ? `\`${child.value}\`` : undefined;
  const address = node.tagName === 'a' && Object.keys(node.properties).length === 1 ? addressOf(node, context) : undefined;
  if (child === undefined || address === undefined || !plainAddress.test(address)) return undefined;
  const label = child.type === 'text' && plainAddress.test(child.value) ? child.value : plainPart(child, context);
  return label === undefined || label === '' || label.trim() !== label ? undefined : `[${label}](${address})`;
}

/** Code that a single backtick can hold. */
const plainCode = /^[\w$.()<>,:;?!|&@#/-]+$/;
/** An address without signs that Markdown would need to escape. */
const plainAddress = /^[A-Za-z\d\-./#?=:,%]+$/;

/** Equal lengths of cells: columns are not padded, and delimiters have the three hyphens that all readers of tables accept. */
const tables = gfmToMarkdown({ stringLength: () => 3 });
const style: Options = { bullet: '-', rule: '-', resourceLink: true, extensions: [tables] };

interface TreeContext extends PrintContext {
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

/** Without what only looks: icons, controls, places where lines may break, colors of code. Tasks of lists have their checkboxes again. */
function withoutLooks<Content extends RootContent>(nodes: readonly Content[]): (Content | Element)[] {
  return nodes.flatMap((node): (Content | Element)[] => {
    if (node.type !== 'element') return [node];
    if (hasClass(node, 'task')) return [checkbox(hasClass(node, 'task-done'))];
    if (node.properties.ariaHidden === 'true' || omittedNames.has(node.tagName) || omittedClasses.some((name) => hasClass(node, name)))
      return [];
    return [{ ...node, children: hasClass(node, 'code') ? node.children.map(withoutColors) : withoutLooks(node.children) }];
  });
}

/** The parts of a block of code. */
function withoutColors(part: ElementContent): ElementContent {
  return part.type === 'element' && part.tagName === 'pre' ? { ...part, children: [{ type: 'text', value: textOf(part) }] } : part;
}

const omittedNames: ReadonlySet<string> = new Set(['button', 'wbr']);
const omittedClasses = ['anchor', 'tab-list'];

function checkbox(checked: boolean): Element {
  return { type: 'element', tagName: 'input', properties: { type: 'checkbox', checked }, children: [] };
}

function handlersOf(context: TreeContext): Record<string, Handle> {
  const heading: Handle = (state, node) => {
    if (node.properties.id === footnotesHeading) return undefined;
    const depth = Math.min(Math.max(Number(node.tagName.slice(1)) + context.lift, 1), 6) as 1 | 2 | 3 | 4 | 5 | 6;
    return { type: 'heading', depth, children: phrasing(state, node) };
  };
  return {
    ...{ h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading },
    ...{ audio: contents, iframe: contents, video: contents, dl: contents, dd: contents, dt: strong, summary: strong },
    a: (state, node) => printLink(node, phrasing(state, node), context),
    img: (_state, node) => printImage(node, context),
    aside: (state, node) =>
      hasClass(node, 'admonition') ? { type: 'blockquote', children: state.toFlow(state.all(node)) } : contents(state, node),
    figure: (state, node) => printCode(node) ?? contents(state, node),
    math: (_state, node) => formula(node),
    p: (state, node) => (isTitle(node) ? strong(state, node) : { type: 'paragraph', children: phrasing(state, node) }),
    section: (state, node) => (node.properties.dataFootnotes === undefined ? contents(state, node) : footnotes(state, node)),
  };
}

function contents(state: State, node: Element): Nodes[] {
  return state.toFlow(state.all(node));
}

/** Children of an element that only has text and inline elements. */
function phrasing(state: State, node: Element): PhrasingContent[] {
  return state.all(node) as PhrasingContent[];
}

function strong(state: State, node: Element): Nodes | undefined {
  const children = phrasing(state, node);
  return children.length === 0 ? undefined : strongLine(children);
}

function strongLine(children: PhrasingContent[]): Nodes {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

/** Titles of tabs and admonitions. */
function isTitle(node: Element): boolean {
  return hasClass(node, 'tab-label') || hasClass(node, 'admonition-title');
}

/** A block of code with its title. */
function printCode(node: Element): Nodes[] | undefined {
  const { data, properties, children } = node;
  const [caption] = children.filter((child) => child.type === 'element' && child.tagName === 'figcaption');
  const [pre] = children.filter((child) => child.type === 'element' && child.tagName === 'pre');
  if (data?.sample !== undefined) {
    const { code: value, language: lang } = data.sample;
    const title = caption === undefined ? [] : [strongLine([{ type: 'text', value: textOf(caption) }])];
    return [...title, { type: 'code', lang, value }];
  }
  if (!hasClass(node, 'code') || pre === undefined) return undefined;
  const lang = String(properties.dataLanguage ?? '');
  return [{ type: 'code', lang: lang === 'text' ? '' : lang, value: textOf(pre).replace(/\n$/, '') }];
}

/** As its author wrote it. */
function formula({ properties: { dataTex, display } }: Element): Nodes {
  const tex = String(dataTex ?? '');
  return display === 'block' ? { type: 'html', value: `$$\n${tex}\n$$` } : { type: 'html', value: `$${tex}$` };
}

function footnotes(state: State, section: Element): Nodes[] {
  const lists = section.children.filter((child) => child.type === 'element' && child.tagName === 'ol');
  const items = lists.flatMap((list) => (list.type === 'element' ? list.children.filter((child) => child.type === 'element') : []));
  return items.map((item, index) => ({
    type: 'footnoteDefinition',
    identifier: String(index + 1),
    children: state.toFlow(state.all(item)),
  }));
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

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
  const plain = plainSentence(children);
  if (plain !== undefined) return plain;
  const lift = context.topLevel === undefined ? 0 : context.topLevel - highestHeading(children);
  const root: Root = { type: 'root', children: withoutLooks(children) };
  return toMarkdown(toMdast(root, { document: true, handlers: handlersOf({ ...context, lift }) }), style).trimEnd();
}

/** A paragraph that needs no escapes: most comments of parameters and results. */
function plainSentence([paragraph, ...others]: readonly RootContent[]): string | undefined {
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p' || others.length > 0) return undefined;
  const [text, ...rest] = paragraph.children;
  if (text?.type !== 'text' || rest.length > 0) return undefined;
  const line = text.value.replace(/[ \n]+/g, ' ').trim();
  return /^[A-Za-z][A-Za-z\d ,;'"()%/?-]*\.?$/.test(line) ? line : undefined;
}

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

import type { Element, ElementContent, Root } from 'hast';
import { textOf } from '../plugins/textOf.ts';

/**
 * The first sentence of the first paragraph, as a tree of its inline content, with what it introduces by a colon: the items of a list, or the
 * first sentence of the next paragraph.
 */
export function firstSentenceTree(tree: Root): Root {
  const elements = tree.children.filter((node) => node.type === 'element');
  const [paragraph, next] = elements.slice(elements.findIndex((element) => element.tagName === 'p' && !element.children.every(isBadge)));
  if (paragraph?.tagName !== 'p') return { type: 'root', children: [] };
  const sentence = sentenceOf(paragraph);
  const introduces = sentence.map(maskedText).join('').endsWith(':');
  return { type: 'root', children: [...sentence, ...(introduces ? introduced(next) : [])] };
}

function sentenceOf({ children }: Element): ElementContent[] {
  return cut(children, endOfSentence(children.map(maskedText).join('')));
}

function introduced(next: Element | undefined): ElementContent[] {
  return next?.tagName === 'p' ? [{ type: 'text', value: ' ' }, ...sentenceOf(next)] : listedItems(next);
}

/** A picture that is a link, or the space between two of them. */
function isBadge(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'element' && node.tagName === 'a' && node.children.length > 0 && node.children.every(isPicture);
}

function isPicture(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'img';
}

/** A sentence is short. */
const mostItems = 3;

/** Items of a list in a line: ` one, two, three, …`. */
function listedItems(list: Element | undefined): ElementContent[] {
  if (list?.tagName !== 'ul' && list?.tagName !== 'ol') return [];
  const items = list.children.filter((node) => node.type === 'element');
  const shown = items.slice(0, mostItems).map(({ children }) => firstBlock(children));
  const rest: ElementContent[] = items.length > mostItems ? [{ type: 'text', value: ', …' }] : [];
  return [...shown.flatMap((item, index): ElementContent[] => [{ type: 'text', value: index === 0 ? ' ' : ', ' }, ...item]), ...rest];
}

function firstBlock(children: readonly ElementContent[]): readonly ElementContent[] {
  const paragraph = children.find((node) => node.type === 'element' && node.tagName === 'p');
  if (paragraph?.type === 'element') return withoutEnd(paragraph.children);
  const end = children.findIndex((node) => node.type === 'element' && !inlineTags.has(node.tagName));
  return withoutEnd(end === -1 ? children : children.slice(0, end));
}

function withoutEnd(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const last = nodes.at(-1);
  return last?.type === 'text' ? [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd().replace(/[.;,]$/, '') }] : nodes;
}

const inlineTags: ReadonlySet<string> = new Set(['a', 'b', 'code', 'del', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup']);

/** Index after the first sentence of a text; its length when there is one sentence only. */
export function endOfSentence(text: string): number {
  for (const match of text.matchAll(/[.!?][)"'”’]*(?=\s)/g)) {
    const end = match.index + match[0].length;
    const isAbbreviation = /(?:^|[\s(])(?:e\.g|i\.e|ex|etc|vs|cf|resp|approx|incl|no)\.$/i.test(text.slice(0, end));
    const goesOn = /^\s+[a-z]/.test(text.slice(end));
    if (!isAbbreviation && !goesOn && !isInParentheses(text, end)) return end;
  }
  return text.trimEnd().length;
}

/** Whether parentheses that open before an index close after it. */
function isInParentheses(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && /^[^(]*\)/.test(text.slice(index));
}

/** The dots of code end no sentence. */
function maskedText(node: ElementContent): string {
  if (node.type !== 'element') return textOf(node);
  return node.tagName === 'code' ? 'x'.repeat(textOf(node).length) : node.children.map(maskedText).join('');
}

function cut(nodes: readonly ElementContent[], length: number): ElementContent[] {
  const kept: ElementContent[] = [];
  let rest = length;
  for (const node of nodes) {
    if (rest <= 0) break;
    const size = maskedText(node).length;
    if (size <= rest) kept.push(node);
    else if (node.type === 'text') kept.push({ ...node, value: node.value.slice(0, rest) });
    else if (node.type === 'element') kept.push({ ...node, children: cut(node.children, rest) });
    rest -= size;
  }
  return kept;
}

import type { ElementContent, Root } from 'hast';
import { textOf } from '../plugins/textOf.ts';

/** The first sentence of the first paragraph, as a tree of its inline content. */
export function firstSentenceTree(tree: Root): Root {
  const paragraph = tree.children.find((node) => node.type === 'element' && node.tagName === 'p');
  if (paragraph?.type !== 'element') return { type: 'root', children: [] };
  const end = endOfSentence(paragraph.children.map(maskedText).join(''));
  return { type: 'root', children: cut(paragraph.children, end) };
}

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

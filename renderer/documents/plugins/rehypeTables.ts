import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { nameWords } from '../../model/nameWords.ts';
import { textOf } from './textOf.ts';

/**
 * Tables scroll in a frame of their own, so that a wide one never makes the page scroll sideways:
 * `<div class="table" role="group" tabindex="0" aria-label="Table"><table>…`. The frame takes the focus, for those who scroll with
 * the keyboard; it is a group and no region, because a page of many tables would have as many landmarks. Long names in cells can break
 * between their words, so that tables with few columns are seldom wider than a phone.
 */
export function rehypeTables({ label }: { readonly label: string }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      const properties = { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: label };
      const frame: Element = { type: 'element', tagName: 'div', properties, children: [node] };
      parent.children[index] = frame;
      const isBreakable = columnCount(node) <= mostColumns;
      visit({ type: 'root', children: node.children }, 'element', (within) => {
        alignByClass(within);
        if (within.tagName === 'tr') nameColumns(within);
        if (isBreakable && within.tagName === 'code') within.children = within.children.flatMap(breakable);
      });
      return [SKIP, index + 1];
    });
  };
}

/** An empty corner heads nothing, so it becomes a cell. In such a table, screen readers need `scope` to recognize the other heads. */
function nameColumns({ children }: Element): void {
  const heads = children.filter((cell) => cell.type === 'element' && cell.tagName === 'th');
  const empty = heads.filter((head) => textOf(head).trim() === '');
  if (empty.length === 0) return;
  for (const head of heads) {
    if (head.type !== 'element') continue;
    if (empty.includes(head)) head.tagName = 'td';
    else head.properties.scope = 'col';
  }
}

/** HTML no longer has the attribute `align`; the theme has the classes `align-center` and `align-right`. */
function alignByClass(node: Element): void {
  const { align, ...properties } = node.properties;
  if (typeof align !== 'string') return;
  const classes = Array.isArray(properties.className) ? properties.className : [];
  node.properties = align === 'left' ? properties : { ...properties, className: [...classes, `align-${align}`] };
}

/** A table with more columns scrolls anyway: breaks would only make it higher. */
const mostColumns = 3;

function columnCount(table: Element): number {
  let count = 0;
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') count = Math.max(count, children.filter((child) => child.type === 'element').length);
  });
  return count;
}

/** A word of code with fewer characters fits in the columns of a phone. */
const longestWord = 10;

/** A text of code with places for line breaks: within long names, and after the signs before them. */
function breakable(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'text') return [node];
  const words = node.value.split(/(?<=[\s(,|])/).flatMap((word) => (word.length > longestWord ? nameWords(word) : [word]));
  return words.flatMap((value, index): ElementContent[] => {
    const text: ElementContent = { type: 'text', value };
    return index === 0 || /\s$/.test(words[index - 1] ?? '')
      ? [text]
      : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
}

import type { Element, ElementContent, Root } from 'hast';
import { visit as plainVisit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { EXIT, SKIP, visit } from '../../../renderer/model/visit.ts';

function h(tagName: string, ...children: readonly (ElementContent | string)[]): Element {
  const nodes = children.map((child) => (typeof child === 'string' ? { type: 'text' as const, value: child } : child));
  return { type: 'element', tagName, properties: {}, children: nodes };
}

const sampleTree = (): Root => ({
  type: 'root',
  children: [h('h2', 'Lists'), h('ul', h('li', 'one ', h('b', 'two')), h('li', h('p', 'three'))), h('p', 'four')],
});

type Walk = typeof plainVisit;
type Visited = (node: Element, index: number | undefined, parent: Root | Element | undefined) => unknown;

/** The places that a walk comes to, and the tree afterwards. */
function walked(walk: Walk, visitor: Visited) {
  const tree = sampleTree();
  const names: string[] = [];
  walk(tree, 'element', (node, index, parent) => {
    names.push(`${parent?.type === 'element' ? parent.tagName : ''}/${index}/${node.tagName}`);
    return visitor(node, index, parent as Root | Element | undefined) as undefined;
  });
  return { names, tree };
}

test.each<[string, Visited]>([
  ['goes everywhere', () => undefined],
  ['passes over children', ({ tagName }) => (tagName === 'ul' ? SKIP : undefined)],
  ['ends', ({ tagName }) => (tagName === 'b' ? EXIT : undefined)],
  ['goes on after a sibling', ({ tagName }, index) => (tagName === 'h2' ? (index ?? 0) + 2 : undefined)],
  ['goes on elsewhere without its children', ({ tagName }, index) => (tagName === 'ul' ? [SKIP, (index ?? 0) + 1] : undefined)],
  [
    'comes to what took the place of a node',
    (node, index, parent) => {
      if (node.tagName !== 'b' || parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1, h('i', 'new'), h('u', h('s')));
      return index;
    },
  ],
  [
    'goes through the children of a node that was replaced',
    (node, index, parent) => {
      if (node.tagName === 'ul' && index !== undefined) parent?.children.splice(index, 1, h('ol', h('li')));
      return undefined;
    },
  ],
  [
    'survives the removal of all children',
    (node) => {
      if (node.tagName === 'li') node.children = [];
      return undefined;
    },
  ],
])('visits as unist-util-visit does: %s', (_name, visitor) => {
  expect(walked(visit as Walk, visitor)).toEqual(walked(plainVisit, visitor));
});

test('visits nodes of several types, or all', () => {
  const types = (...wanted: readonly [readonly string[]] | readonly []): readonly string[] => {
    const found: string[] = [];
    const note = ({ type }: { readonly type: string }): undefined => void found.push(type);
    if (wanted.length === 0) visit(sampleTree(), note);
    else visit(sampleTree(), wanted[0], note);
    return found;
  };
  expect(types(['text', 'comment'])).toHaveLength(5);
  expect(types()).toHaveLength(13);
});

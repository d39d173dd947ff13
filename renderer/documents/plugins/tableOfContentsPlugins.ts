import type { Element, Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Heading } from '../../model/document.ts';
import { nestHeadings } from '../../model/nestHeadings.ts';
import type { DocumentContext } from './documentContext.ts';
import { textOf } from './textOf.ts';

const written = /^\[\[_?toc_?\]\]$|^\[toc\]$/i;
const mark = 'dataToc';

/** A paragraph `[[toc]]` becomes the place of a list of the headings that follow the title. */
export function remarkTableOfContents() {
  return (tree: MdastRoot): void => {
    visit(tree, 'paragraph', (node) => {
      if (!written.test(textOf(node).trim())) return;
      node.data = { hName: 'nav', hProperties: { [mark]: '' } };
      node.children = [];
    });
  };
}

/**
 * Fills it, as VitePress does, with headings of the levels 2 and 3. Its role keeps it from being a second landmark with the links of the table of
 * contents next to the text.
 */
export function rehypeTableOfContents({ headings }: DocumentContext) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'nav' || node.properties[mark] === undefined) return;
      const shown = headings.filter(({ level }) => level <= 3);
      node.properties = { role: 'presentation' };
      node.children = shown.length === 0 ? [] : [listOf(shown)];
    });
  };
}

function listOf(headings: readonly Heading[]): Element {
  const items = nestHeadings(headings).map(({ heading: { id, text }, children }): Element => {
    const properties = { href: `#${encodeURIComponent(id)}` };
    const link: Element = { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: text }] };
    return { type: 'element', tagName: 'li', properties: {}, children: children.length === 0 ? [link] : [link, listOf(children)] };
  });
  return { type: 'element', tagName: 'ul', properties: {}, children: items };
}

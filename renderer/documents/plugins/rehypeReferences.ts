import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type DocumentContext, type ImageSize, placeOf } from './documentContext.ts';
import { referenceOf } from './reference.ts';

/**
 * Records every link and image that an author wrote, as written, and leaves its place on the element, where `renderTree` finds
 * it. Images get their size and load when they are needed. Links that the pipeline makes itself, to footnotes and headings, have
 * no place and are left alone.
 */
export function rehypeReferences({ links, input }: DocumentContext) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const reference = isFootnoteLink(node) ? undefined : referenceOf(node);
      if (!reference) return;
      const place = placeOf(node, input.source);
      node.data = { ...node.data, place };
      links.push({ ...reference, place });
      if (reference.kind === 'image') prepareImage(node, input.imageSize(reference.target));
    });
  };
}

function isFootnoteLink({ properties }: Element): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
}

function prepareImage(node: Element, size: ImageSize | undefined): void {
  node.properties.loading ??= 'lazy';
  node.properties.decoding ??= 'async';
  if (!size || node.properties.width !== undefined || node.properties.height !== undefined) return;
  node.properties.width = size.width;
  node.properties.height = size.height;
}

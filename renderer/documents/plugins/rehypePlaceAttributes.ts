import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type {} from '../reference.ts';

/** For MDX, whose tree becomes a program: places of links and images go into an attribute, `data-place="line:column"`, for `mdxComponents`. */
export function rehypePlaceAttributes() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ data, properties }) => {
      if (data?.place) properties.dataPlace = `${data.place.line ?? ''}:${data.place.column ?? ''}`;
    });
  };
}

import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type {} from './reference.ts';

/**
 * For MDX, whose tree becomes a program: places of links, images and names in code go into an attribute, `data-place="line:column"`,
 * and the number of a block of code into `data-sample`, for `mdxComponents`.
 */
export function rehypePlaceAttributes() {
  return (tree: Root): void => {
    let samples = 0;
    visit(tree, 'element', ({ data, properties }) => {
      if (data?.sample) properties.dataSample = String(samples++);
      else if (data?.place) properties.dataPlace = `${data.place.line ?? ''}:${data.place.column ?? ''}`;
    });
  };
}

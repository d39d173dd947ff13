import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Place } from '../../model/problem.ts';
import { placeOf } from './documentContext.ts';

export interface ComponentPlaces {
  /** Relative to the project root. */
  readonly source: string;
  /** First place of each component, by its name. */
  readonly components: Record<string, Place>;
}

/** Records where an MDX document uses components, for problems of rendering: they name only the component. */
export function rehypeComponentPlaces({ source, components }: ComponentPlaces) {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !node.name) return;
      if (/^[A-Z]|\./.test(node.name)) components[node.name] ??= placeOf(node, source);
    });
  };
}

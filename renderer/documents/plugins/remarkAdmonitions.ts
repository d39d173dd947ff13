import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Words } from '../../model/words.ts';
import { admonitionData, admonitionTitleData, admonitionWord, isAdmonitionType } from './admonition.ts';

/** `:::note`, `:::warning[A title]` and their kin become admonitions; outer ones have more colons than inner ones. */
export function remarkAdmonitions({ words }: { readonly words: Words }) {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (!isAdmonitionType(node.name)) return;
      const { label, content } = splitLabel(node);
      const title: Paragraph['children'] = label?.children ?? [{ type: 'text', value: admonitionWord(node.name, words) }];
      node.children = [{ type: 'paragraph', data: admonitionTitleData, children: title }, ...content];
      node.data = admonitionData(node.name);
    });
  };
}

/** A container's `[label]`, which stands as a marked first paragraph in its tree, apart from what it contains. */
export function splitLabel({ children }: ContainerDirective): {
  readonly label: Paragraph | undefined;
  readonly content: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
  return isLabel ? { label: first, content: rest } : { label: undefined, content: children };
}

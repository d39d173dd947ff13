import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Messages } from '../../model/messages.ts';
import { admonitionData, admonitionTitleData, admonitionWord, isAdmonitionType } from './admonition.ts';

/** `:::note`, `:::warning[A title]` and their kin become admonitions; outer ones have more colons than inner ones. */
export function remarkAdmonitions({ messages }: { readonly messages: Messages }) {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (!isAdmonitionType(node.name)) return;
      const { label, content } = splitLabel(node);
      const title: Paragraph['children'] = label?.children ?? [{ type: 'text', value: admonitionWord(node.name, messages) }];
      node.children = [{ type: 'paragraph', data: admonitionTitleData, children: title }, ...content];
      node.data = admonitionData(node.name);
    });
  };
}

/** Separates a container's `[label]`, which is a marked first paragraph in its tree, from its contents. */
export function splitLabel({ children }: ContainerDirective): {
  readonly label: Paragraph | undefined;
  readonly content: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
  return isLabel ? { label: first, content: rest } : { label: undefined, content: children };
}

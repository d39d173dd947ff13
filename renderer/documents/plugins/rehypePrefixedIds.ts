import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { gitHubPrefix } from '../../model/gitHubPrefix.ts';
import type { DocumentContext } from './documentContext.ts';

/** Lists the ids that an author wrote with the prefix of GitHub: links to them keep it. Runs when headings have their ids. */
export function rehypePrefixedIds(context: Pick<DocumentContext, 'prefixedIds' | 'titleId'>) {
  return (tree: Root): void => {
    const ids: unknown[] = [context.titleId];
    visit(tree, (node) => void ids.push(...idsOf(node)));
    context.prefixedIds.push(...ids.filter((id) => typeof id === 'string').filter((id) => id.startsWith(gitHubPrefix)));
  };
}

/** A name of `<a>` is an anchor, too. */
function idsOf(node: Nodes): readonly unknown[] {
  if (node.type === 'element') return [node.properties.id, node.tagName === 'a' ? node.properties.name : undefined];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && (one.name === 'id' || (one.name === 'name' && node.name === 'a')) ? [one.value] : [],
  );
}

import type { Node, Parent } from 'unist';
import type { BuildVisitor, Visitor, VisitorResult } from 'unist-util-visit';

/** What a visitor returns to end the walk. */
export const EXIT = false;

/** What a visitor returns to pass over the children of a node. */
export const SKIP = 'skip';

/**
 * Visits nodes of a tree as `visit` of unist-util-visit does, which names a function after each node that it comes to: with the number of our
 * plugins, that is a third of the time to parse a document.
 *
 * @param test the types of the nodes that are visited. Default: all
 * @param visitor may change the tree, and says where to go on: at another child of the parent, by its index, or as `SKIP` and `EXIT` say
 */
export function visit<Tree extends Node, Test extends string | readonly string[]>(
  tree: Tree,
  test: Test,
  visitor: BuildVisitor<Tree, Test extends string ? Test : string[]>,
): void;
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit(tree: Node, ...rest: readonly [string | readonly string[], Visitor] | readonly [Visitor]): void {
  const [test, visitor] = rest.length === 1 ? [undefined, rest[0]] : rest;
  const isWanted = (type: string): boolean => test === undefined || (typeof test === 'string' ? type === test : test.includes(type));
  /** Gives the index of the sibling that follows. */
  const walk = (node: Node, index: number | undefined, parent: Parent | undefined): number | typeof EXIT => {
    const [action, next] = isWanted(node.type) ? actionOf(visitor(node, index, parent)) : [];
    if (action === EXIT) return EXIT;
    if (action !== SKIP && isParent(node)) {
      for (let at = 0; at >= 0 && at < node.children.length; ) {
        const child = node.children[at];
        const following = child === undefined ? at + 1 : walk(child, at, node);
        if (following === EXIT) return EXIT;
        at = following;
      }
    }
    return next ?? (index ?? 0) + 1;
  };
  walk(tree, undefined, undefined);
}

function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children);
}

function actionOf(result: VisitorResult): readonly [action?: unknown, next?: number | null | undefined] {
  if (typeof result === 'number') return [undefined, result];
  return Array.isArray(result) ? result : [result];
}

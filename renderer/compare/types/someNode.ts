import ts from 'typescript';

/** Whether a node is as wanted, or any within it. */
export function someNode(node: ts.Node, isWanted: (node: ts.Node) => boolean): boolean {
  return isWanted(node) || ts.forEachChild(node, (child) => someNode(child, isWanted) || undefined) === true;
}

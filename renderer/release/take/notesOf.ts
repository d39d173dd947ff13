import ts from 'typescript';
import type { SnapshotMember } from '../apiSnapshot.ts';
import { isUnstableModule } from '../importedIds.ts';
import { docOf, isUnstableFile } from './docOf.ts';

/** What the tags in the comments of a declaration say of it. */
export function notesOf(nodes: readonly ts.Declaration[]): Pick<SnapshotMember, 'deprecated' | 'isInternal' | 'isUnstable'> {
  const docs = nodes.map(docOf);
  const deprecated = docs.map((doc) => doc.deprecated).find((text) => text !== undefined);
  const isInternal = docs.length > 0 && docs.every((doc) => doc.isInternal);
  const isUnstable =
    docs.length > 0 && nodes.every((node, index) => docs[index]?.isUnstable || isAddedByUnstable(node) || isInUnstable(node));
  return {
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(isInternal ? { isInternal } : {}),
    ...(isUnstable ? { isUnstable } : {}),
  };
}

/** Whether a file such as `experimental.d.ts` adds a declaration, or a member, to another module. Programs import that file to have it. */
function isAddedByUnstable(node: ts.Node): boolean {
  const file = node.getSourceFile();
  const isAdded = ts.findAncestor(node, (one) => ts.isModuleDeclaration(one) && ts.isStringLiteral(one.name)) !== undefined;
  return isAdded && ts.isExternalModule(file) && isUnstableModule(/([^/]*?)(?:\.d)?\.[cm]?ts$/.exec(file.fileName)?.[1] ?? '');
}

/** Whether a node is a declaration, and no member of one, in a file that is tagged as a whole. */
function isInUnstable(node: ts.Node): boolean {
  return (ts.isStatement(node) || ts.isVariableDeclaration(node)) && isUnstableFile(node.getSourceFile());
}

import ts from 'typescript';
import type { Relation } from '../relate/relation.ts';
import type { BaseQuestion } from './inheritedMembers.ts';

/** Whether a member that the declaration itself has is written as before, so that its changes are those of the types that it names. */
export function isWrittenAlike({ symbol, successor, request }: BaseQuestion): boolean {
  const { id, newId, relation } = request;
  const [before, after] = [symbol.declarations ?? [], successor?.declarations ?? []];
  return (
    before.length > 0 &&
    before.every((node) => isMemberOf(node, relation.names.symbolOf('old', id))) &&
    after.every((node) => isMemberOf(node, relation.names.symbolOf('new', newId))) &&
    hasSameParameters(request.id, request.newId, relation) &&
    relation.writtenAlike.nodes(before, after)
  );
}

function isMemberOf(node: ts.Node, owner: ts.Symbol | undefined): boolean {
  const declared = ts.isTypeLiteralNode(node.parent) ? node.parent.parent : node.parent;
  return (owner?.declarations ?? []).some((one) => one === declared);
}

/** Whether the type parameters have the same names and limits, on which the texts of members depend. */
function hasSameParameters(id: string, newId: string, { names, writtenAlike }: Relation): boolean {
  const parametersOf = (symbol: ts.Symbol | undefined): readonly ts.Node[] =>
    (symbol?.declarations ?? []).flatMap((node) =>
      ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node) ? (node.typeParameters ?? []) : [],
    );
  return writtenAlike.nodes(parametersOf(names.symbolOf('old', id)), parametersOf(names.symbolOf('new', newId)));
}

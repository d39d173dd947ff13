import ts from 'typescript';
import type { Doc } from '../presentation/signature/doc.ts';
import { printSymbol } from '../presentation/signature/printSymbol.ts';
import type { SnapshotDeclaration } from './apiSnapshot.ts';
import { keywordOf } from './declarationHead.ts';
import { parseDeclaration } from './parseDeclaration.ts';
import { printNode, symbolOf } from './printNode.ts';
import { type ReferenceNames, renamingConverter } from './references.ts';

interface PrintedDeclaration {
  /** One for each overload. Of what has members, what precedes the brackets. */
  readonly heads: readonly Doc[];
  /** Without what ends them. Undefined for a declaration without a block of members. */
  readonly members?: readonly Doc[] | undefined;
}

interface PrintRequest {
  /** Name that the declaration has in the code. */
  readonly name: string;
  readonly names: ReferenceNames;
}

/** Prints a declaration, but no namespace, with other names for what it mentions. */
export function printDeclaration(declaration: SnapshotDeclaration, { name, names }: PrintRequest): PrintedDeclaration {
  const converter = renamingConverter(names);
  const { statements } = parseDeclaration(declaration);
  const [statement] = statements;
  const object = statement !== undefined && ts.isTypeAliasDeclaration(statement) ? membersIn(statement.type) : [];
  const heads = statements.flatMap((node): readonly Doc[] => {
    const symbol = symbolOf(node, converter);
    if (symbol === undefined) return [];
    if (symbol.kind !== 'type') return [printSymbol({ ...symbol, name }, 'none')];
    return [
      object.length > 0 ? [printSymbol({ ...symbol, name, type: undefined }, 'plain'), ' ='] : printSymbol({ ...symbol, name }, 'plain'),
    ];
  });
  if (declaration.kind === 'enum')
    return { heads: [`${keywordOf(declaration)} ${name}`], members: declaration.members.map(({ text }) => text) };
  if (declaration.kind !== 'class' && declaration.kind !== 'interface' && object.length === 0) return { heads };
  return { heads, members: [...object, ...statements.flatMap(membersIn)].map((node) => printNode(node, converter)) };
}

function membersIn(node: ts.Node): readonly ts.Node[] {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) ? node.members : [];
}

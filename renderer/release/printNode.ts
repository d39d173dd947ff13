import ts from 'typescript';
import type { Doc } from '../presentation/signature/doc.ts';
import { type PrintedSymbol, printSymbol } from '../presentation/signature/printSymbol.ts';
import { printObjectMember, printParameters } from '../presentation/signature/printType.ts';
import type { NodeConverter } from './createNodeConverter.ts';
import { hasModifier } from './nodes.ts';

/** A declaration, the head of a class or interface, or a member, without what ends it. */
export function printNode(node: ts.Node, converter: NodeConverter): Doc {
  if (ts.isConstructorDeclaration(node)) return [modifiersOf(node), 'constructor', printParameters(converter.signature(node).parameters)];
  if (ts.isClassElement(node) || ts.isTypeElement(node))
    return node.name !== undefined && ts.isPrivateIdentifier(node.name)
      ? node.name.text
      : [modifiersOf(node), printObjectMember(converter.member(node))];
  const symbol = symbolOf(node, converter);
  return symbol === undefined ? '' : [modifiersOf(node), printSymbol(symbol, symbol.kind === 'type' ? 'plain' : 'none')];
}

/** Those that the printers do not know. */
export function modifiersOf(node: ts.Node): string {
  return modifiers
    .map((name) => ts.SyntaxKind[name])
    .map((kind) =>
      hasModifier(node, kind) && !(ts.isClassDeclaration(node) && kind === ts.SyntaxKind.AbstractKeyword)
        ? `${ts.tokenToString(kind)} `
        : '',
    )
    .join('');
}

const modifiers = ['ExportKeyword', 'DeclareKeyword', 'PrivateKeyword', 'ProtectedKeyword', 'StaticKeyword', 'AbstractKeyword'] as const;

const plain = { flags: {}, typeParameters: [], signatures: [], members: [], extends: [], implements: [] };

/** A declaration without its members. */
export function symbolOf(node: ts.Node, converter: NodeConverter): PrintedSymbol | undefined {
  if (ts.isVariableStatement(node)) {
    const [variable] = node.declarationList.declarations;
    const flags = (node.declarationList.flags & ts.NodeFlags.Const) === 0 ? {} : { isConst: true as const };
    return variable && { ...plain, kind: 'variable', name: variable.name.getText(), flags, type: converter.valueType(variable) };
  }
  if (ts.isFunctionDeclaration(node))
    return { ...plain, kind: 'function', name: node.name?.text ?? '', signatures: [converter.signature(node)] };
  if (!ts.isTypeAliasDeclaration(node) && !ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return undefined;
  const shared = { ...plain, name: node.name?.text ?? '', typeParameters: converter.typeParameters(node.typeParameters) };
  if (ts.isTypeAliasDeclaration(node)) return { ...shared, kind: 'type', type: converter.type(node.type) };
  const bases = (token: ts.SyntaxKind) =>
    (node.heritageClauses ?? []).filter((clause) => clause.token === token).flatMap(({ types }) => types.map(converter.reference));
  return {
    ...shared,
    kind: ts.isClassDeclaration(node) ? 'class' : 'interface',
    flags: hasModifier(node, ts.SyntaxKind.AbstractKeyword) ? { isAbstract: true } : {},
    extends: bases(ts.SyntaxKind.ExtendsKeyword),
    implements: bases(ts.SyntaxKind.ImplementsKeyword),
  };
}

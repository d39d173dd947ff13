import ts from 'typescript';
import { printedNode } from './printedNode.ts';
import { isMapped } from './typeFacts.ts';

/** Whether users cannot assign to a property. */
export type IsReadonlyProperty = (symbol: ts.Symbol, of: ts.Type) => boolean;

/** Reads the modifiers of declarations. The modifiers of a mapped type have no declaration, so the printed type is read for them. */
export function createReadonlyProperty(checker: ts.TypeChecker): IsReadonlyProperty {
  const printed = new Map<ts.Type, ReadonlySet<string>>();
  const readonlyNames = (type: ts.Type): ReadonlySet<string> => {
    const known = printed.get(type) ?? printReadonly(type, checker);
    printed.set(type, known);
    return known;
  };
  return (symbol, of) => {
    if (isMapped(of)) return readonlyNames(of).has(symbol.name);
    const nodes = symbol.declarations ?? [];
    const isAccessor = nodes.some(ts.isGetAccessor) && !nodes.some(ts.isSetAccessor);
    const isModified = nodes.some((node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0);
    return isAccessor || isModified || nodes.some(ts.isEnumMember);
  };
}

const flags = ts.NodeBuilderFlags.InTypeAlias | ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

function printReadonly(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  const node = printedNode(type, checker, flags);
  if (node === undefined || !ts.isTypeLiteralNode(node)) return new Set();
  const names = node.members.flatMap((member) => {
    const isReadonly = ts.isPropertySignature(member) && member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
    return isReadonly && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) ? [member.name.text] : [];
  });
  return new Set(names);
}

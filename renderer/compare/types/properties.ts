import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import { hasModifier } from '../../release/nodes.ts';
import { printedNode } from './printedNode.ts';
import { isMapped } from './typeFacts.ts';

/** The properties of a type, by the names that users write. */
export function propertiesOf(type: ts.Type): ReadonlyMap<string, ts.Symbol> {
  return new Map(type.getProperties().map((symbol) => [propertyName(symbol), symbol]));
}

/** The name of a property as users write it: `name`, `"content-type"`, `[Symbol.iterator]`. */
export function propertyName(symbol: ts.Symbol): string {
  const [node] = symbol.declarations ?? [];
  const name = node && ts.getNameOfDeclaration(node);
  if (name !== undefined && ts.isComputedPropertyName(name) && symbol.name.startsWith('__@')) return `[${name.expression.getText()}]`;
  return symbol.name;
}

/** The id of the class whose brand a property is. Only instances of the class have its brand. */
export function brandOf(name: string): string | undefined {
  return /^\[shared\$\.brand\$(?:new\$)?(.*)\]$/.exec(name)?.[1];
}

export function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** The type that a setter accepts. It may be wider than the type of the getter. */
export function setterType({ declarations = [] }: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const parameter = declarations.find(ts.isSetAccessor)?.parameters[0];
  return parameter && checker.getTypeAtLocation(parameter);
}

/** The class or interface that declares a member. */
export function ownerOf(symbol: ts.Symbol): ts.ClassDeclaration | ts.InterfaceDeclaration | undefined {
  const node = symbol.declarations?.[0]?.parent;
  return node !== undefined && (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) ? node : undefined;
}

export function isMethod({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Method) !== 0;
}

/** Whether users cannot assign to a property. */
export type IsReadonlyProperty = (symbol: ts.Symbol, of: ts.Type) => boolean;

/** Reads the modifiers of declarations. The modifiers of a mapped type have no declaration, so the printed type is read for them. */
export function createReadonlyProperty(checker: ts.TypeChecker): IsReadonlyProperty {
  const readonlyNames = memoize((type: ts.Type) => printReadonly(type, checker));
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
    const isReadonly = ts.isPropertySignature(member) && hasModifier(member, ts.SyntaxKind.ReadonlyKeyword);
    return isReadonly && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) ? [member.name.text] : [];
  });
  return new Set(names);
}

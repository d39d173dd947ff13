import ts from 'typescript';
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

/** Whether the type of a property is written with `| undefined`. Undefined if its type is not written. */
export function namesUndefined({ declarations = [] }: ts.Symbol): boolean | undefined {
  const types = declarations.flatMap((node) =>
    (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && node.type !== undefined ? [node.type] : [],
  );
  const isUndefined = ({ kind }: ts.Node): boolean => kind === ts.SyntaxKind.UndefinedKeyword;
  return types.length === 0
    ? undefined
    : types.some((type) => isUndefined(type) || (ts.isUnionTypeNode(type) && type.types.some(isUndefined)));
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

/** Reads the modifiers of declarations. The compiler notes those of a mapped type, which has no declarations, at the property itself. */
export const isReadonlyProperty: IsReadonlyProperty = (symbol, of) => {
  if (isMapped(of)) return (checkFlagsOf(symbol) & readonlyFlag) !== 0;
  const nodes = symbol.declarations ?? [];
  const isAccessor = nodes.some(ts.isGetAccessor) && !nodes.some(ts.isSetAccessor);
  const isModified = nodes.some((node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0);
  return isAccessor || isModified || nodes.some(ts.isEnumMember);
};

/** `CheckFlags.Readonly`, which the compiler does not declare. To print the type instead takes seconds for large types. */
const readonlyFlag = 8;

function checkFlagsOf(symbol: ts.Symbol): number {
  const links: unknown = 'links' in symbol ? symbol.links : undefined;
  const flags = typeof links === 'object' && links !== null && 'checkFlags' in links ? links.checkFlags : 0;
  return typeof flags === 'number' ? flags : 0;
}

import ts from 'typescript';

/** The properties of a type, by the names that users write. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  return new Map(checker.getPropertiesOfType(type).map((symbol) => [propertyName(symbol), symbol]));
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

import ts from 'typescript';

/** Names of functions that accept a type and of those that return it, by the compiler's view of a package's exports. */
export interface TypeUsers {
  readonly acceptedBy: readonly string[];
  readonly returnedBy: readonly string[];
}

/** Asks the compiler, knowing nothing of how the reference is made. */
export function typeUsers(entryPoint: string, typeName: string): TypeUsers {
  const program = ts.createProgram([entryPoint], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Node16,
    strict: true,
    noLib: false,
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entryPoint);
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${entryPoint} is not a module.`);
  const exported = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: resolveAlias(symbol),
    isTypeOnly: symbol.declarations?.some(ts.isTypeOnlyExportDeclaration) === true,
  }));
  const wanted = exported.find(({ name }) => name === typeName)?.symbol;
  if (wanted === undefined) throw new Error(`${entryPoint} does not export ${typeName}.`);

  const acceptedBy = new Set<string>();
  const returnedBy = new Set<string>();
  for (const { name, symbol, isTypeOnly } of exported) {
    if (symbol === wanted) continue;
    for (const { user, signature, isConstructor } of callables(name, symbol)) {
      // `export type { Box }`: users have the class as a type only.
      if (isConstructor && isTypeOnly) continue;
      const types = signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter));
      if (types.some((type) => holds(type))) acceptedBy.add(user);
      const isGuard = checker.getTypePredicateOfSignature(signature) !== undefined;
      if (!isConstructor && !isGuard && holds(checker.getReturnTypeOfSignature(signature))) returnedBy.add(user);
    }
  }
  return { acceptedBy: [...acceptedBy].sort(), returnedBy: [...returnedBy].sort() };

  function resolveAlias(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function callables(name: string, symbol: ts.Symbol) {
    const own = checker.getTypeOfSymbol(symbol);
    const functions = own.getCallSignatures().map((signature) => ({ user: name, signature, isConstructor: false }));
    if (!(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) return functions;
    const constructors = own.getConstructSignatures().map((signature) => ({ user: `new ${name}`, signature, isConstructor: true }));
    const members = [...(symbol.members?.values() ?? [])].flatMap((member) => {
      if (!(member.flags & (ts.SymbolFlags.Method | ts.SymbolFlags.GetAccessor))) return [];
      const signatures = checker.getTypeOfSymbol(member).getCallSignatures();
      return signatures.map((signature) => ({ user: `${name}.${member.name}`, signature, isConstructor: false }));
    });
    return [...functions, ...constructors, ...members];
  }

  /** Whether a value of the type is or holds the wanted type. Properties of named types and callbacks do not count. */
  function holds(type: ts.Type, seen: ReadonlySet<ts.Type> = new Set()): boolean {
    if (seen.has(type)) return false;
    const inside = new Set([...seen, type]);
    if (type.symbol === wanted) return true;
    if (type.isUnionOrIntersection()) return type.types.some((part) => holds(part, inside));
    if (type.getCallSignatures().length > 0) return false;
    if (isReference(type) && checker.getTypeArguments(type).some((argument) => holds(argument, inside))) return true;
    const isWrittenInPlace = type.symbol?.declarations?.some(ts.isTypeLiteralNode) === true;
    return isWrittenInPlace && type.getProperties().some((property) => holds(checker.getTypeOfSymbol(property), inside));
  }
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return (type.flags & ts.TypeFlags.Object) !== 0 && 'target' in type;
}

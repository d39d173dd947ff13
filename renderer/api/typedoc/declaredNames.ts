import { type Application, type Context, Converter, type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';

/**
 * Gives an export that a module has under several names the one that it is declared with: `export { DialogContent, DialogContent as Content }` is
 * `DialogContent`, and `Content` is another name of it. Where the declared name isn't exported, the longest name is taken. TypeDoc takes the first.
 */
export function preferDeclaredNames(context: Context, module: DeclarationReflection): void {
  const aliases = new Map<Reflection, DeclarationReflection[]>();
  for (const child of module.children ?? []) {
    if (!child.isReference()) continue;
    const target = child.getTargetReflection();
    if (target.parent === module) aliases.set(target, [...(aliases.get(target) ?? []), child]);
  }
  for (const symbol of module.children ?? []) {
    const others = (aliases.get(symbol) ?? []).filter(({ name }) => isKnownName(name) && identifier.test(name));
    if (others.length === 0 || !isKnownName(symbol.name)) continue;
    const declarations = context.getSymbolFromReflection(symbol)?.declarations ?? [];
    // To TypeDoc, all names without types are names of one thing.
    if (declarations.length === 0) continue;
    const declared = declaredNames(declarations);
    const best = declared.has(symbol.name) ? undefined : (others.find(({ name }) => declared.has(name)) ?? longest(others, symbol));
    if (best === undefined) continue;
    const { name } = symbol;
    symbol.name = best.name;
    best.name = name;
  }
}

/** `default` and `export=` are no names that users know a thing by. */
function isKnownName(name: string): boolean {
  return name !== 'default' && name !== 'export=';
}

/** A name that is a text, as of `export { odd as 'with space' }`, is preferred to none. */
const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function declaredNames(declarations: readonly ts.Declaration[]): ReadonlySet<string> {
  return new Set(
    declarations.flatMap((declaration) => {
      const name = ts.getNameOfDeclaration(declaration);
      return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
    }),
  );
}

function longest(others: readonly DeclarationReflection[], symbol: DeclarationReflection): DeclarationReflection | undefined {
  const [first] = others.toSorted((a, b) => b.name.length - a.name.length || (a.name < b.name ? -1 : 1));
  return first !== undefined && first.name.length > symbol.name.length ? first : undefined;
}

/**
 * Restores the names that authors wrote, where TypeDoc uses the compiler's internal names:
 *
 * - members with a computed name: `[Symbol.toStringTag]`, `[key]`, where TypeDoc has the symbol's own name, `[toStringTag]`
 * - modules that are exported as a namespace and augmented elsewhere: `hkt`, where TypeDoc has the augmentation's `./HKT`
 */
export function keepComputedNames({ converter }: Application): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.name.startsWith('[')) reflection.name = computedName(context, reflection) ?? reflection.name;
    if (!reflection.kindOf(ReflectionKind.Module) || reflection.parent?.kindOf(ReflectionKind.SomeModule) !== true) return;
    reflection.name = exportedName(context, reflection) ?? reflection.name;
    reflection.kind = ReflectionKind.Namespace;
  });
}

/** A name that is computed from a literal is that literal, and has no brackets. */
function computedName(context: Context, reflection: DeclarationReflection): string | undefined {
  const names = (context.getSymbolFromReflection(reflection)?.declarations ?? []).map(ts.getNameOfDeclaration);
  const computed = names.find((name) => name !== undefined && ts.isComputedPropertyName(name));
  return computed !== undefined && ts.isComputedPropertyName(computed) ? `[${computed.expression.getText()}]` : undefined;
}

function exportedName(context: Context, reflection: DeclarationReflection): string | undefined {
  const symbol = context.getSymbolFromReflection(reflection);
  const module = reflection.parent && context.getSymbolFromReflection(reflection.parent);
  const exports = module === undefined ? [] : context.checker.getExportsOfModule(module);
  return exports.find((candidate) => context.resolveAliasedSymbol(candidate) === symbol)?.name;
}

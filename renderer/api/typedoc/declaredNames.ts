import { type Application, type Context, Converter, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';

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

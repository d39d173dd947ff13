import { type Application, Converter } from 'typedoc';
import ts from 'typescript';

/**
 * Names members with a computed name as their author does: `[Symbol.toStringTag]`, `[key]`. TypeDoc knows only the symbol's own
 * name, `[toStringTag]`. A name that is computed from a literal is that literal.
 */
export function keepComputedNames({ converter }: Application): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.name.startsWith('[')) return;
    const names = (context.getSymbolFromReflection(reflection)?.declarations ?? []).map(ts.getNameOfDeclaration);
    const computed = names.find((name) => name !== undefined && ts.isComputedPropertyName(name));
    if (computed !== undefined && ts.isComputedPropertyName(computed)) reflection.name = `[${computed.expression.getText()}]`;
  });
}

import {
  type Context,
  type DeclarationReflection,
  makeRecursiveVisitor,
  type Reflection,
  ReflectionKind,
  type ReflectionSymbolId,
  type SomeType,
} from 'typedoc';
import type ts from 'typescript';
import { type FindSymbol, symbolFinder } from './symbolFinder.ts';

/**
 * Converts the types that exported declarations mention but nobody exports: TypeDoc leaves them out.
 *
 * Before TypeDoc resolves anything, the references that lead nowhere are collected, the declarations behind them are
 * converted into a module of their own, and the same is done with what those mention, until nothing is missing. The
 * module is only a shelf: it never becomes part of the model.
 */
export interface HiddenRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Absolute folder of the package, with `/`: other packages' types stay where they are. */
  readonly folder: string;
}

export function convertHiddenTypes({ context, program, folder }: HiddenRequest): DeclarationReflection {
  const shelf = context.createDeclarationReflection(ReflectionKind.Module, undefined, undefined, 'hidden types');
  context.finalizeDeclarationReflection(shelf);
  const scope = context.withScope(shelf);
  scope.setActiveProgram(program);
  const findMissing = missingSymbols(context, symbolFinder({ context: scope, program, folder }));
  for (let missing = findMissing(); missing.length > 0; missing = findMissing()) {
    context.converter.permitDeferredConversion();
    for (const symbol of missing) context.converter.convertSymbol(scope, symbol);
    context.converter.finalizeDeferredConversion();
  }
  // Whether internal symbols are shown is said for exports; here they explain what is shown.
  for (const child of shelf.children ?? []) child.comment?.removeModifier('@internal');
  return shelf;
}

/** Each call looks at the reflections that are new since the last, and never asks for a symbol twice: TypeDoc may refuse it. */
function missingSymbols(context: Context, findSymbol: FindSymbol): () => readonly ts.Symbol[] {
  const seen = new Set<Reflection>();
  const asked = new Set<ts.Symbol>();
  return () => {
    const fresh = Object.values(context.project.reflections).filter((reflection) => !seen.has(reflection));
    for (const reflection of fresh) seen.add(reflection);
    const symbols = fresh.flatMap((reflection) => [...unresolvedIn(reflection)]).flatMap((id) => findSymbol(id) ?? []);
    const missing = [...new Set(symbols)].filter((symbol) => !asked.has(symbol) && context.getReflectionFromSymbol(symbol) === undefined);
    for (const symbol of missing) asked.add(symbol);
    return missing;
  };
}

/** References in the reflection's own types; the parts of object types are reflections themselves. */
function unresolvedIn(reflection: Reflection): ReadonlySet<ReflectionSymbolId> {
  const found = new Set<ReflectionSymbolId>();
  const visitor = makeRecursiveVisitor({
    reference(type) {
      if (type.symbolId !== undefined && !type.refersToTypeParameter) found.add(type.symbolId);
    },
  });
  for (const type of typesOf(reflection)) type.visit(visitor);
  return found;
}

function typesOf(reflection: Reflection): readonly SomeType[] {
  const types: (SomeType | undefined)[] = [];
  if (reflection.isDeclaration()) types.push(reflection.type, ...(reflection.extendedTypes ?? []), ...(reflection.implementedTypes ?? []));
  if (reflection.isSignature() || reflection.isParameter()) types.push(reflection.type);
  if (reflection.isTypeParameter()) types.push(reflection.type, reflection.default);
  return types.filter((type) => type !== undefined);
}

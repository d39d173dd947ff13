import { type Context, type DeclarationReflection, ReflectionFlag, ReflectionKind, type SomeType } from 'typedoc';
import ts from 'typescript';
import { isFunctionType } from '../entry/isFunctionType.ts';
import { scopeOf } from './scopeOf.ts';

interface FunctionVariablesRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** The module of types that the package does not export. */
  readonly unexported: DeclarationReflection;
}

/**
 * Documents a variable that can only be called as a function: `declare const parse: (source: string) => Node`, or with several signatures.
 * Declarations say so of each function that sources assign to a constant, which TypeDoc takes for a function itself. A name for this type
 * that users cannot import makes no difference: `declare const parse: Parse`. Nor does `typeof`: `declare const read: typeof parse`.
 */
export function findFunctionVariables({ context, program, unexported }: FunctionVariablesRequest): void {
  context.setActiveProgram(program);
  const emptied: DeclarationReflection[] = [];
  for (const variable of context.project.getReflectionsByKind(ReflectionKind.Variable)) {
    if (!variable.isDeclaration()) continue;
    const alias = unexportedAlias(variable.type, unexported);
    const written = alias && context.getSymbolFromReflection(alias)?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
    if (written !== undefined) {
      variable.type = context.converter.convertType(scopeOf(variable, context), written);
      if (variable.comment === undefined && alias?.comment !== undefined) variable.comment = alias.comment.clone();
    }
    if (variable.type?.type === 'query' && !variable.type.queryType.name.startsWith('__VLS_'))
      variable.type = openQuery(variable, context) ?? variable.type;
    if (!isOnlyCalled(variable.type)) continue;
    emptied.push(variable.type.declaration);
    becomeFunction(variable, variable.type.declaration);
  }
  removeAll(emptied);
}

/** `typeof add` as declarations write it for a constant that is another function. Undefined for anything that is more than a function. */
function openQuery(variable: DeclarationReflection, context: Context): SomeType | undefined {
  const symbol = context.getSymbolFromReflection(variable);
  const type = symbol && context.checker.getTypeOfSymbol(symbol);
  return type !== undefined && isFunctionType(type) ? context.converter.convertType(scopeOf(variable, context), type) : undefined;
}

/** The alias of a type that can only be called, of types that the package does not export. */
function unexportedAlias(type: SomeType | undefined, unexported: DeclarationReflection): DeclarationReflection | undefined {
  const alias = type?.type === 'reference' && type.typeArguments === undefined ? type.reflection : undefined;
  const isAlias = alias?.isDeclaration() === true && alias.kind === ReflectionKind.TypeAlias && alias.parent === unexported;
  return isAlias && alias.typeParameters === undefined && isOnlyCalled(alias.type) ? alias : undefined;
}

function isOnlyCalled(type: SomeType | undefined): type is SomeType & { readonly declaration: DeclarationReflection } {
  if (type?.type !== 'reflection') return false;
  const { children = [], indexSignatures = [], signatures = [] } = type.declaration;
  const others = children.length + indexSignatures.length;
  return others === 0 && signatures.length > 0 && signatures.every(({ kind }) => kind === ReflectionKind.CallSignature);
}

/**
 * Documents a property as a method, if its type is overloads with comments: `{ (name: string): User; (id: number): User }`, or a function that is
 * taken from elsewhere, `Pick<typeof tools, 'read'>`. A property has no place for what its signatures say. Its own comment stays above theirs.
 */
export function findFunctionProperties({ context }: Pick<FunctionVariablesRequest, 'context'>): void {
  const emptied: DeclarationReflection[] = [];
  for (const property of context.project.getReflectionsByKind(ReflectionKind.Property)) {
    if (!property.isDeclaration() || !isOnlyCalled(property.type)) continue;
    const { signatures = [] } = property.type.declaration;
    if (signatures.length === 1 || !signatures.some((signature) => signature.hasComment())) continue;
    emptied.push(property.type.declaration);
    takeSignatures(property, property.type.declaration);
    property.kind = ReflectionKind.Method;
  }
  removeAll(emptied);
}

function becomeFunction(variable: DeclarationReflection, literal: DeclarationReflection): void {
  takeSignatures(variable, literal);
  variable.kind = ReflectionKind.Function;
  variable.setFlag(ReflectionFlag.Const, false);
  const { signatures = [], comment } = variable;
  const [only] = signatures.length === 1 ? signatures : [];
  if (only === undefined || comment === undefined || only.comment !== undefined) return;
  only.comment = comment;
  delete variable.comment;
}

/** The signatures of a type become those of the declaration. The type is to be removed. */
function takeSignatures(declaration: DeclarationReflection, literal: DeclarationReflection): void {
  for (const signature of literal.signatures ?? []) {
    signature.parent = declaration;
    signature.name = declaration.name;
    declaration.addChild(signature);
    declaration.project.registerReflection(signature, undefined, undefined);
  }
  delete declaration.type;
  delete declaration.defaultValue;
}

/** All at once: after each change, TypeDoc looks through the whole project to remove the next. */
function removeAll(reflections: readonly DeclarationReflection[]): void {
  for (const reflection of reflections) reflection.project.removeReflection(reflection);
}

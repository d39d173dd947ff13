import { type DeclarationReflection, type Reflection, ReflectionKind, type SomeType } from 'typedoc';
import type { SymbolKind } from '../../model/api.ts';

/** TypeDoc's and TypeScript's name for the value of a CommonJS module: `export = name`. */
export const exportEquals = 'export=';

/**
 * The exports of a module or namespace. A namespace that is the value of the module (`export = ns`) is not an export, but its contents are.
 */
export function exportsIn({ children = [] }: DeclarationReflection): readonly DeclarationReflection[] {
  return children.flatMap((child) => {
    const isModuleItself = child.name === exportEquals && kindOfReflection(child) === 'namespace';
    return isModuleItself ? (child.children ?? []) : [child];
  });
}

/** The declarations of a module or namespace, without re-exports. */
export function symbolsIn(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  return exportsIn(reflection).filter((child) => kindOfReflection(child) !== undefined);
}

/** The same with the symbols of namespaces, in place of these. */
export function symbolsWithin(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  return symbolsIn(reflection).flatMap((one) => (kindOfReflection(one) === 'namespace' ? symbolsWithin(one) : [one]));
}

/**
 * The kind of a symbol as TypeDoc sees it. Undefined for what is not a symbol. `release/take/symbolKind` says the same of the compiler's nodes,
 * because snapshots are made without TypeDoc: `test/unit/release/take/inspectPackage` compares both.
 */
export function kindOfReflection(reflection: Reflection): SymbolKind | undefined {
  switch (reflection.kind) {
    case ReflectionKind.Namespace:
    case ReflectionKind.Module:
      return 'namespace';
    case ReflectionKind.Class:
      return 'class';
    case ReflectionKind.Enum:
      return 'enum';
    case ReflectionKind.Function:
      return 'function';
    case ReflectionKind.Interface:
      return 'interface';
    case ReflectionKind.TypeAlias:
      return 'type';
    case ReflectionKind.Variable:
      return 'variable';
    default:
      return undefined;
  }
}

/**
 * The object types whose members are those of a symbol. Of a type alias, this is the alias itself, where TypeDoc lifted them, or its literal,
 * or the literals of an intersection. Those of a variable are in its declaration, and have places of their own when their author has said
 * something of them.
 */
export function memberOwners(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  if (reflection.kindOf(ReflectionKind.Variable)) return documentedObject(reflection);
  if (!reflection.kindOf(ReflectionKind.TypeAlias)) return isMemberContainer(reflection) ? [reflection] : [];
  return reflection.type === undefined ? [reflection] : literalsOf(reflection.type);
}

function literalsOf(type: SomeType): readonly DeclarationReflection[] {
  if (type.type === 'intersection') return type.types.flatMap(literalsOf);
  if (type.type !== 'reflection') return [];
  const { children = [], indexSignatures = [], signatures = [] } = type.declaration;
  const isFunction = children.length + indexSignatures.length === 0 && signatures.length === 1;
  return isFunction ? [] : [type.declaration];
}

function documentedObject({ type }: DeclarationReflection): readonly DeclarationReflection[] {
  if (type?.type !== 'reflection') return [];
  const { children = [] } = type.declaration;
  const isDocumented = ({ comment, signatures = [], getSignature, setSignature, type: own }: DeclarationReflection): boolean => {
    const ofType = own?.type === 'reflection' ? (own.declaration.signatures ?? []) : [];
    return [comment, getSignature?.comment, setSignature?.comment, ...[...signatures, ...ofType].map((one) => one.comment)].some(Boolean);
  };
  return children.some(isDocumented) ? [type.declaration] : [];
}

function isMemberContainer(reflection: DeclarationReflection): boolean {
  return reflection.kindOf([ReflectionKind.Class, ReflectionKind.Interface, ReflectionKind.Enum, ReflectionKind.Function]);
}

import type { ReferenceType as TypedocReference, TypeParameterReflection } from 'typedoc';
import ts from 'typescript';
import type { Type } from '../../model/type.ts';
import type { Extraction, LibraryDefaults, ParameterDefaults } from './extraction.ts';

/**
 * Omits the last type arguments of a reference if they equal the defaults. The compiler writes all of them (`Generator<number, any, any>`),
 * which authors never do.
 */
export function withoutDefaults(request: ArgumentsRequest): readonly Type[] {
  const { types } = request;
  if (types.length === 0) return types;
  const isDefault = defaultTest(request);
  const last = types.findLastIndex((type, index) => !isDefault(type, index));
  return types.slice(0, last + 1);
}

interface ArgumentsRequest {
  readonly types: readonly Type[];
  readonly reference: TypedocReference;
  readonly extraction: Extraction;
}

function defaultTest({ types, reference, extraction }: ArgumentsRequest): (type: Type, index: number) => boolean {
  const { reflection } = reference;
  if (reflection?.isDeclaration() === true) {
    const parameters = reflection.typeParameters ?? [];
    const names = parameters.map(({ name }) => name);
    return (type, index) => {
      const parameter = parameters[index];
      const converted = parameter && extraction.parameterDefaults(parameter, extraction);
      if (converted === undefined) return false;
      const earlier = isParameter(converted) ? types[names.indexOf(converted.name)] : undefined;
      return JSON.stringify(type) === JSON.stringify(earlier ?? converted);
    };
  }
  const known = reference.package === 'typescript' ? extraction.libraryDefaults(reference.qualifiedName) : [];
  return (type, index) => known[index] !== undefined && known[index] === simpleText(type);
}

function isParameter(type: Type): type is Extract<Type, { readonly kind: 'reference' }> {
  return type.kind === 'reference' && type.target.kind === 'parameter';
}

function simpleText(type: Type): string | undefined {
  if (type.kind === 'intrinsic') return type.name;
  return type.kind === 'reference' && type.typeArguments.length === 0 ? type.name : undefined;
}

/**
 * Converts each default once. One that mentions its own declaration (`interface Config<T = any, C = Config<any>>`) has no end when every
 * argument in it is compared with it again: while it is being converted, it isn't known.
 */
export function parameterDefaults(): ParameterDefaults {
  const known = new Map<TypeParameterReflection, Type | undefined>();
  return (parameter, extraction) => {
    if (parameter.default === undefined || known.has(parameter)) return known.get(parameter);
    known.set(parameter, undefined);
    const converted = extraction.convertType(parameter.default);
    known.set(parameter, converted);
    return converted;
  };
}

/** Looks through the library once, when it is first asked. */
export function libraryDefaults(program: ts.Program): LibraryDefaults {
  let known: ReadonlyMap<string, readonly (string | undefined)[]> | undefined;
  return (name) => {
    known ??= new Map(
      program
        .getSourceFiles()
        .filter((file) => program.isSourceFileDefaultLibrary(file))
        .flatMap(defaultsIn),
    );
    return known.get(name) ?? [];
  };
}

function defaultsIn(file: ts.SourceFile): readonly (readonly [string, readonly (string | undefined)[]])[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return [];
    const parameters = (statement.typeParameters ?? []).map((one) => one.default?.getText(file));
    return parameters.some((one) => one !== undefined) ? [[statement.name.text, parameters] as const] : [];
  });
}

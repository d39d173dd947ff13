import {
  type Context,
  type DeclarationReflection,
  IntersectionType,
  makeRecursiveVisitor,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';
import type { Components, OpenTypes } from './listMembers.ts';
import { convertObject } from './patchTypedoc.ts';
import { propertyHomes } from './propertyHomes.ts';
import { memberOwners, symbolsWithin } from './symbolsIn.ts';

interface OpenTypesRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Absolute folder of the package, with `/`. */
  readonly folder: string;
  readonly modules: readonly DeclarationReflection[];
  /** The module of types that the package does not export. */
  readonly unexported: DeclarationReflection;
  /** Whether symbols marked `@internal` have no page. */
  readonly excludeInternal: boolean;
  readonly components: Components;
}

/**
 * Finds members of aliases and variables that have no other page: `type Suggest = Inner`, `Pick<Row, 'name'>` or `Left & { top: number }`,
 * where `Inner`, `Row` and `Left` cannot be imported. The rule: a property belongs to the page of the symbol that declares it; if that has
 * none, to each page that names its type. What is declared outside of the package stays there, and a union has no members of its own.
 */
export function findOpenTypes(request: OpenTypesRequest): OpenTypes {
  const { modules, unexported, components } = request;
  const candidates = modules
    .flatMap(symbolsWithin)
    .filter((one) => (one.kind === ReflectionKind.TypeAlias || one.kind === ReflectionKind.Variable) && !components.has(one));
  const aliases = new Map<DeclarationReflection, DeclarationReflection>();
  for (const alias of candidates) for (const type of aliasedTypes(alias, unexported)) if (!aliases.has(type)) aliases.set(type, alias);
  const open = openTypeFinder(request);
  const found = candidates.flatMap((reflection) => open(reflection, aliasedTypes(reflection, unexported).length > 0) ?? []);
  const members = convertOpenTypes(found, request);
  const whole = new Set(found.filter(({ isWhole }) => isWhole).map(({ reflection }) => reflection));
  const heads = new Set(aliases.values());
  for (const alias of candidates) {
    const literal = members.get(alias);
    const isWhole = literal !== undefined && whole.has(alias) && alias.kind === ReflectionKind.TypeAlias;
    const written = heads.has(alias) && !isWhole ? writtenType({ alias, unexported, literal }) : undefined;
    const inherited = namedTypes(alias, unexported).find(({ comment }) => comment !== undefined)?.comment;
    if (inherited !== undefined && (literal ?? written) !== undefined) alias.comment ??= inherited.clone();
    if (isWhole) alias.type = new ReflectionType(literal);
    else if (written !== undefined) alias.type = written;
    else heads.delete(alias);
  }
  return { members, aliases: new Map([...aliases].filter(([, alias]) => heads.has(alias))) };
}

/** Each as if it were an object literal, on a shelf of its own. */
function convertOpenTypes(found: readonly OpenType[], { context, program }: OpenTypesRequest): OpenTypes['members'] {
  const members = new Map<DeclarationReflection, DeclarationReflection>();
  if (found.length === 0) return members;
  const shelf = context.createDeclarationReflection(ReflectionKind.Module, undefined, undefined, 'open types');
  const scope = context.withScope(shelf);
  scope.setActiveProgram(program);
  for (const { reflection, type, properties } of found) {
    const holder = scope.createDeclarationReflection(ReflectionKind.Interface, undefined, undefined, reflection.name);
    const literal = convertObject({ context: scope.withScope(holder), checker: program.getTypeChecker(), type, properties });
    if (literal !== undefined) members.set(reflection, literal);
  }
  return members;
}

interface WrittenTypeRequest {
  readonly alias: DeclarationReflection;
  readonly unexported: DeclarationReflection;
  /** The members of the type that have no other page. */
  readonly literal: DeclarationReflection | undefined;
}

/** What the type that an alias is just another name for is declared as. Undefined if its type parameters have other names there. */
function writtenType({ alias, unexported, literal }: WrittenTypeRequest): SomeType | undefined {
  const named = aliasedTypes(alias, unexported).at(-1);
  const names = [alias, named].map((one) => (one?.typeParameters ?? []).map(({ name }) => name).join());
  if (named === undefined || names[0] !== names[1]) return undefined;
  if (named.kind === ReflectionKind.TypeAlias) return named.type;
  const { extendedTypes = [] } = named;
  return literal === undefined || extendedTypes.length === 0
    ? undefined
    : new IntersectionType([...extendedTypes, new ReflectionType(literal)]);
}

/** The types that an alias names, through each other, of types that the package does not export. */
function namedTypes(alias: DeclarationReflection, unexported: DeclarationReflection): readonly DeclarationReflection[] {
  const found: DeclarationReflection[] = [];
  for (let next = namedType(alias); next?.parent === unexported && !found.includes(next); next = namedType(next)) found.push(next);
  return found;
}

function namedType({ kind, type }: DeclarationReflection): DeclarationReflection | undefined {
  const named = kind === ReflectionKind.TypeAlias && type?.type === 'reference' ? type.reflection : undefined;
  return named?.isDeclaration() ? named : undefined;
}

/** Those of them that it is just another name for: with the same type parameters. */
function aliasedTypes(alias: DeclarationReflection, unexported: DeclarationReflection): readonly DeclarationReflection[] {
  const named = namedTypes(alias, unexported);
  const others = named.findIndex((_, index) => !hasSameParameters(named[index - 1] ?? alias));
  return others === -1 ? named : named.slice(0, others);
}

function hasSameParameters({ type, typeParameters = [] }: DeclarationReflection): boolean {
  if (type?.type !== 'reference' || !type.reflection?.isDeclaration()) return false;
  const { typeArguments = [], reflection } = type;
  const counts = [typeArguments, reflection.typeParameters ?? []].map(({ length }) => length);
  return (
    counts.every((count) => count === typeParameters.length) &&
    typeArguments.every((one, index) => one.type === 'reference' && one.refersToTypeParameter && one.name === typeParameters[index]?.name)
  );
}

interface OpenType {
  readonly reflection: DeclarationReflection;
  readonly type: ts.Type;
  /** Those that have no other page. */
  readonly properties: readonly ts.Symbol[];
  /** Whether these are all of them. */
  readonly isWhole: boolean;
}

type FindOpenType = (reflection: DeclarationReflection, isAlias: boolean) => OpenType | undefined;

function openTypeFinder(request: OpenTypesRequest): FindOpenType {
  const { context, program } = request;
  const checker = program.getTypeChecker();
  const isShown = shownOnly(request);
  const homeOf = propertyHomes({ ...request, isShown });
  return (reflection, isAlias) => {
    const symbol = context.getSymbolFromReflection(reflection);
    const type = symbol === undefined || isComplete(reflection) ? undefined : typeOf(symbol, reflection, checker);
    if (type === undefined || !isObjectType(type)) return undefined;
    const all = checker.getPropertiesOfType(type);
    const elsewhere = declarationsElsewhere(reflection, { context, checker, isShown });
    const homes = new Map(
      all.map((property) => [property, property.declarations?.some((one) => elsewhere.has(one)) ? 'elsewhere' : homeOf(property)]),
    );
    const isHere = (home: ReturnType<typeof homeOf>): boolean => home === undefined || home === reflection;
    // What a module in an intersection passes on is on the pages of its exports.
    const properties = all.filter((property) => isHere(homes.get(property)) && (property.flags & ts.SymbolFlags.Alias) === 0);
    const known = new Set(memberOwners(reflection).flatMap(({ children = [] }) => children.map(({ name }) => name)));
    const isNew = (property: ts.Symbol): boolean => {
      const isOwn = reflection.kind === ReflectionKind.Variable && homes.get(property) === reflection;
      return !known.has(property.name) && (!isOwn || isDocumented(property));
    };
    const isOpen = isAlias || properties.some(isNew);
    return isOpen ? { reflection, type, properties, isWhole: properties.length === all.length } : undefined;
  };
}

function isDocumented({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((one) => one.getFullText().trimStart().startsWith('/**'));
}

interface ElsewhereRequest {
  readonly context: Context;
  readonly checker: ts.TypeChecker;
  readonly isShown: (reflection: Reflection) => boolean;
}

/** Of the members of types with pages that a type mentions, which may have inherited them from types without. */
function declarationsElsewhere(
  { type }: DeclarationReflection,
  { context, checker, isShown }: ElsewhereRequest,
): ReadonlySet<ts.Declaration> {
  const found = new Set<ts.Declaration>();
  const visitor = makeRecursiveVisitor({
    reference({ reflection }) {
      const symbol = reflection?.kindOf(typesWithMembers) && isShown(reflection) ? context.getSymbolFromReflection(reflection) : undefined;
      const members = symbol === undefined ? [] : checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
      for (const one of members.flatMap(({ declarations = [] }) => declarations)) found.add(one);
    },
  });
  type?.visit(visitor);
  return found;
}

const typesWithMembers = ReflectionKind.ClassOrInterface | ReflectionKind.TypeAlias;

/** Of a literal, TypeDoc has converted the members; of an alias, it has lifted them to the alias. */
function isComplete({ type }: DeclarationReflection): boolean {
  return type === undefined || type.type === 'reflection';
}

function typeOf(symbol: ts.Symbol, { kind }: DeclarationReflection, checker: ts.TypeChecker): ts.Type | undefined {
  if (kind === ReflectionKind.Variable) return checker.getTypeOfSymbol(symbol);
  return (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0 ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
}

/** Whether the compiler knows the members of each value of the type. Those of a module are its exports. */
function isObjectType(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.some(isObjectType);
  const isModule = type.symbol !== undefined && (type.symbol.flags & ts.SymbolFlags.ValueModule) !== 0;
  return (type.flags & ts.TypeFlags.Object) !== 0 && !isModule;
}

/** Whether a reflection has a page, or is on one. */
function shownOnly({ unexported, excludeInternal }: OpenTypesRequest): (reflection: Reflection) => boolean {
  return (reflection) => {
    if (excludeInternal && reflection.comment?.hasModifier('@internal') === true) return false;
    for (let one: Reflection | undefined = reflection; one !== undefined; one = one.parent) if (one === unexported) return false;
    return true;
  };
}

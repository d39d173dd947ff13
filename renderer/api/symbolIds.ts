import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import type { SymbolId, SymbolKind } from '../model/api.ts';
import { listMembers, type MemberPart } from './listMembers.ts';
import { firstOf } from './repeatedMembers.ts';

/**
 * Gives every symbol and member its identity before anything is converted, so that conversions can point at each other.
 *
 * Ids depend on names alone, never on the order in which TypeDoc met something. Hidden symbols have the file that declares
 * them in place of the module, since two files may each have their own `Options`.
 */
export interface SymbolIds {
  /** Of the symbol or member itself; undefined for whatever isn't one. */
  of(reflection: Reflection): Identity | undefined;
  /** What `listMembers` says of an owner of members. */
  membersOf(owner: DeclarationReflection): readonly MemberPart[];
}

export interface Identity {
  readonly id: SymbolId;
  readonly isHidden: boolean;
  /** Name of the module with the symbol's page; `''` for hidden symbols. */
  readonly module: string;
  readonly name: string;
  readonly qualifiedName: string;
}

/** The module of an entry point. */
export interface ModuleReflection {
  readonly name: string;
  readonly specifier?: string | undefined;
  readonly reflection: DeclarationReflection;
  /** What gets a page: its own symbols without those that are hidden. */
  readonly symbols: readonly DeclarationReflection[];
}

export interface IdRequest {
  readonly slug: string;
  readonly modules: readonly ModuleReflection[];
  readonly hidden: readonly DeclarationReflection[];
  /** File of a declaration within the package, for hidden symbols. */
  readonly fileOf: (reflection: DeclarationReflection) => string;
  /** Name that a default export has where it is declared, if it has one. */
  readonly declaredName: (reflection: DeclarationReflection) => string | undefined;
}

export function assignIds({ slug, modules, hidden, fileOf, declaredName }: IdRequest): SymbolIds {
  const known: Known = { identities: new Map(), members: new Map() };
  for (const { name, reflection, symbols } of modules) {
    const taken = new Map(exportsIn(reflection).map((child) => [child.name, child]));
    const nameOf = (child: DeclarationReflection): string => {
      const isNameless = child.name === 'default' || child.name === exportEquals;
      const declared = isNameless ? declaredName(child) : undefined;
      if (declared !== undefined && isSelf(taken.get(declared), child)) return declared;
      return isNameless ? 'default' : child.name;
    };
    const scope = { slug, module: name, place: name, isHidden: false, prefix: '', nameOf };
    for (const child of symbols) assignSymbol(child, scope, known);
  }
  for (const reflection of hidden) {
    const nameOf = (child: DeclarationReflection): string => child.name;
    assignSymbol(reflection, { slug, module: '', place: fileOf(reflection), isHidden: true, prefix: '', nameOf }, known);
  }
  return {
    of: (reflection) => known.identities.get(reflection),
    membersOf: (owner) => known.members.get(owner) ?? listMembers(owner),
  };
}

/** Whether nothing else has the name: what a module is may also be exported under its own name (`export { knex, knex as default }`). */
function isSelf(holder: DeclarationReflection | undefined, child: DeclarationReflection): boolean {
  return holder === undefined || (holder.isReference() && holder.getTargetReflection() === child);
}

/** TypeDoc's and TypeScript's name for what a module is, in CommonJS: `export = name`. */
export const exportEquals = 'export=';

/** What a module or namespace exports. A namespace that the module is (`export = ns`) is no export itself: what it contains is. */
export function exportsIn({ children = [] }: DeclarationReflection): readonly DeclarationReflection[] {
  return children.flatMap((child) => {
    const isModuleItself = child.name === exportEquals && symbolKind(child) === 'namespace';
    return isModuleItself ? (child.children ?? []) : [child];
  });
}

/** What a module or namespace declares, without what it exports again from elsewhere. */
export function symbolsIn(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  return exportsIn(reflection).filter((child) => symbolKind(child) !== undefined);
}

export function symbolKind(reflection: Reflection): SymbolKind | undefined {
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
 * The object type whose members are those of a type alias: the alias itself, where TypeDoc lifted them, or its literal. Those of a
 * variable are in its declaration, and have places of their own when their author has said something of them.
 */
export function membersOwner(reflection: DeclarationReflection): DeclarationReflection | undefined {
  if (reflection.kindOf(ReflectionKind.Variable)) return documentedObject(reflection);
  if (!reflection.kindOf(ReflectionKind.TypeAlias)) return isMemberContainer(reflection) ? reflection : undefined;
  const { type } = reflection;
  if (type === undefined) return reflection;
  if (type.type !== 'reflection') return undefined;
  const { children = [], indexSignatures = [], signatures = [] } = type.declaration;
  const isFunction = children.length + indexSignatures.length === 0 && signatures.length === 1;
  return isFunction ? undefined : type.declaration;
}

function documentedObject({ type }: DeclarationReflection): DeclarationReflection | undefined {
  if (type?.type !== 'reflection') return undefined;
  const { children = [] } = type.declaration;
  const isDocumented = ({ comment, signatures = [], getSignature, setSignature }: DeclarationReflection): boolean =>
    [comment, getSignature?.comment, setSignature?.comment, ...signatures.map((signature) => signature.comment)].some(Boolean);
  return children.some(isDocumented) ? type.declaration : undefined;
}

function isMemberContainer(reflection: DeclarationReflection): boolean {
  return reflection.kindOf([ReflectionKind.Class, ReflectionKind.Interface, ReflectionKind.Enum, ReflectionKind.Function]);
}

interface Scope {
  readonly slug: string;
  readonly module: string;
  readonly place: string;
  readonly isHidden: boolean;
  /** `Namespace.` for what is inside of it. */
  readonly prefix: string;
  readonly nameOf: (reflection: DeclarationReflection) => string;
}

/** What has been given so far. */
interface Known {
  readonly identities: Map<Reflection, Identity>;
  readonly members: Map<DeclarationReflection, readonly MemberPart[]>;
}

function assignSymbol(reflection: DeclarationReflection, scope: Scope, known: Known): void {
  const { slug, module, place, isHidden, prefix, nameOf } = scope;
  const name = nameOf(reflection);
  const qualifiedName = `${prefix}${name}`;
  const id = `${slug}/${place}:${symbolKind(reflection)}/${qualifiedName}`;
  known.identities.set(reflection, { id, isHidden, module, name, qualifiedName });
  assignMembers(reflection, { id, isHidden, module, name, qualifiedName }, known);
  if (symbolKind(reflection) !== 'namespace') return;
  for (const child of symbolsIn(reflection)) assignSymbol(child, { ...scope, prefix: `${qualifiedName}.` }, known);
}

function assignMembers(reflection: DeclarationReflection, symbol: Identity, { identities, members }: Known): void {
  const owner = membersOwner(reflection);
  if (owner === undefined) return;
  const parts = listMembers(owner);
  members.set(owner, parts);
  for (const { anchor, name, declaration, signatures } of parts) {
    const member = { ...symbol, id: `${symbol.id}#${anchor}`, name, qualifiedName: `${symbol.qualifiedName}.${name}` };
    if (declaration !== undefined) identities.set(declaration, member);
    const isAnothers = declaration !== undefined && firstOf(declaration) !== declaration;
    if (!isAnothers) for (const signature of signatures) identities.set(signature, member);
  }
}

import type { DeclarationReflection, Reflection } from 'typedoc';
import type { SymbolId } from '../../model/type.ts';
import { type Components, listComponentParts, listMembers, type MemberPart, noOpenTypes, type OpenTypes } from '../typedoc/listMembers.ts';
import { exportEquals, exportsIn, kindOfReflection, memberOwners, symbolsIn } from '../typedoc/symbolsIn.ts';

/**
 * Gives every symbol and member its identity before anything is converted, so that conversions can point at each other.
 *
 * Ids depend on names alone, never on the order in which TypeDoc met something. Hidden symbols have the file that declares
 * them in place of the module, since two files may each have their own `Options`.
 */
export interface SymbolIds {
  /** Identity of a symbol or member; undefined for other reflections. */
  of(reflection: Reflection): Identity | undefined;
  /** The members of a symbol. */
  membersOf(symbol: DeclarationReflection): readonly MemberPart[];
  /** Props, events and slots of a component. */
  componentPartsOf(reflection: DeclarationReflection): readonly MemberPart[];
}

export interface Identity {
  readonly id: SymbolId;
  readonly isUnexported: boolean;
  /** Name of the module with the symbol's page; `''` for unexported symbols. */
  readonly module: string;
  readonly name: string;
  readonly qualifiedName: string;
}

/** The module of an entry point. */
export interface ModuleReflection {
  readonly name: string;
  readonly specifier?: string | undefined;
  readonly isDeep?: true | undefined;
  readonly reflection: DeclarationReflection;
  /** The module's own symbols without unexported ones: each gets a page. */
  readonly symbols: readonly DeclarationReflection[];
}

interface IdRequest {
  readonly slug: string;
  readonly modules: readonly ModuleReflection[];
  readonly unexported: readonly DeclarationReflection[];
  /** File of a declaration within the package, for unexported symbols. */
  readonly fileOf: (reflection: DeclarationReflection) => string;
  /** Default: none. */
  readonly components?: Components | undefined;
  /** Default: none. */
  readonly openTypes?: OpenTypes | undefined;
  /** Name that a default export has where it is declared, if it has one. */
  readonly declaredName: (reflection: DeclarationReflection) => string | undefined;
}

export function assignIds(request: IdRequest): SymbolIds {
  const { slug, modules, unexported, fileOf, declaredName, components = new Map(), openTypes = noOpenTypes } = request;
  const known: Known = { identities: new Map(), members: new Map(), components, openTypes, componentParts: new Map() };
  for (const { name, reflection, symbols } of modules) {
    const taken = new Map(exportsIn(reflection).map((child) => [child.name, child]));
    const nameOf = (child: DeclarationReflection): string => {
      const isNameless = child.name === 'default' || child.name === exportEquals;
      const declared = isNameless ? declaredName(child) : undefined;
      if (declared !== undefined && isSelf(taken.get(declared), child)) return declared;
      return isNameless ? 'default' : child.name;
    };
    const scope = { slug, module: name, place: name, isUnexported: false, prefix: '', nameOf };
    for (const child of symbols) assignSymbol(child, scope, known);
  }
  for (const reflection of unexported) {
    const nameOf = (child: DeclarationReflection): string => child.name;
    const alias = openTypes.aliases.get(reflection);
    if (alias === undefined)
      assignSymbol(reflection, { slug, module: '', place: fileOf(reflection), isUnexported: true, prefix: '', nameOf }, known);
    else assignAlias(reflection, alias, known);
  }
  return {
    of: (reflection) => known.identities.get(reflection),
    membersOf: (symbol) => known.members.get(symbol) ?? [],
    componentPartsOf: (reflection) => known.componentParts.get(reflection) ?? [],
  };
}

/** Whether no other export has the name: the module itself may also be exported under its own name (`export { knex, knex as default }`). */
function isSelf(holder: DeclarationReflection | undefined, child: DeclarationReflection): boolean {
  return holder === undefined || (holder.isReference() && holder.getTargetReflection() === child);
}

interface Scope {
  readonly slug: string;
  readonly module: string;
  readonly place: string;
  readonly isUnexported: boolean;
  /** `Namespace.` for its contents. */
  readonly prefix: string;
  readonly nameOf: (reflection: DeclarationReflection) => string;
}

/** Identities that are already assigned. */
interface Known {
  readonly identities: Map<Reflection, Identity>;
  readonly members: Map<DeclarationReflection, readonly MemberPart[]>;
  readonly components: Components;
  readonly openTypes: OpenTypes;
  readonly componentParts: Map<DeclarationReflection, readonly MemberPart[]>;
}

function assignSymbol(reflection: DeclarationReflection, scope: Scope, known: Known): void {
  const { slug, module, place, isUnexported, prefix, nameOf } = scope;
  const declared = `${prefix}${nameOf(reflection)}`;
  const id = `${slug}/${place}:${kindOfReflection(reflection)}/${declared}`;
  const isBundled = isUnexported && /\.d\.[cm]?ts$/.test(place);
  const name = isBundled ? withoutNumber(nameOf(reflection)) : nameOf(reflection);
  const qualifiedName = isBundled ? declared.split('.').map(withoutNumber).join('.') : declared;
  known.identities.set(reflection, { id, isUnexported, module, name, qualifiedName });
  assignMembers(reflection, { id, isUnexported, module, name, qualifiedName }, known);
  if (kindOfReflection(reflection) !== 'namespace') return;
  for (const child of symbolsIn(reflection)) assignSymbol(child, { ...scope, prefix: `${declared}.` }, known);
}

/** Where declarations of several files have one name, a bundler numbers them: `Direction$1`. Exports keep their names. */
function withoutNumber(name: string): string {
  return name.replace(/(?<=.)\$\d+$/, '');
}

/** Users know the type by its alias: its members are those of the alias. */
function assignAlias(reflection: DeclarationReflection, alias: DeclarationReflection, { identities, members }: Known): void {
  const identity = identities.get(alias);
  if (identity === undefined) return;
  identities.set(reflection, identity);
  const byAnchor = new Map((members.get(alias) ?? []).map((part) => [part.anchor, part]));
  for (const { anchor, declaration } of listMembers(reflection)) {
    const same = byAnchor.get(anchor)?.declaration;
    const member = same && identities.get(same);
    if (declaration !== undefined && member !== undefined) identities.set(declaration, member);
  }
}

function assignMembers(reflection: DeclarationReflection, symbol: Identity, known: Known): void {
  const { identities, members, components, openTypes, componentParts } = known;
  const open = openTypes.members.get(reflection);
  const own = listMembers(...(open === undefined ? memberOwners(reflection) : [open]));
  members.set(reflection, own);
  const passed = listComponentParts(components.get(reflection) ?? [], own);
  if (passed.length > 0) componentParts.set(reflection, passed);
  for (const { anchor, name, declaration, signatures } of [...own, ...passed]) {
    const member = { ...symbol, id: `${symbol.id}#${anchor}`, name, qualifiedName: `${symbol.qualifiedName}.${name}` };
    if (declaration !== undefined) identities.set(declaration, member);
    for (const signature of signatures) identities.set(signature, member);
  }
}

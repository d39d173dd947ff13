import ts from 'typescript';
import type { EntryModule } from '../../api/entry/entryModules.ts';
import { type EntryPreference, inPreferredOrder } from '../../api/entry/isPreferredTo.ts';
import { declaredNames, placeOf } from '../../api/entry/placeOf.ts';
import { isAlias } from '../../api/program/aliasChain.ts';
import { moduleHref, safeSegment } from '../../model/addresses.ts';
import type { SymbolKind } from '../../model/api.ts';
import { groupBy } from '../../model/groupBy.ts';
import { isNameless } from '../usableName.ts';
import type { CollectedApi, DeclarationGroup, ExportedName } from './collectDeclarations.ts';
import { docOf } from './docOf.ts';
import type { NameResolver } from './resolveName.ts';
import { symbolKind } from './symbolKind.ts';

interface PlacesRequest {
  readonly api: CollectedApi;
  readonly resolver: Pick<NameResolver, 'resolve'>;
  readonly checker: ts.TypeChecker;
  readonly preference: EntryPreference;
}

/** Where an export is: the name of an entry point, or the symbol of a namespace. */
type Scope = string | ts.Symbol;

/** Address of an export that has its page under this name in this scope; undefined for one with its page elsewhere, or without a page. */
type AddressOf = (scope: Scope, exported: ExportedName) => string | undefined;

interface Place {
  readonly entry: EntryModule;
  readonly scope: Scope;
  readonly name: string;
  readonly kind: SymbolKind | undefined;
}

/**
 * Finds the pages of exports in the reference, as addresses relative to that of the package: `class/GraphQLSchema`, `server/function/render`.
 *
 * 1. `takePlaces`: an entry point has what its file declares. What is left belongs to the first entry point that exports it, and what only
 *    namespaces export to the first of these that isn't an entry point itself.
 * 2. `movePlaces`: an export of an entry point then gets the name and the entry point that the reference prefers, see `placeOf`.
 * 3. `addressIn`: the address follows from the place and its kind.
 */
export function placeExports(request: PlacesRequest): AddressOf {
  const { api, preference } = request;
  const entries = inPreferredOrder(
    api.modules.flatMap(({ entry }) => (entry === undefined || entry.isUnlisted ? [] : [entry])),
    preference,
  );
  const exportsOf = new Map(api.modules.map(({ entry, exports }) => [entry, exports.toSorted((a, b) => rankOf(a) - rankOf(b))]));
  const exported = entries.flatMap((entry) => (exportsOf.get(entry) ?? []).map((one) => ({ entry, one, group: groupOf(one, api) })));
  const byGroup = groupBy(exported, ({ group }) => group);
  const known: KnownPlaces = { ...request, entries, exportsOf, exported, byGroup, places: new Map() };
  takePlaces(known);
  movePlaces(known);
  return (scope, one) => addressIn(scope, one, known);
}

interface PlacedExport {
  readonly entry: EntryModule;
  readonly one: ExportedName;
  readonly group: DeclarationGroup | undefined;
}

interface KnownPlaces extends PlacesRequest {
  /** The documented entry points, in the order of the preference. */
  readonly entries: readonly EntryModule[];
  /** Exports of each entry point, the default export last. */
  readonly exportsOf: ReadonlyMap<EntryModule | undefined, readonly ExportedName[]>;
  /** Those of `entries`. */
  readonly exported: readonly PlacedExport[];
  readonly byGroup: ReadonlyMap<DeclarationGroup | undefined, readonly PlacedExport[]>;
  readonly places: Map<ts.Symbol, Place>;
}

/** Whether an entry point exports something as a type that exists at run time. */
function isValueAsType({ one, group }: PlacedExport): boolean {
  return one.isTypeOnly && group !== undefined && (group.symbol.flags & ts.SymbolFlags.Value) !== 0;
}

/** In the order in which TypeDoc converts exports: names for what is declared elsewhere, and default exports, wait in one queue. */
function takePlaces({ api, resolver, checker, entries, exported, places }: KnownPlaces): void {
  const modules = new Set<ts.Node>(entries.map(({ node }) => node));
  const waiting: (() => void)[] = [];
  const visit = (one: ExportedName, at: Pick<Place, 'entry' | 'scope'>): void => {
    if ((one.symbol && isAlias(one.symbol)) || one.name === 'default') waiting.push(() => take(one, at));
    else take(one, at);
  };
  const take = (one: ExportedName, { entry, scope }: Pick<Place, 'entry' | 'scope'>): void => {
    const group = groupOf(one, api);
    if (group === undefined || places.has(group.symbol) || group.nodes.some((node) => modules.has(node))) return;
    places.set(group.symbol, { entry, scope, name: one.name, kind: kindOf(one, group, { api, resolver, checker }) });
    for (const inner of group.exports) visit(inner, { entry, scope: group.symbol });
  };
  const inOrder = [...exported.filter((each) => !isValueAsType(each)), ...exported.filter(isValueAsType)];
  for (const each of inOrder) {
    const { entry, one, group } = each;
    // A value that is exported as a type has its page where it is exported as a value: in a namespace, if nowhere else.
    if (group?.nodes.every((node) => isIn(node, entry)) === true && !isValueAsType(each)) visit(one, { entry, scope: entry.name });
    else waiting.push(() => visit(one, { entry, scope: entry.name }));
  }
  // Those that join the queue meanwhile are among them.
  for (const next of waiting) next();
}

function movePlaces({ byGroup, places, preference }: KnownPlaces): void {
  for (const [group, all] of byGroup) {
    const met = group && places.get(group.symbol);
    const first = all.find(({ entry, one }) => entry === met?.entry && met.scope === entry.name && one.name === met.name);
    if (group === undefined || met === undefined || first === undefined || first.one.name === 'export=') continue;
    const others = all
      .filter((one) => one !== first && one.one.name !== 'export=')
      .map((each) => ({ entry: each.entry, name: each.one.name, isTypeOnly: isValueAsType(each) }));
    const { entry, name } = placeOf({
      first: { ...met, isTypeOnly: isValueAsType(first) },
      others,
      declaredNames: declaredNames(group.symbol.declarations),
      preference,
    });
    places.set(group.symbol, { ...met, entry, scope: entry.name, name });
  }
}

function addressIn(scope: Scope, one: ExportedName, known: KnownPlaces): string | undefined {
  const { api, places } = known;
  const group = groupOf(one, api);
  const place = group && places.get(group.symbol);
  if (group === undefined || place?.kind === undefined || place.scope !== scope || place.name !== one.name) return undefined;
  // The contents of an object of constants are members on its page.
  if (typeof scope !== 'string' && places.get(scope)?.kind === 'enum' && !(scope.flags & ts.SymbolFlags.Enum)) return undefined;
  // The pages of its contents are those of the entry point.
  if (place.name === 'export=' && place.kind === 'namespace') return undefined;
  if (group.nodes.every((node) => docOf(node).isHidden) || isHiddenExport(one, known)) return undefined;
  const module = moduleHref({ api: '', slug: '_', module: rootOf(place, places).entry.name }).slice('/_'.length);
  return `${module}/${place.kind}/${safeSegment(qualifiedName(group.symbol, place, known))}`.replace(/^\//, '');
}

/** Whether the comment above an export hides it, or the comment before its name, where the same thing has no other name. */
function isHiddenExport(one: ExportedName, { api, byGroup }: KnownPlaces): boolean {
  const named = one.symbol?.declarations?.find((node) => ts.isExportSpecifier(node) || ts.isNamespaceExport(node));
  if (named === undefined) return false;
  const isHidden = (node: ts.Declaration): boolean => {
    const doc = docOf(node);
    return doc.isHidden || doc.isInternal;
  };
  if (ts.isNamespaceExport(named)) return isHidden(named.parent);
  const isOnly = byGroup.get(groupOf(one, api))?.length === 1;
  return isHidden(named.parent.parent) || (isOnly && isHidden(named));
}

/** The name with those of the namespaces around it. A default export has the name of its declaration, if no other export has it. */
function qualifiedName(symbol: ts.Symbol, { entry, scope, name }: Place, known: KnownPlaces): string {
  const { api, places, exportsOf } = known;
  const parent = typeof scope === 'string' ? undefined : places.get(scope);
  if (typeof scope !== 'string' && parent !== undefined && parent.name !== 'export=')
    return `${qualifiedName(scope, parent, known)}.${name}`;
  if (!isNameless(name)) return name;
  const [declared] = declaredNames(symbol.declarations) ?? [];
  const own = exportsOf.get(entry) ?? [];
  const ofValue = own.flatMap((one) => (one.name === 'export=' ? (groupOf(one, api)?.exports ?? []) : []));
  const holder = [...own, ...ofValue].find((one) => one.name === declared);
  return declared === undefined || (holder !== undefined && groupOf(holder, api)?.symbol !== symbol) ? 'default' : declared;
}

/** The entry point of a namespace counts, which may have moved. */
function rootOf(place: Place, places: ReadonlyMap<ts.Symbol, Place>): Place {
  const parent = typeof place.scope === 'string' ? undefined : places.get(place.scope);
  return parent === undefined ? place : rootOf(parent, places);
}

function groupOf({ target }: ExportedName, api: CollectedApi): DeclarationGroup | undefined {
  return target.kind === 'own' ? api.groups.get(target.symbol) : undefined;
}

function kindOf(
  { symbol }: ExportedName,
  { nodes, exports }: DeclarationGroup,
  request: Pick<PlacesRequest, 'api' | 'resolver' | 'checker'>,
): SymbolKind | undefined {
  const kind = symbolKind({ nodes, exports, ...request });
  const [specifier] = symbol?.declarations ?? [];
  const isTypeOnly = specifier !== undefined && ts.isExportSpecifier(specifier) && ts.isTypeOnlyImportOrExportDeclaration(specifier);
  if (!isTypeOnly) return kind;
  return kind === 'class' ? 'interface' : kind === 'function' || kind === 'variable' ? 'type' : kind;
}

function isIn(node: ts.Node, { node: module }: EntryModule): boolean {
  return node.getSourceFile() === module.getSourceFile();
}

/** The default export comes last. */
function rankOf({ name }: ExportedName): number {
  return Number(name === 'default');
}

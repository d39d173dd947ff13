import type { ApiModel, ApiPackage, ApiSymbol, Member, ReExport } from '../../model/api.ts';
import { otherNames } from '../../model/otherNames.ts';
import type { SymbolId } from '../../model/type.ts';
import { isFirstVersion } from '../../model/versions.ts';

type Named = readonly (readonly [string, SymbolId])[];

/**
 * All names of symbols and members. Of a package in several versions, names mean the first; those of the others have its slug before them:
 * `v15!parse`.
 */
export function symbolNames({ packages }: ApiModel): ReadonlyMap<string, readonly SymbolId[]> {
  const names = new Map<string, SymbolId[]>();
  const byId = new Map(packages.flatMap(({ symbols }) => symbols.map((symbol) => [symbol.id, symbol])));
  const add = (name: string, id: SymbolId): void => {
    const ids = names.get(name);
    if (ids === undefined) names.set(name, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  for (const pkg of packages) {
    const mark = isFirstVersion(pkg, packages) ? '' : `${pkg.slug}!`;
    const others = otherNames(pkg).map(({ name, id }) => [name, id] as const);
    for (const [name, id] of [...pkg.symbols.flatMap((symbol) => namesOf(symbol)), ...others, ...namesInNamespaces(pkg, byId)])
      add(`${mark}${name}`, id);
    for (const [name, id] of namesOutside(pkg, byId)) add(`${pkg.slug}!${name}`, id);
  }
  return names;
}

type SymbolsById = ReadonlyMap<SymbolId, ApiSymbol>;

/** What a package exports of others can also be named as its own: `react!createTable`. */
function namesOutside({ modules }: ApiPackage, byId: SymbolsById): Named {
  return modules.flatMap(({ references }) =>
    references.flatMap(({ name, target, outside }) => {
      const symbol = outside && byId.get(target);
      return symbol === undefined ? [] : namesOf(symbol, name);
    }),
  );
}

/** `GraphQLSchema`, `GraphQLSchema.getType`, and TSDoc's `GraphQLSchema#getType`; also what other packages add to it. */
function namesOf({ id, qualifiedName, members, additions = [] }: ApiSymbol, name = qualifiedName): Named {
  const added = additions.flatMap((one) => memberNames(name, one.target, one.members));
  return [[name, id], ...memberNames(name, id, members), ...added];
}

function memberNames(name: string, owner: SymbolId, members: readonly Member[]): Named {
  return members
    .filter(({ kind }) => kind !== 'index' && kind !== 'call' && kind !== 'construct')
    .flatMap((member) => ['.', '#'].map((mark) => [`${name}${mark}${member.name}`, `${owner}#${member.anchor}`] as const));
}

/** Names of what namespaces only re-export: `Kit.Color` for `Color`. A namespace may be a module with a page of its own. */
function namesInNamespaces({ symbols, modules }: ApiPackage, byId: SymbolsById): Named {
  const exportsOf = new Map(
    modules.map(({ name, symbols: own, references }) => [name, [...own.flatMap((id) => ownExport(byId.get(id), '')), ...references]]),
  );
  const namesIn = (namespace: string, exports: readonly ReExport[], around: readonly SymbolId[]): Named =>
    exports.flatMap(({ name, target }) => {
      const symbol = byId.get(target);
      if (symbol === undefined || around.includes(target)) return [];
      const full = `${namespace}.${name}`;
      const children = symbol.children.flatMap((id) => ownExport(byId.get(id), `${symbol.qualifiedName}.`));
      return [...namesOf(symbol, full), ...namesIn(full, [...children, ...(symbol.references ?? [])], [...around, target])];
    });
  return [
    ...symbols.flatMap(({ id, qualifiedName, references = [] }) => namesIn(qualifiedName, references, [id])),
    ...modules.flatMap(({ namespaces = [] }) => namespaces.flatMap(({ name, module }) => namesIn(name, exportsOf.get(module) ?? [], []))),
  ];
}

/** Something that is declared in a namespace or at the top of a module. */
function ownExport(symbol: ApiSymbol | undefined, prefix: string): readonly ReExport[] {
  return symbol?.qualifiedName === `${prefix}${symbol?.name}` ? [{ name: symbol.name, target: symbol.id }] : [];
}

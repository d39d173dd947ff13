import { moduleHref, shortHash, symbolHref } from '../../model/addresses.ts';
import type { ApiModel, ApiPackage, ApiSymbol } from '../../model/api.ts';
import type { AddressesConfig, Config } from '../../model/config.ts';
import type { Inventory } from '../../model/inventory.ts';
import type { Href } from '../../model/links.ts';
import type { ReferenceLinks } from '../../model/plan.ts';
import type { SymbolId } from '../../model/type.ts';
import { formatAddress, parseAddress } from '../links/address.ts';
import { itemHref } from '../routes/symbolPlaces.ts';

interface CopiedAddressesRequest {
  readonly config: Pick<Config, 'api'>;
  readonly api: ApiModel;
  readonly links: Pick<ReferenceLinks, 'bySymbol'>;
  /** Of the site that was published last. */
  readonly published: Inventory;
}

/**
 * Redirects of published pages about re-exports: a package had its own page about what it exports of another documented package, and the page
 * of that package describes both now. By former address.
 */
export function copiedAddresses({ config, api, links, published }: CopiedAddressesRequest): Readonly<Record<string, string>> {
  const { packages, addresses = [] } = published;
  const uris = [...packages.flatMap(({ objects }) => objects.map(({ uri }) => uri)), ...addresses];
  const known = new Set(uris.map((uri) => formatAddress(parseAddress(`/${uri}`))));
  const own = new Set(links.bySymbol.values());
  const byId = new Map(api.packages.flatMap(({ symbols }) => symbols.map((symbol) => [symbol.id, symbol])));
  return Object.fromEntries(
    api.packages.flatMap((pkg) =>
      copiesIn(pkg, byId).flatMap((copy) => {
        const to = links.bySymbol.get(copy.symbol.id);
        const from = formerAddresses(copy, pkg, config).filter((href) => known.has(href) && !own.has(href));
        return to === undefined ? [] : from.map((href) => [href, to] as const);
      }),
    ),
  );
}

/** A redirect of the config counts more. */
export function withImplied(addresses: AddressesConfig, implied: Readonly<Record<string, string>>): AddressesConfig {
  return { ...addresses, redirects: { ...implied, ...addresses.redirects } };
}

interface Copy {
  readonly module: string;
  /** In the package that had the copy. */
  readonly qualifiedName: string;
  readonly symbol: ApiSymbol;
}

/** With the contents of namespaces. */
function copiesIn({ modules, symbols }: ApiPackage, byId: ReadonlyMap<SymbolId, ApiSymbol>): readonly Copy[] {
  const withContents = (copy: Copy): readonly Copy[] => [
    copy,
    ...copy.symbol.children.flatMap((id) => {
      const symbol = byId.get(id);
      return symbol === undefined ? [] : withContents({ ...copy, qualifiedName: `${copy.qualifiedName}.${symbol.name}`, symbol });
    }),
  ];
  const lists = [
    ...modules.map(({ name, references }) => ({ module: name, prefix: '', references })),
    ...symbols.map(({ module, qualifiedName, references = [] }) => ({ module, prefix: `${qualifiedName}.`, references })),
  ];
  return lists.flatMap(({ module, prefix, references }) =>
    references.flatMap(({ name, target, outside }) => {
      const symbol = outside && byId.get(target);
      const names = name === 'default' ? [symbol?.name ?? name, name] : [name];
      return symbol === undefined ? [] : names.flatMap((one) => withContents({ module, qualifiedName: `${prefix}${one}`, symbol }));
    }),
  );
}

/** Names that differed only in case had a mark. */
function formerAddresses({ module, qualifiedName, symbol }: Copy, { slug }: ApiPackage, config: Pick<Config, 'api'>): readonly Href[] {
  const { route: api, layout } = config.api;
  if (layout.symbols === 'modules') return [itemHref(moduleHref({ api, slug, module }), { ...symbol, qualifiedName })];
  const href = symbolHref({ api, slug, module, kind: symbol.kind, name: qualifiedName });
  return [href, `${href}~${shortHash(qualifiedName)}`];
}

import type { ApiModel, ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import { contentsModule } from '../../model/contents.ts';
import type { Inventory, InventoryDocument, InventoryObject } from '../../model/inventory.ts';
import type { Href } from '../../model/links.ts';
import { otherNames } from '../../model/otherNames.ts';
import type { Route, SitePlan } from '../../model/plan.ts';
import { isUnlisted, routeRoles } from '../../model/routeRoles.ts';
import { isFirstVersion } from '../../model/versions.ts';
import { withBase } from '../../model/withBase.ts';
import { formatAddress, parseAddress } from '../../plan/links/address.ts';
import { withImplied } from '../../plan/redirects/copiedAddresses.ts';
import { signatureHash } from './signatureHash.ts';

export interface InventoryRequest {
  readonly config: Config;
  readonly plan: SitePlan;
  readonly api: ApiModel;
}

/** Every name that the site's link space knows: symbols, members, documents, headings. */
export function makeInventory({ config, plan, api }: InventoryRequest): Inventory {
  const [only, ...others] = api.packages.filter((pkg) => isFirstVersion(pkg, api.packages));
  return {
    format: 1,
    project: config.title,
    version: only !== undefined && others.length === 0 ? only.version : '',
    url: config.url === '' ? '' : `${config.url}${config.baseUrl}`,
    packages: api.packages.map((pkg) => ({ name: pkg.name, version: pkg.version, objects: objectsOf(pkg, plan) })),
    documents: plan.routes.flatMap((route): readonly InventoryDocument[] => {
      if (route.kind !== 'document' || isUnlisted(route)) return [];
      const { id, headings } = route.document;
      const own = { name: id, title: route.title, uri: uriOf(route.href) };
      return [
        own,
        ...headings.map((heading) => ({ name: `${id}#${heading.id}`, title: heading.text, uri: uriOf(`${route.href}#${heading.id}`) })),
      ];
    }),
    addresses: otherAddresses({ config, plan, api }),
  };
}

/** Pages and members without a name in the inventory, and former addresses. */
function otherAddresses({ config, plan, api }: InventoryRequest): readonly string[] {
  const pages = plan.routes.flatMap((route) => (hasOwnAddress(route) ? [route.href] : []));
  const members = api.packages.flatMap(({ symbols }) =>
    symbols.flatMap(({ id, members }) =>
      members.filter(({ kind }) => nameless.has(kind)).flatMap(({ anchor }) => plan.links.bySymbol.get(`${id}#${anchor}`) ?? []),
    ),
  );
  const former = [
    ...plan.redirects.pages.map(({ from }) => from),
    ...Object.keys(withImplied(config.addresses, plan.implied).redirects).flatMap((key) =>
      key.includes('#') ? [formatAddress(parseAddress(key))] : [],
    ),
  ];
  return [...new Set([...pages, ...members, ...former].map(uriOf))].toSorted();
}

/** A list of contents exists only in long sidebars. */
function hasOwnAddress(route: Route): boolean {
  return routeRoles[route.kind].inventory === 'address' && !(route.kind === 'page' && route.module === contentsModule);
}

function objectsOf(pkg: ApiPackage, plan: SitePlan): readonly InventoryObject[] {
  const { links } = plan;
  const own = pkg.symbols.flatMap((symbol): readonly InventoryObject[] => {
    const { id, kind, qualifiedName, module, members } = symbol;
    const href = links.bySymbol.get(id);
    if (href === undefined) return [];
    const named = members.filter((member) => !nameless.has(member.kind));
    return [
      { name: qualifiedName, kind, module, uri: uriOf(href), signature: signatureHash(symbol, symbol) },
      ...named.map((member) => ({
        name: `${qualifiedName}.${member.name}`,
        kind: member.kind,
        module,
        uri: uriOf(links.bySymbol.get(`${id}#${member.anchor}`) ?? href),
        signature: signatureHash(member, symbol),
      })),
    ];
  });
  return [...own, ...furtherNames(pkg, plan), ...namespacesOf(pkg, plan)];
}

/** Other names of symbols, symbols of other packages, and default exports that have a name where they are declared. */
function furtherNames(pkg: ApiPackage, { links }: SitePlan): readonly InventoryObject[] {
  const references = pkg.modules.flatMap((module) => module.references.map((one) => ({ ...one, id: one.target, module: module.name })));
  const outside = references.flatMap((one) => one.outside?.symbol ?? []);
  const kinds = new Map([...pkg.symbols, ...outside].map(({ id, kind }) => [id, kind]));
  const declared = pkg.symbols.flatMap(({ id, module, flags, qualifiedName }) =>
    flags.isDefault === true && qualifiedName !== 'default' ? [{ name: 'default', id, module }] : [],
  );
  const exported = references.filter(({ name, outside: symbol }) => name === 'default' || symbol?.symbol.name === name);
  return [...otherNames(pkg), ...declared, ...exported].flatMap(({ name, id, module }) => {
    const [kind, href] = [kinds.get(id), links.bySymbol.get(id)];
    return kind === undefined || href === undefined ? [] : [{ name, kind, module, uri: uriOf(href) }];
  });
}

/** `export * as core from './core'`: the module has a page of its own. Other namespaces are symbols. */
function namespacesOf(pkg: ApiPackage, { routes }: SitePlan): readonly InventoryObject[] {
  const pages = new Map(
    routes.flatMap((route) =>
      route.kind === 'module' && route.package.slug === pkg.slug ? [[route.apiModule.name, route.href] as const] : [],
    ),
  );
  return pkg.modules.flatMap(({ name: module, namespaces = [] }) =>
    namespaces.flatMap(({ name, module: target }) => {
      const href = pages.get(target);
      return href === undefined ? [] : [{ name, kind: 'namespace', module, uri: uriOf(href) }];
    }),
  );
}

const nameless: ReadonlySet<string> = new Set(['index', 'call', 'construct', 'constructor']);

/** Below the site's root: without a leading slash, encoded. */
function uriOf(href: Href): string {
  return withBase('', href);
}

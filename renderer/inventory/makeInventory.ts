import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Inventory, InventoryDocument, InventoryObject } from '../model/inventory.ts';
import type { Href, SitePlan } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';

export interface InventoryRequest {
  readonly config: Config;
  readonly plan: SitePlan;
  readonly api: ApiModel;
}

/** Every name that the site's link space knows: symbols, members, documents, headings. */
export function makeInventory({ config, plan, api }: InventoryRequest): Inventory {
  const [only, ...others] = api.packages;
  return {
    format: 1,
    project: config.title,
    version: only !== undefined && others.length === 0 ? only.version : '',
    url: config.url === '' ? '' : `${config.url}${config.baseUrl}`,
    packages: api.packages.map((pkg) => ({ name: pkg.name, version: pkg.version, objects: objectsOf(pkg, plan) })),
    documents: plan.routes.flatMap((route): readonly InventoryDocument[] => {
      if (route.kind !== 'document' || route.document.frontMatter.unlisted === true) return [];
      const { id, headings } = route.document;
      const own = { name: id, title: route.title, uri: uriOf(route.href) };
      return [
        own,
        ...headings.map((heading) => ({ name: `${id}#${heading.id}`, title: heading.text, uri: uriOf(`${route.href}#${heading.id}`) })),
      ];
    }),
  };
}

function objectsOf({ symbols }: ApiPackage, { links }: SitePlan): readonly InventoryObject[] {
  return symbols.flatMap((symbol): readonly InventoryObject[] => {
    const { id, kind, qualifiedName, module, members } = symbol;
    const href = links.bySymbol.get(id);
    if (href === undefined) return [];
    const named = members.filter((member) => !nameless.has(member.kind));
    return [
      { name: qualifiedName, kind, module, uri: uriOf(href) },
      ...named.map((member) => ({
        name: `${qualifiedName}.${member.name}`,
        kind: member.kind,
        module,
        uri: uriOf(links.bySymbol.get(`${id}#${member.anchor}`) ?? href),
      })),
    ];
  });
}

const nameless: ReadonlySet<string> = new Set(['index', 'call', 'construct', 'constructor']);

/** Below the site's root: without a leading slash, encoded. */
function uriOf(href: Href): string {
  return withBase('', href);
}

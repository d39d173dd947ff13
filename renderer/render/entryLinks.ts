import type { PackageFacts } from '../../templates/pages/PackageIntroduction.tsx';
import { moduleHref, packageHref } from '../model/addresses.ts';
import type { ApiModel, ApiPackage, ApiSymbol, SymbolKind } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Href } from '../model/links.ts';
import { fillMessage } from '../model/messages.ts';
import { readmeImports } from '../model/namedImports.ts';
import type { SitePlan } from '../model/plan.ts';
import { specifierOf } from '../model/specifierOf.ts';
import { isFirstVersion, versionsOf } from '../model/versions.ts';
import { withBase } from '../model/withBase.ts';
import { sampleUses } from '../plan/backlinks/sampleUses.ts';
import { isDeprecated } from '../presentation/commentParts.ts';
import { furtherModules } from '../presentation/furtherModules.ts';
import { mostReferenced } from '../presentation/mostReferenced.ts';
import { overviewSymbols } from '../presentation/overviewSymbols.ts';
import type { EntryLink } from './site.ts';

interface EntryLinksRequest {
  readonly config: Config;
  readonly plan: SitePlan;
  readonly api: ApiModel;
  /** Addresses of documents in reading order. */
  readonly order: readonly Href[];
}

/** A site of more packages lists the others in its reference alone. */
const mostPackages = 100;

/** The ways into a site: its main document, or else the first one to read, then its packages, each in its current version. For pages that have nothing else to offer. */
export function entryLinks({ config, plan, api, order }: EntryLinksRequest): readonly EntryLink[] {
  const { messages, baseUrl, tagline, documents } = config;
  const link = (href: string): string => withBase(baseUrl, href);
  const first = documents?.main === undefined ? order.find((href) => href !== '/') : plan.links.byDocument.get(documents.main);
  const mainRoute = plan.routes.find(({ kind, href }) => kind === 'document' && href === first);
  const current = api.packages.filter((pkg) => isFirstVersion(pkg, api.packages));
  return [
    { label: messages.home, href: baseUrl, text: tagline },
    ...(mainRoute === undefined ? [] : [{ label: mainRoute.title, href: link(mainRoute.href), text: mainRoute.description }]),
    ...current.slice(0, mostPackages).map((pkg) => ({
      label: `${messages.apiReference}: ${pkg.label}`,
      href: link(packageHref(config.api.route, pkg.slug)),
      text: pkg.description,
      package: packageFacts(pkg, { config, plan, api }),
    })),
    ...(current.length > mostPackages
      ? [{ label: messages.apiReference, href: link(config.api.route), text: fillMessage(messages.showAll, { count: current.length }) }]
      : []),
  ];
}

/** A first look at a package shows so many names. */
const firstNames = 6;
/** What one calls or creates is a better beginning than a type. Variables may be callable: `execa`. */
const firstKinds: ReadonlySet<SymbolKind> = new Set(['class', 'function', 'variable']);

function packageFacts(pkg: ApiPackage, { config, plan, api }: Omit<EntryLinksRequest, 'order'>): PackageFacts {
  const { name, slug, label, version, license, repository, isPrivate, modules } = pkg;
  const link = (href: string): string => withBase(config.baseUrl, href);
  const uses = { usedBy: (id: string) => plan.backlinks.get(id), samples: sampleUses(pkg, plan.links), imported: readmeImports(pkg) };
  const listed = overviewSymbols(pkg);
  const ranked = mostReferenced(listed, { ...uses, count: listed.length });
  const isFirst = (symbol: ApiSymbol): boolean => firstKinds.has(symbol.kind) && !isDeprecated(symbol);
  const names = withDistinctNames([...ranked.filter(isFirst), ...ranked.filter((symbol) => !isFirst(symbol))]).slice(0, firstNames);
  const versions = versionsOf(pkg, api.packages).filter((one) => one !== pkg);
  return {
    versions: versions.map((one) => ({
      label: one.version === '' ? one.label : one.version,
      href: link(packageHref(config.api.route, one.slug)),
    })),
    ...{ name, label, version, license, repository, isPrivate },
    symbols: listed.length,
    names: names.flatMap(({ id, qualifiedName, kind }) => {
      const href = plan.links.bySymbol.get(id);
      return href === undefined ? [] : [{ label: qualifiedName, kind, href: link(href) }];
    }),
    modules: furtherModules(modules).named.map((module) => ({
      label: specifierOf(pkg, module),
      href: link(moduleHref({ api: config.api.route, slug, module: module.name })),
    })),
  };
}

/** Of several modules' symbols with one name, the first. */
function withDistinctNames(symbols: readonly ApiSymbol[]): readonly ApiSymbol[] {
  const names = new Set<string>();
  return symbols.filter(({ qualifiedName }) => !names.has(qualifiedName) && names.add(qualifiedName));
}

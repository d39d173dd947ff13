import { joinHref, packageHref, pageFiles, safeSegment } from '../../model/addresses.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';
import type { Route } from '../../model/plan.ts';
import { overviewSymbols } from '../../presentation/overviewSymbols.ts';
import { isByCategory, symbolGroups } from '../../presentation/symbolGroups.ts';

/** The settings that the reference's routes depend on. */
export type PlanSettings = Pick<Config, 'api' | 'messages' | 'title' | 'root' | 'configFiles'>;

interface CategoryRoutesRequest {
  readonly config: PlanSettings;
  /** Route of the reference. */
  readonly api: Href;
  readonly package: ApiPackage;
  readonly sidebar: string;
}

/** A page for each category of a package, where the site wants that (`api.layout.categories: 'pages'`) and the author has set any. */
export function planCategoryRoutes({ config, api, package: pkg, sidebar }: CategoryRoutesRequest): readonly Route[] {
  return categoryPages({ config, api, package: pkg }).map(
    ({ id, title, href }): Route => ({
      kind: 'category',
      href,
      title,
      description: `${title}: ${pkg.label}`,
      ...pageFiles(href),
      from: { file: `${pkg.name}/package.json` },
      sidebar,
      package: pkg,
      category: id,
    }),
  );
}

/** The categories of a package that have pages, by the ids of their groups. */
export function categoryPages({ config, api, package: pkg }: Omit<CategoryRoutesRequest, 'sidebar'>): readonly CategoryAddress[] {
  if (config.api.layout.categories !== 'pages') return [];
  const groups = symbolGroups(overviewSymbols(pkg), { messages: config.messages, categories: pkg.categories });
  return groups.filter(isByCategory).map(({ id, title }) => ({ id, title, href: categoryHref({ api, slug: pkg.slug, id }) }));
}

interface CategoryAddress {
  readonly id: string;
  readonly title: string;
  readonly href: Href;
}

/** Address of a category's page, by the id that its heading has in lists. */
export function categoryHref({ api, slug, id }: { readonly api: Href; readonly slug: string; readonly id: string }): Href {
  return joinHref(packageHref(api, slug), `category/${safeSegment(id.replace(/^category-/, ''))}`);
}

import { joinHref, packageHref, pageFiles, safeSegment } from '../../model/addresses.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';
import type { CategoryContents, Route } from '../../model/plan.ts';
import { mostNames, overviewSymbols } from '../../presentation/overviewSymbols.ts';
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

/** A page for each category of a package that has pages for them. */
export function planCategoryRoutes({ config, api, package: pkg, sidebar }: CategoryRoutesRequest): readonly Route[] {
  return categoryPages({ config, api, package: pkg }).map(
    ({ href, ...category }): Route => ({
      kind: 'category',
      href,
      title: category.title,
      description: `${category.title}: ${pkg.label}`,
      ...pageFiles(href),
      from: { file: `${pkg.name}/package.json` },
      sidebar,
      package: pkg,
      category,
    }),
  );
}

/** The categories of a package that have pages: where the site wants that, and in packages with many names. */
export function categoryPages({ config, api, package: pkg }: Omit<CategoryRoutesRequest, 'sidebar'>): readonly CategoryPage[] {
  const listed = overviewSymbols(pkg);
  const { categories, symbols: shownOn } = config.api.layout;
  const isLong = shownOn === 'pages' && listed.length > mostNames;
  if (categories !== 'pages' && !isLong) return [];
  const groups = symbolGroups(listed, { messages: config.messages, categories: pkg.categories });
  return groups
    .filter(isByCategory)
    .map(({ id, title, symbols }) => ({ id, title, symbols, href: categoryHref({ api, slug: pkg.slug, id }) }));
}

interface CategoryPage extends CategoryContents {
  readonly href: Href;
}

/** Address of a category's page, by the id that its heading has in lists. */
export function categoryHref({ api, slug, id }: { readonly api: Href; readonly slug: string; readonly id: string }): Href {
  return joinHref(packageHref(api, slug), `category/${safeSegment(id.replace(/^category-/, ''))}`);
}

import type { RenderContext } from '../../templates/context.ts';
import { moduleHref, textPrefix } from '../model/addresses.ts';
import type { Route } from '../model/plan.ts';
import { categoryHref } from '../plan/routes/planCategoryRoutes.ts';
import { listHref } from '../plan/routes/planListRoutes.ts';
import { releaseHrefs } from '../plan/routes/planTextRoutes.ts';
import { usersHref } from '../plan/routes/planUsersRoutes.ts';
import type { PageScope } from './pageScope.ts';

interface HrefsRequest {
  readonly route: Route;
  readonly scope: Pick<PageScope, 'frame' | 'site'>;
  /** The URL that a link to a page has, by the page's address within the site. */
  readonly urlOf: (href: string) => string;
}

/** Addresses of pages, for those that render a page of the reference and for those that print it. */
export function pageHrefs({
  route,
  scope: { frame, site },
  urlOf,
}: HrefsRequest): Pick<RenderContext, 'hrefOfPage' | 'hrefOfModule' | 'hrefOfList' | 'hrefOfCategory' | 'hrefOfChange' | 'hrefOfUsers'> {
  const { api } = frame.settings;
  const slug = 'package' in route ? route.package.slug : '';
  return {
    hrefOfPage: urlOf,
    hrefOfModule: (of, module) => urlOf(moduleHref({ api: api.route, slug: of, module })),
    hrefOfList: (id) => urlOf(listHref(route.href, id)),
    hrefOfCategory: (id) => {
      const href = categoryHref({ api: api.route, slug, id });
      return site.page(href)?.kind === 'category' ? urlOf(href) : undefined;
    },
    hrefOfUsers: (id) => {
      const href = site.address(id);
      return href && urlOf(usersHref(href));
    },
    hrefOfChange: (version, anchor) => {
      const href = releaseHrefs({ api: api.route, slug, version }).find((one) => site.page(one) !== undefined);
      return href && urlOf(`${href}#${textPrefix}${encodeURIComponent(anchor)}`);
    },
  };
}

import type { RenderContext } from '../../templates/context.ts';
import type { Layouts } from '../../templates/signature/createLayouts.ts';
import { globalLink } from '../../templates/signature/globalLinks.ts';
import { findExternal } from '../inventory/findExternal.ts';
import type { ApiPackage } from '../model/api.ts';
import type { Route } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';
import { moduleHref } from '../plan/addresses.ts';
import { categoryHref } from '../plan/planCategoryRoutes.ts';
import { listHref } from '../plan/planListRoutes.ts';
import { usersHref } from '../plan/planUsersRoutes.ts';
import type { PageLinks } from './pageLinks.ts';
import type { PageParts } from './pageParts.ts';
import type { RenderRequest } from './renderRequest.ts';
import type { PageTexts } from './repeatMarkup.tsx';
import { versionLinks } from './versionLinks.ts';

/** What the templates of the reference need of the site, for one page. */
export function renderContext({
  route,
  request,
  links,
  layouts,
  parts,
}: {
  readonly route: Route;
  readonly request: RenderRequest;
  readonly links: PageLinks;
  readonly layouts: Layouts;
  readonly parts: PageParts;
}): RenderContext {
  const { config, plan, api, markdown } = request;
  const pkg = 'package' in route ? route.package : firstPackage(api.packages);
  const ownAnchor = `${route.href}#`;
  let texts = 0;
  // Two texts of a page may have the same heading: each has ids of its own.
  const nextPrefix = (): string => {
    texts += 1;
    return texts === 1 ? 'text-' : `text-${texts}-`;
  };
  const pageTexts: PageTexts = {
    resolve: links.resolve,
    texts: (resolve) => ({
      block: (text, options) => markdown.renderBlock(text, resolve, { headingLevel: options?.headingLevel ?? 2, idPrefix: nextPrefix() }),
      inline: (text) => markdown.renderInline(text, resolve),
      firstSentence: (text) => markdown.renderFirstSentence(text, resolve),
    }),
    skipTexts: (count) => {
      texts += count;
    },
  };
  return {
    words: config.words,
    tables: config.api.tables,
    versions: versionLinks({ config, links: plan.links, api, route }),
    package: pkg,
    href: (id) => {
      const href = plan.links.bySymbol.get(id);
      // On its own page, a link to a member is its anchor alone.
      if (href === undefined || href.startsWith(ownAnchor)) return href?.slice(route.href.length);
      return request.address(href);
    },
    hrefOfModule: (slug, module) => withBase(config.baseUrl, moduleHref({ api: config.api.route, slug, module })),
    hrefOfList: (id) => withBase(config.baseUrl, listHref(route.href, id)),
    hrefOfCategory: (id) => {
      const href = categoryHref({ api: config.api.route, slug: pkg.slug, id });
      return plan.links.byHref.get(href)?.kind === 'category' ? withBase(config.baseUrl, href) : undefined;
    },
    hrefOfPage: (href) => withBase(config.baseUrl, href),
    usedBy: (id) => plan.backlinks.get(id),
    hrefOfUsers: (id) => {
      const href = plan.links.bySymbol.get(id);
      return href === undefined ? undefined : withBase(config.baseUrl, usersHref(href));
    },
    hiddenTypesOf: request.hiddenTypes(pkg.slug),
    layouts,
    globalHref: globalLink,
    externalHref: (packageName, name) => findExternal(plan.links.external, packageName, name),
    cardOf: () => undefined,
    isTold: () => false,
    repeated: (part) => parts.place(request.repeatMarkup(part, pageTexts)),
    ...pageTexts.texts(links.resolve),
  };
}

function firstPackage([first]: readonly ApiPackage[]): ApiPackage {
  if (first === undefined) throw new Error('The index of packages is rendered only where there is a package.');
  return first;
}

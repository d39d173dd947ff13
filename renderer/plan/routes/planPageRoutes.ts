import { pageFiles } from '../../model/addresses.ts';
import { type Config, configPlace } from '../../model/config.ts';
import type { Route } from '../../model/plan.ts';
import { searchHref, searchModule } from '../../model/search.ts';
import type { CustomPage } from '../../model/source.ts';

/** The page of this address, `content/pages/404.tsx`, is shown at unknown addresses. */
export const notFoundHref = '/404';

interface PageRoutesRequest {
  readonly config: Config;
  readonly pages: readonly CustomPage[];
  /** Routes of documents and of packages' texts: one of them may be the home page. */
  readonly documents: readonly Route[];
}

/** Routes of the user's own React pages, with the home, search and not-found pages that every site has; the user's own take their place. */
export function planPageRoutes({ config, pages, documents }: PageRoutesRequest): readonly Route[] {
  const custom = pages.filter(({ href }) => href !== notFoundHref).map((page) => pageRoute(page));
  const hasHome = [...pages, ...documents].some(({ href }) => href === '/');
  const hasSearch = pages.some(({ href }) => href === searchHref);
  const notFound = pages.filter(({ href }) => href === notFoundHref).map((page) => notFoundRoute(page));
  return [
    ...custom,
    ...(hasHome ? [] : [defaultHome(config)]),
    ...(hasSearch ? [] : [searchRoute(config)]),
    ...(notFound.length === 0 ? [defaultNotFound(config)] : notFound),
  ];
}

function pageRoute({ module, href, title, description }: CustomPage): Route {
  return {
    kind: href === '/' ? 'home' : 'page',
    href,
    title,
    description,
    ...pageFiles(href),
    from: { file: module },
    module,
  };
}

/** Made by the `HomePage` template: `module` is empty. */
function defaultHome(config: Config): Route {
  const { title, tagline } = config;
  return {
    kind: 'home',
    href: '/',
    title,
    description: tagline,
    ...pageFiles('/'),
    from: configPlace(config),
    module: '',
  };
}

/** Made by the `SearchPage` template. */
function searchRoute(config: Config): Route {
  const { messages, title } = config;
  return {
    kind: 'page',
    href: searchHref,
    title: messages.search,
    description: `${messages.search}: ${title}`,
    ...pageFiles(searchHref),
    from: configPlace(config),
    module: searchModule,
  };
}

/** Hosts look for this very file. */
function notFoundRoute({ module, title, description }: CustomPage): Route {
  return { kind: 'not-found', href: notFoundHref, title, description, html: '404.html', data: '404.json', from: { file: module }, module };
}

/** Made by the `NotFoundPage` template: `module` is empty. */
function defaultNotFound(config: Config): Route {
  const { messages } = config;
  const page = { module: '', href: notFoundHref, title: messages.notFoundTitle, description: messages.notFoundText };
  return { ...notFoundRoute(page), from: configPlace(config) };
}

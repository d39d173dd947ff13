import { posix } from 'node:path';
import { plainAddress } from '../../draft/addresses.ts';
import { filesBelow, isDocumentPath, readDocument } from '../../draft/projectFiles.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';
import { slugOf } from './astroPages.ts';

interface AstroCollection {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** Route of its documents; undefined where no page shows them. */
  readonly route: string | undefined;
  /** Other routes that pages may give its documents. Default: none. */
  readonly otherRoutes?: readonly string[];
  /** Whether its documents are pages themselves, which have no slugs. Default: false. */
  readonly isPages?: boolean;
}

interface Maker {
  readonly path: string;
  readonly code: string;
}

/** Folders of `src/content` with the routes of the pages that name them (`getCollection('docs')`), and the Markdown of `src/pages`. */
export function astroCollections(files: ProjectFiles, folder: string): readonly AstroCollection[] {
  const [content, pages] = ['src/content', 'src/pages'].map((name) => posix.join(folder, name)) as [string, string];
  const paths = filesBelow(files, pages);
  const makers = paths
    .filter((path) => /\[[^\]]+\]\.astro$/.test(path))
    .map((path): Maker => ({ path, code: files.text(posix.join(pages, path)) ?? '' }));
  const collections = files
    .list(content)
    .filter(({ name, kind }) => kind === 'folder' && filesBelow(files, posix.join(content, name)).some(isDocumentPath))
    .map(({ name }): AstroCollection => {
      const [first, ...others] = routesOf(name, makers);
      const one = { name, folder: posix.join(content, name) };
      if (first === undefined) return { ...one, route: undefined };
      const route = usedRoute(files, { ...one, routes: [first, ...others] });
      return { ...one, route, otherRoutes: [first, ...others].filter((other) => other !== route && posix.join(other, name) !== route) };
    });
  const names = collections.map(({ name }) => name);
  const free = ['pages', ...names.map((_, index) => `pages-${index + 2}`)].find((name) => !names.includes(name)) ?? 'pages';
  return [...collections, ...(paths.some(isDocumentPath) ? [{ name: free, folder: pages, route: '/', isPages: true }] : [])];
}

/** Routes of the pages that name a collection. Those that show documents, and take the rest of an address, come before lists of documents. */
function routesOf(name: string, makers: readonly Maker[]): readonly string[] {
  const naming = makers
    .filter(({ code }) => [`'${name}'`, `"${name}"`].some((quoted) => code.includes(quoted)))
    .map(({ path, code }) => ({ route: routeOf(path), signs: Number(/<Content\b|\brender\(/.test(code)) + Number(path.includes('[...')) }));
  const most = Math.max(...naming.map(({ signs }) => signs));
  return [...new Set(naming.filter(({ signs }) => signs === most).map(({ route }) => route))];
}

/** `docs/[...slug].astro` makes the pages below `/docs`. */
function routeOf(path: string): string {
  return posix.join(
    '/',
    ...posix
      .dirname(path)
      .split('/')
      .filter((part) => !part.startsWith('[')),
  );
}

interface RouteRequest extends Pick<AstroCollection, 'name' | 'folder'> {
  readonly routes: readonly [string, ...string[]];
}

/** A page may make addresses below the name of its collection. The links of the documents say whether it does, and which page makes them. */
function usedRoute(files: ProjectFiles, { name, folder, routes }: RouteRequest): string {
  const documents = filesBelow(files, folder)
    .filter(isDocumentPath)
    .flatMap((path) => readDocument(files, folder, path) ?? []);
  const slugs = new Set(documents.map(slugOf));
  const links = documents.flatMap(({ text }) =>
    [...text.matchAll(/(?:\]\(|href=["'])(\/[^\s()"'#?]*)/g)].map(([, href = '']) => plainAddress(href)),
  );
  const countOf = (base: string): number =>
    links.filter((href) => href.startsWith(base === '/' ? '/' : `${base}/`) && slugs.has(plainAddress(posix.relative(base, href)))).length;
  const candidates = routes.flatMap((route) => [route, posix.join(route, name)]).map((route) => ({ route, count: countOf(route) }));
  return candidates.reduce((best, one) => (one.count > best.count ? one : best)).route;
}

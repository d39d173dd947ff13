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
}

/** Folders of `src/content` with the routes of the pages that name them (`getCollection('docs')`), and the Markdown of `src/pages`. */
export function astroCollections(files: ProjectFiles, folder: string): readonly AstroCollection[] {
  const [content, pages] = ['src/content', 'src/pages'].map((name) => posix.join(folder, name)) as [string, string];
  const paths = filesBelow(files, pages);
  const makers = paths
    .filter((path) => /\[[^\]]+\]\.astro$/.test(path))
    .map((path) => ({ route: routeOf(path), code: files.text(posix.join(pages, path)) ?? '' }));
  const collections = files
    .list(content)
    .filter(({ name, kind }) => kind === 'folder' && filesBelow(files, posix.join(content, name)).some(isDocumentPath))
    .map(({ name }) => ({
      name,
      folder: posix.join(content, name),
      route: makers.find(({ code }) => [`'${name}'`, `"${name}"`].some((quoted) => code.includes(quoted)))?.route,
    }))
    .map((one) => (one.route === undefined ? one : { ...one, route: usedRoute(files, { ...one, route: one.route }) }));
  return [...collections, ...(paths.some(isDocumentPath) ? [{ name: 'pages', folder: pages, route: '/' }] : [])];
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

/** A page may make addresses below the name of its collection. The links of the documents say whether it does. */
function usedRoute(files: ProjectFiles, { name, folder, route }: AstroCollection & { readonly route: string }): string {
  const documents = filesBelow(files, folder)
    .filter(isDocumentPath)
    .flatMap((path) => readDocument(files, folder, path) ?? []);
  const slugs = new Set(documents.map(slugOf));
  const links = documents.flatMap(({ text }) =>
    [...text.matchAll(/(?:\]\(|href=["'])(\/[^\s()"'#?]*)/g)].map(([, href = '']) => plainAddress(href)),
  );
  const below = posix.join(route, name);
  const countOf = (base: string): number =>
    links.filter((href) => href.startsWith(base === '/' ? '/' : `${base}/`) && slugs.has(plainAddress(posix.relative(base, href)))).length;
  return countOf(below) > countOf(route) ? below : route;
}

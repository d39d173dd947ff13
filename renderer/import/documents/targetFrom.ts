import { posix } from 'node:path';
import { relativeFrom } from '../../model/relativePath.ts';
import { repositoryFile } from '../../packages/repositoryFile.ts';
import { plainAddress, withoutBase } from '../draft/addresses.ts';
import { aliased, decoded, extraFile, type FormerSite } from './formerSite.ts';
import type { DocumentPlaces, PlannedDocument } from './placeDocuments.ts';
import { isPicture } from './publishedPath.ts';

/** The link to write for a relative one; undefined to leave it. */
export function targetFrom(
  { source, to, address, collection, isMdx }: PlannedDocument,
  target: string,
  site: FormerSite,
): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (path === '' || /^[a-z]+:/i.test(path)) return undefined;
  if (path.startsWith('/')) {
    const short = withoutBase(target, site.baseUrl);
    // The page of a folder has no name of its own at the new site.
    if (site.byAddress.has(plainAddress(path))) return /\/index(?:\.html)?$/.test(path) ? `${plainAddress(path)}${rest}` : undefined;
    // Vite finds pictures in the folder of the documents, too.
    const document = /\.mdx?$/.test(path) || (!isMdx && isPicture(path)) ? documentAt(collection, path, site) : undefined;
    if (document !== undefined) return `${encodeURI(relativeFrom(to, document))}${rest}`;
    return site.byAddress.has(plainAddress(short)) ? short : site.redirected(short);
  }
  const alias = aliased(path, site);
  const file = alias ?? posix.resolve(posix.dirname(source), decoded(path));
  const isFromFolder = alias === undefined && /^[^.].*\.mdx?$/.test(path);
  const next =
    site.moved.get(file) ??
    site.moved.get(withOtherEnding(file)) ??
    (isFromFolder ? documentAt(collection, path, site) : undefined) ??
    extraFile(file, site);
  if (next === undefined) return alias === undefined ? pageFrom({ address, source }, `${path}${rest}`, site) : undefined;
  const natural = posix.join(posix.dirname(to), decoded(path));
  return alias === undefined && natural === next ? undefined : `${encodeURI(relativeFrom(to, next))}${rest}`;
}

/** Some sites name documents of MDX as those of Markdown, or the other way round. */
function withOtherEnding(path: string): string {
  return path.endsWith('.mdx') ? path.slice(0, -1) : path.endsWith('.md') ? `${path}x` : path;
}

/** The new place of a document by a path that counts from the folder of the documents, or of the site. It may have another ending. */
function documentAt(collection: string, path: string, { moved, folder }: FormerSite): string | undefined {
  return [collection, folder].map((root) => moved.get(posix.join(root, decoded(path)))).find((one) => one !== undefined);
}

/** The id of a document that another names by an id or a link. */
export function neighborOf(
  { collection, source }: PlannedDocument,
  target: { readonly id: string } | { readonly link: string },
  { plan, ...site }: FormerSite & { readonly plan: DocumentPlaces },
): string | undefined {
  if ('id' in target) return plan.documents.find((one) => one.collection === collection && one.formerIds.includes(target.id))?.id;
  const path = decoded(withoutBase(target.link, site.baseUrl).replace(/[?#].*$/, ''));
  const file = posix.resolve(posix.dirname(source), path).replace(/\.mdx?$/, '');
  const relative = path.startsWith('/')
    ? undefined
    : plan.documents.find((one) => one.source.replace(/(?:\/index)?\.mdx?$/, '') === file)?.id;
  return relative ?? site.byAddress.get(plainAddress(path))?.id;
}

/** The URL of a file of the repository that the new site does not have, at its host. */
export function sourceUrl({ source }: PlannedDocument, target: string, { files, repository, moved }: FormerSite): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (repository === undefined || path === '' || /^(?:[a-z]+:|\/|@|~)/i.test(path)) return undefined;
  const file = posix.resolve(posix.dirname(source), decoded(path));
  if (moved.has(file) || !files.exists(file)) return undefined;
  const url = repositoryFile({ repository: repository.url, path: posix.relative(repository.folder, file), kind: 'link' });
  return url === undefined ? undefined : `${url}${rest}`;
}

/** A relative link that a browser would follow from the page's former address, and that names no file, becomes the address of its page. */
function pageFrom({ address, source }: Pick<PlannedDocument, 'address' | 'source'>, target: string, site: FormerSite): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const file = posix.resolve(posix.dirname(source), path);
  const isFile = ['', '.md', '.mdx', '/index.md', '/index.mdx'].some((ending) => site.moved.has(`${file}${ending}`));
  if (isFile || /\.(?!html?$)[a-z\d]+$/i.test(path)) return undefined;
  const bases = site.hasSlash ? [address, posix.dirname(address)] : [posix.dirname(address), address];
  const addresses = bases.map((base) => plainAddress(posix.resolve(base, path)));
  const found = addresses.map((one) => site.byAddress.get(one)).find((one) => one !== undefined);
  if (found !== undefined) return `${found.address}${rest}`;
  return addresses.map((one) => site.redirected(`${one}${rest}`)).find((one) => one !== undefined);
}

import { posix } from 'node:path';
import { parseJson } from '../../model/parseJson.ts';
import { relativeFrom } from '../../model/relativePath.ts';
import { contains } from '../../packages/readRegularFile.ts';
import type { PathAlias } from '../draft/pathAliases.ts';
import { readDocument } from '../draft/projectFiles.ts';
import type { ProjectFiles } from '../values/evaluation.ts';
import { isDataModule } from '../values/isDataModule.ts';
import { withoutCode } from './fences.ts';
import type { PlannedDocument } from './placeDocuments.ts';
import { freePath, isPicture, partPath, publishedPath } from './publishedPath.ts';

/** Where things of the former site are at the new one. */
export interface FormerSite {
  readonly files: ProjectFiles;
  /** Absolute folder of the site, which `@site/` and `@/` mean. */
  readonly folder: string;
  /** Other beginnings of paths that mean a folder. Default: none. */
  readonly aliases?: readonly PathAlias[] | undefined;
  /** Documents by their addresses, former ones included. */
  readonly byAddress: ReadonlyMap<string, Pick<PlannedDocument, 'address' | 'id'>>;
  /** Where an address without a page redirects, with the anchor; undefined for one that does not. */
  readonly redirected: (href: string) => string | undefined;
  /** Whether relative links count from below the page's address. */
  readonly hasSlash: boolean;
  readonly baseUrl?: string | undefined;
  /** Address of the repository for a browser, and its absolute folder. */
  readonly repository?: { readonly url: string; readonly folder: string } | undefined;
  /** Files that documents include, by absolute path. */
  readonly included: Set<string>;
  readonly moved: ReadonlyMap<string, string>;
  /** Files from other folders, by absolute path: their new one. */
  readonly extra: Map<string, string>;
  /** Paths that files of the new site have, below its documents. */
  readonly taken: Set<string>;
  /** Markdown that documents import or include, by absolute path, each with the first document that does. */
  readonly parts: Map<string, PlannedDocument>;
}

/** A part of a document as a document of its own, at its place at the new site. Undefined for one that cannot be read. */
export function partOf(source: string, user: PlannedDocument, { files, moved, extra, folder }: FormerSite): PlannedDocument | undefined {
  const to = moved.get(source) ?? extra.get(source);
  const root = contains(user.collection, source) ? user.collection : folder;
  const part = readDocument(files, posix.dirname(source), posix.basename(source));
  if (to === undefined || part === undefined) return undefined;
  const path = contains(root, source) ? posix.relative(root, source) : posix.basename(source);
  return {
    ...user,
    ...part,
    path,
    source,
    to,
    bare: withoutCode(part.text),
    slug: undefined,
    lead: undefined,
    printsTitle: false,
    dropsKeys: [],
  };
}

/** The specifier of a file that the new site has: a part of a document, a picture, or a module with nothing but data. */
export function importFrom(document: PlannedDocument, specifier: string, site: FormerSite): string | undefined {
  const { source, to } = document;
  const named = aliased(specifier, site) ?? (/^\.{1,2}\//.test(specifier) ? posix.resolve(posix.dirname(source), specifier) : undefined);
  if (named === undefined) return undefined;
  const isFile = isPicture(named) || /\.mdx?$/.test(named);
  const path = isFile ? named : dataModule(named, site);
  if (path === undefined) return undefined;
  const isPart = /\.mdx?$/.test(path);
  const next =
    site.moved.get(path) ??
    (isFile ? extraFile(path, site, isPart ? document : undefined) : placeOf(path, importedPath(path, site.files), site));
  if (next === undefined) return undefined;
  if (isPart && !site.parts.has(path)) site.parts.set(path, document);
  const natural = `${posix.join(posix.dirname(to), specifier)}${path.slice(named.length)}`;
  return specifier.startsWith('.') && natural === next ? specifier : relativeFrom(to, next);
}

const moduleEndings = ['', '.ts', '.js', '.mts', '.mjs', '.tsx', '.jsx', '/index.ts', '/index.js'];

function dataModule(named: string, { files, included }: FormerSite): string | undefined {
  const paths = moduleEndings.map((ending) => `${named}${ending}`);
  // The copy of a manifest would keep its version, and be the manifest of the modules next to it.
  const path = paths.find((one) => /\.m?[jt]sx?$|(?<!\/package)\.json$/.test(one) && files.exists(one));
  const text = path === undefined ? undefined : files.text(path);
  if (path === undefined || text === undefined) return undefined;
  if (path.endsWith('.json') ? parseJson(text) === undefined : !isDataModule(text)) return undefined;
  included.add(path);
  return path;
}

/** The path to write for a file that a document includes. `@/` and `/` are the folder of the documents, or of the site. */
export function includedFrom(document: PlannedDocument, path: string, site: FormerSite): string | undefined {
  const { source, path: within, to } = document;
  const { files, moved, folder, included } = site;
  const [, rooted] = /^(?:@\/|@site\/|~\/|\/)(.+)$/.exec(path) ?? [];
  const root = source.slice(0, -within.length - 1);
  const found = (
    rooted === undefined ? [posix.resolve(posix.dirname(source), path)] : [posix.join(root, rooted), posix.join(folder, rooted)]
  ).find((one) => moved.has(one) || files.exists(one));
  if (found === undefined) return undefined;
  included.add(found);
  // The part of the path that the folder has at the new site.
  const prefix = posix.dirname(to).slice(0, posix.dirname(to).length - posix.dirname(within).replace(/^\.$/, '').length);
  // A build looks for menus of other tools among the documents.
  const isOwn = found.startsWith(`${root}/`) && posix.basename(found) !== 'SUMMARY.md';
  const own = isOwn ? posix.join(prefix, asPart(found.slice(root.length + 1))) : undefined;
  const next = moved.get(found) ?? placeOf(found, own ?? importedPath(found, files), site);
  if (/\.mdx?$/.test(found) && !site.parts.has(found)) site.parts.set(found, document);
  const natural = rooted === undefined ? posix.join(posix.dirname(to), path) : rooted;
  return natural === next ? path : relativeFrom(to, next);
}

/** Where a part goes: gqldocs publishes all Markdown whose name, and whose folders' names, do not begin with `_`. */
function asPart(path: string): string {
  return !/\.mdx?$/.test(path) || /(?:^|\/)_/.test(path) ? path : posix.join(posix.dirname(path), `_${posix.basename(path)}`);
}

/** A file of another folder gets a place with the documents. `user`: the document that has it as a part. */
export function extraFile(path: string, site: FormerSite, user?: Pick<PlannedDocument, 'isMdx'>): string | undefined {
  const { files, extra, moved } = site;
  const known = extra.get(path);
  if (known !== undefined) return known;
  if (moved.has(path) || !(user !== undefined || isPicture(path)) || !files.exists(path)) return undefined;
  const shown = importedPath(path, files);
  return placeOf(path, user?.isMdx ? partPath(shown, files.text(path)) : publishedPath(shown), site);
}

function importedPath(path: string, files: ProjectFiles): string {
  return posix.join('_imported', files.shown(path).replace(/^(?:\.\.\/)+/, ''));
}

/** The place of a file from another folder: the one that it has, or the wanted one, with a number if another file has that. */
function placeOf(path: string, wanted: string, { extra, taken }: FormerSite): string {
  const to = extra.get(path) ?? freePath(wanted, taken);
  extra.set(path, to);
  return to;
}

/** `@/` and `~/` are the folder of the site, or the sources in it. The site may have other aliases. */
export function aliased(
  path: string,
  { folder, files, aliases = [] }: Pick<FormerSite, 'folder' | 'files' | 'aliases'>,
): string | undefined {
  const own = aliases.flatMap(([prefix, root]) => (path.startsWith(prefix) ? [posix.join(root, path.slice(prefix.length))] : []));
  const found = own.find((one) => files.exists(one));
  if (found !== undefined) return found;
  const [, rest] = /^(?:@site|@|~)\/(.+)$/.exec(path) ?? [];
  if (rest === undefined) return undefined;
  const candidates = ['', 'src'].map((within) => posix.join(folder, within, rest));
  return candidates.find((one) => files.exists(one)) ?? candidates[0];
}

/** A path without percent signs; as it is if it is not well-formed. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

import { posix } from 'node:path';
import { authorHref, joinHref } from '../../model/addresses.ts';
import { isElsewhere, plainAddress } from '../draft/addresses.ts';
import { filesBelow, readDocument } from '../draft/projectFiles.ts';
import type { Collection, Note, SourceDocument } from '../draft/siteDraft.ts';
import type { ProjectFiles } from '../values/evaluation.ts';
import { withoutCode } from './fences.ts';
import { needsMdx } from './needsMdx.ts';
import { freePath, partPath, publishedPath } from './publishedPath.ts';

/** A document, where it comes from and where it goes. */
export interface PlannedDocument extends SourceDocument {
  /** Absolute path of its source. */
  readonly source: string;
  /** Path below the documents of the new site. */
  readonly to: string;
  /** Its id at the new site. */
  readonly id: string;
  /** Its address there. */
  readonly address: string;
  /** Slug to write; undefined where the address follows from the path. */
  readonly slug: string | undefined;
  /** Keys of front matter to take out. */
  readonly dropsKeys: readonly string[];
  /** A line to write above its text. */
  readonly lead?: string | undefined;
  /** Whether the former tool reads `.md` as MDX. */
  readonly isMdx: boolean;
  /** Whether the former tool prints `title` above the text, also where that has a heading of level 1. */
  readonly printsTitle: boolean;
  /** Ids by which documents of its collection name it. */
  readonly formerIds: readonly string[];
  /** Absolute folder of its collection. */
  readonly collection: string;
  /** Its text without code. */
  readonly bare: string;
}

export interface DocumentPlaces {
  /** Route of all documents. */
  readonly route: string;
  /** Their folder, relative to the new site. */
  readonly folder: string;
  readonly documents: readonly PlannedDocument[];
  /** Files next to the documents, by absolute path: their path below the documents of the new site. */
  readonly files: ReadonlyMap<string, string>;
  /** Former addresses of documents: the new ones. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
  readonly notes: readonly Note[];
}

/** Gives each document a place and an address: those that it had, wherever that is possible. */
export function placeDocuments(files: ProjectFiles, collections: readonly Collection[]): DocumentPlaces {
  const route = collections.length === 1 ? (collections[0]?.route ?? '/') : '/';
  const folder = folderOf(files, { route, collections });
  const documents: PlannedDocument[] = [];
  const others = new Map<string, string>();
  const redirects: (readonly [string, string])[] = [];
  const notes: Note[] = [];
  const takenPaths = new Set<string>();
  const known = new Set<string>();
  const takenAddresses = new Set<string>();
  for (const collection of collections) {
    const prefix = posix.relative(route, collection.route);
    for (const path of filesBelow(files, collection.folder, collection.skips)) {
      const source = posix.join(collection.folder, path);
      if (!collection.includes(path)) {
        if (/\.(?:md|mdx|markdown)$/i.test(path) && !/(?:^|\/)_/.test(path)) continue;
        const own = posix.join(prefix, collection.isMdx ? partPath(path, files.text(source)) : publishedPath(path));
        if (others.get(source) !== own) others.set(source, freePath(own, takenPaths));
        continue;
      }
      const read = readDocument(files, collection.folder, path);
      const addresses = read === undefined ? [] : collection.addressesOf(read).map(plainKeepingHtml);
      const [wanted] = addresses;
      if (read === undefined || wanted === undefined) {
        const text = read === undefined ? 'The file cannot be read.' : 'A draft, which is not published.';
        notes.push({ kind: 'dropped', subject: path, text, place: { file: files.shown(source) } });
        continue;
      }
      // A collection of posts may be a folder of another collection.
      const key = `${source}\n${wanted}`;
      if (known.has(key)) continue;
      known.add(key);
      const bare = withoutCode(read.text);
      const isMdx = path.endsWith('.mdx') || (collection.isMdx && needsMdx({ text: read.text, bare }));
      const to = freePath(posix.join(prefix, path.replace(/(?:\.\w+)?$/, isMdx ? '.mdx' : '.md')), takenPaths);
      const id = idOf(to, read.frontMatter);
      const free = freeAddress(wanted, takenAddresses);
      const { slug, address, isNatural } = addressAt({
        route,
        id,
        frontMatter: read.frontMatter,
        wanted: free,
      });
      if (free !== wanted)
        notes.push({
          kind: 'question',
          subject: posix.join(folder, to),
          text: `Another document has the address ${wanted}, so this one is at ${address}.`,
          todo: 'Are both needed? Delete one, or give it another `slug`.',
          place: { file: files.shown(source) },
        });
      takenAddresses.add(address);
      documents.push({
        ...{ ...read, source, to, id, slug, address, bare },
        collection: collection.folder,
        lead: collection.leadOf?.(read),
        isMdx: collection.isMdx,
        printsTitle: collection.printsTitle ?? false,
        formerIds: collection.idsOf?.(read) ?? [],
        dropsKeys: [...(collection.dropsKeys ?? []), ...(isNatural ? ['slug'] : [])],
      });
      redirects.push(...addresses.filter((one) => one !== address).map((one) => [one, address] as const));
      if (slug !== undefined)
        notes.push({
          kind: 'changed',
          subject: posix.join(folder, to),
          text: `\`slug\` keeps the address ${address}.`,
          place: { file: files.shown(source), line: 1 },
        });
      if (isNatural)
        notes.push({
          kind: 'changed',
          subject: posix.join(folder, to),
          text: `It needs no \`slug\`: ${address} follows from its place.`,
          place: { file: files.shown(source), line: 1 },
        });
      if (/\.mdx?$/.exec(to)?.[0] !== /\.\w+$/.exec(path)?.[0])
        notes.push({
          kind: 'changed',
          subject: posix.join(folder, to),
          text: 'Renamed, because it has components.',
          place: { file: files.shown(source) },
        });
    }
  }
  return { route, folder, documents, files: others, redirects: redirects.filter(([from]) => !takenAddresses.has(from)), notes };
}

/** `content/docs`, but for a site whose documents below `/docs` are only a part: theirs would be `content/docs/docs`. */
function folderOf(
  files: ProjectFiles,
  { route, collections }: { readonly route: string; readonly collections: readonly Collection[] },
): string {
  const hasDocs = collections.some((one) => {
    const prefix = posix.relative(route, one.route);
    return prefix === ''
      ? files.list(one.folder).some(({ name, kind }) => name === 'docs' && kind === 'folder')
      : /^docs(?:\/|$)/.test(prefix);
  });
  return hasDocs ? 'content/site' : 'content/docs';
}

/** An address that ends with `.html` is kept, as an address of its own. */
function plainKeepingHtml(address: string): string {
  return address.endsWith('.html') ? posix.resolve('/', address) : plainAddress(address);
}

function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; number < 1000; number += 1) {
    const next = number === 1 ? wanted : `${wanted === '/' ? '/home' : wanted}-${number}`;
    if (!taken.has(next)) return next;
  }
  return wanted;
}

/** As `parseDocument` makes it. */
function idOf(path: string, { id }: SourceDocument['frontMatter']): string {
  const own = path.replace(/\.mdx?$/, '');
  return typeof id === 'string' ? [...own.split('/').slice(0, -1), id].join('/') : own;
}

interface AddressRequest {
  readonly route: string;
  readonly id: string;
  readonly frontMatter: SourceDocument['frontMatter'];
  readonly wanted: string;
}

interface Address extends Pick<PlannedDocument, 'slug' | 'address'> {
  /** Whether a slug that the document has would give it another address, and none the wanted one. */
  readonly isNatural?: boolean;
}

/** The address that gqldocs gives a document, with a slug where it would be another than the wanted one. */
function addressAt({ route, id, frontMatter, wanted }: AddressRequest): Address {
  const written = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  const address = hrefOf({ route, id, slug: written });
  if (wanted === address || isElsewhere(wanted)) return { slug: undefined, address };
  if (wanted === hrefOf({ route, id, slug: undefined })) return { slug: undefined, address: wanted, isNatural: true };
  const slug = `/${posix.relative(route, wanted)}`;
  const isBelow = !slug.startsWith('/..');
  const next = isBelow ? hrefOf({ route, id, slug }) : address;
  return next === address ? { slug: undefined, address } : { slug, address: next };
}

/** As `planDocumentRoutes` makes it. */
function hrefOf({ route, id, slug }: { readonly route: string; readonly id: string; readonly slug: string | undefined }): string {
  const path = slug === undefined ? `/${id}`.replace(/\/index$/, '') : posix.resolve('/', posix.dirname(id), slug);
  return joinHref(route, authorHref(path));
}

import { posix } from 'node:path';
import { lineAt } from '../../model/lineAt.ts';
import type { Place } from '../../model/problem.ts';
import { repositoryFile } from '../../packages/repositoryFile.ts';
import { plainAddress, withoutBase } from '../draft/addresses.ts';
import type { Note } from '../draft/siteDraft.ts';
import type { ProjectFiles } from '../values/evaluation.ts';
import { adaptFormulas } from './adaptFormulas.ts';
import { adaptImports, type StandIn } from './adaptImports.ts';
import { adaptIncludes } from './adaptIncludes.ts';
import { adaptLinks } from './adaptLinks.ts';
import { applyEdits, withComments, withoutCode, withoutParts } from './fences.ts';
import { keyEdits, leadEdit, slugEdit } from './frontMatterEdit.ts';
import { headingIds } from './headingIds.ts';
import { neighborEdits } from './neighborEdits.ts';
import type { DocumentPlan, PlannedDocument } from './planDocuments.ts';
import { adaptPrograms, waitingConstants } from './programs.ts';
import { standInModule, standInNotes } from './standIns.ts';

/** A file of the new site: a text, or a copy of a file. */
export type ImportedFile = { readonly path: string; readonly text: string } | { readonly path: string; readonly from: string };

export interface AdaptedDocuments {
  readonly files: readonly ImportedFile[];
  readonly notes: readonly Note[];
  /** Links to files of the repository that the new site does not have. */
  readonly sourceLinks: readonly SourceLink[];
}

export interface SourceLink {
  readonly target: string;
  readonly url: string;
  readonly place: Place;
}

interface AdaptRequest {
  readonly files: ProjectFiles;
  readonly plan: DocumentPlan;
  /** Absolute folder of the site, which `@site/` and `@/` mean. */
  readonly folder: string;
  /** Documents by their addresses, former ones included. */
  readonly byAddress: ReadonlyMap<string, Pick<PlannedDocument, 'address' | 'id'>>;
  /** Where an address without a page redirects, with the anchor; undefined for one that does not. */
  readonly redirected: (href: string) => string | undefined;
  /** Whether relative links count from below the page's address. */
  readonly hasSlash: boolean;
  readonly baseUrl?: string | undefined;
  /** Address of the repository for a browser, and its absolute folder. */
  readonly repository?: { readonly url: string; readonly folder: string } | undefined;
  /** The id of a heading by its text at the former site. Default: as GitHub makes it. */
  readonly headingId?: ((text: string) => string) | undefined;
  /** Whether formulas are written as mdBook reads them. Default: false. */
  readonly hasMathjax?: boolean | undefined;
}

/** The documents of the new site, and the files that they need. A document changes only where it would not work otherwise. */
export function adaptDocuments({
  files,
  plan,
  folder,
  byAddress,
  redirected,
  hasSlash,
  headingId,
  hasMathjax = false,
  baseUrl,
  repository,
}: AdaptRequest): AdaptedDocuments {
  const root = plan.folder;
  const moved = new Map<string, string>([...plan.files, ...plan.documents.map(({ source, to }) => [source, to] as const)]);
  const extra = new Map<string, string>();
  const standIns: (StandIn & { readonly document: PlannedDocument })[] = [];
  const notes: Note[] = [];
  const included = new Set<string>();
  const sourceLinks: SourceLink[] = [];
  const context = { files, included, baseUrl, repository, moved, extra, folder, byAddress, redirected, hasSlash };
  const documents = plan.documents.map((document): ImportedFile => {
    const { text, bare, to, slug } = document;
    const links = adaptLinks({
      bare,
      resolve: (target) => {
        const next = targetFrom(document, target, context);
        if (next !== undefined) return next;
        const url = sourceUrl(document, target, context);
        const place = { file: files.shown(document.source), line: lineAt(text, bare.indexOf(target)) };
        if (url !== undefined) sourceLinks.push({ target, url, place });
        return url;
      },
    });
    const programs = to.endsWith('.mdx') ? adaptPrograms({ text, bare, frontMatter: document.frontMatter }) : [];
    for (const { 2: name = '', index } of to.endsWith('.mdx') ? waitingConstants(bare) : [])
      notes.push({
        kind: 'question',
        subject: `\`${name}\``,
        text: 'The former tool waited for its value, which is an empty text now.',
        todo: 'Write the value.',
        place: { file: files.shown(document.source), line: lineAt(text, index) },
      });
    const imports = to.endsWith('.mdx')
      ? adaptImports({
          text,
          bare: withoutParts(bare, programs),
          standInModule: relativeFrom(to, standInModule).replace(/\.tsx$/, ''),
          resolve: (specifier) => importFrom(document, specifier, context),
        })
      : { edits: [], standIns: [] };
    const includes = adaptIncludes({ text, bare: withComments(text), resolve: (path) => includedFrom(document, path, context) });
    const ids = headingId === undefined ? [] : headingIds({ text, bare, idOf: headingId });
    if (ids.length > 0)
      notes.push({
        kind: 'changed',
        subject: posix.join(root, to),
        text: `${ids.length === 1 ? 'A heading has' : `${ids.length} headings have`} the id of the former site, \`{#id}\`.`,
        place: { file: files.shown(document.source) },
      });
    standIns.push(...imports.standIns.map((one) => ({ ...one, document })));
    const keys = keyEdits(text, document.dropsKeys);
    const neighbors = neighborEdits({ ...document, resolve: (target) => neighborOf(document, target, { ...context, plan }) });
    const edits = [
      ...(hasMathjax ? adaptFormulas(bare) : []),
      ...neighbors,
      ...(slug === undefined ? [] : [slugEdit(text, slug)]),
      ...(document.lead === undefined ? [] : [leadEdit(text, document.lead)]),
      ...keys,
      ...programs,
      ...imports.edits,
      ...links,
      ...ids,
      ...includes,
    ];
    return { path: posix.join(root, to), text: applyEdits(text, edits) };
  });
  const { file, notes: questions } = standInNotes(
    standIns.map(({ document, ...one }) => ({ ...one, file: files.shown(document.source) })),
    posix.join(root, standInModule),
  );
  return {
    files: [
      ...documents,
      ...[...plan.files].filter(([from]) => isKept(from) || included.has(from)).map(([from, to]) => ({ path: posix.join(root, to), from })),
      ...[...extra].map(([from, to]) => ({ path: posix.join(root, to), from })),
      ...(file === undefined ? [] : [{ path: posix.join(root, standInModule), text: file }]),
    ],
    notes: [...notes, ...questions],
    sourceLinks,
  };
}

interface Targets extends Pick<AdaptRequest, 'files' | 'folder' | 'byAddress' | 'redirected' | 'hasSlash' | 'baseUrl' | 'repository'> {
  /** Files that documents include, by absolute path. */
  readonly included: Set<string>;
  readonly moved: ReadonlyMap<string, string>;
  /** Files from other folders, by absolute path: their new one. */
  readonly extra: Map<string, string>;
}

const picture = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i;

/** The link to write for a relative one; undefined to leave it. */
function targetFrom({ source, to, address, collection }: PlannedDocument, target: string, targets: Targets): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (path === '' || /^[a-z]+:/i.test(path)) return undefined;
  if (path.startsWith('/')) {
    const short = withoutBase(target, targets.baseUrl);
    if (targets.byAddress.has(plainAddress(path))) return undefined;
    const document = /\.mdx?$/.test(path) ? documentAt(collection, path, targets) : undefined;
    if (document !== undefined) return `${encodeURI(relativeFrom(to, document))}${rest}`;
    return targets.byAddress.has(plainAddress(short)) ? short : targets.redirected(short);
  }
  const alias = aliased(path, targets);
  const file = alias ?? posix.resolve(posix.dirname(source), decoded(path));
  const fromFolder = /^[^.].*\.mdx?$/.test(path) && alias === undefined ? documentAt(collection, path, targets) : undefined;
  const next = targets.moved.get(file) ?? fromFolder ?? extraFile(file, targets);
  if (next === undefined) return alias === undefined ? pageFrom({ address, source }, `${path}${rest}`, targets) : undefined;
  const natural = posix.join(posix.dirname(to), decoded(path));
  return alias === undefined && natural === next ? undefined : `${encodeURI(relativeFrom(to, next))}${rest}`;
}

/** The new place of a document by a path that counts from the folder of the documents, or of the site. It may have another ending. */
function documentAt(collection: string, path: string, { moved, folder }: Targets): string | undefined {
  return [collection, folder].map((root) => moved.get(posix.join(root, decoded(path)))).find((one) => one !== undefined);
}

/** The id of a document that another names by an id or a link. */
function neighborOf(
  { collection, source }: PlannedDocument,
  target: { readonly id: string } | { readonly link: string },
  { plan, ...targets }: Targets & Pick<AdaptRequest, 'plan'>,
): string | undefined {
  if ('id' in target) return plan.documents.find((one) => one.collection === collection && one.formerIds.includes(target.id))?.id;
  const path = decoded(withoutBase(target.link, targets.baseUrl).replace(/[?#].*$/, ''));
  const file = posix.resolve(posix.dirname(source), path).replace(/\.mdx?$/, '');
  const relative = path.startsWith('/')
    ? undefined
    : plan.documents.find((one) => one.source.replace(/(?:\/index)?\.mdx?$/, '') === file)?.id;
  return relative ?? targets.byAddress.get(plainAddress(path))?.id;
}

/** The URL of a file of the repository that the new site does not have, at its host. */
function sourceUrl({ source }: PlannedDocument, target: string, { files, repository, moved }: Targets): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (repository === undefined || path === '' || /^(?:[a-z]+:|\/|@|~)/i.test(path)) return undefined;
  const file = posix.resolve(posix.dirname(source), decoded(path));
  if (moved.has(file) || !files.exists(file)) return undefined;
  const url = repositoryFile({ repository: repository.url, path: posix.relative(repository.folder, file), kind: 'link' });
  return url === undefined ? undefined : `${url}${rest}`;
}

/** A relative link that a browser would follow from the page's former address, and that names no file, becomes the address of its page. */
function pageFrom({ address, source }: Pick<PlannedDocument, 'address' | 'source'>, target: string, targets: Targets): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const file = posix.resolve(posix.dirname(source), path);
  const isFile = ['', '.md', '.mdx', '/index.md', '/index.mdx'].some((ending) => targets.moved.has(`${file}${ending}`));
  if (isFile || /\.(?!html?$)[a-z\d]+$/i.test(path)) return undefined;
  const bases = targets.hasSlash ? [address, posix.dirname(address)] : [posix.dirname(address), address];
  const found = bases.map((base) => targets.byAddress.get(plainAddress(posix.resolve(base, path)))).find((one) => one !== undefined);
  return found === undefined ? undefined : `${found.address}${rest}`;
}

/** The specifier of a file that the new site has: a part of a document, or a picture. */
function importFrom({ source, to }: PlannedDocument, specifier: string, targets: Targets): string | undefined {
  const path = aliased(specifier, targets) ?? (/^\.{1,2}\//.test(specifier) ? posix.resolve(posix.dirname(source), specifier) : undefined);
  if (path === undefined || !(picture.test(path) || /\.(?:mdx?|json)$/.test(path))) return undefined;
  const next = targets.moved.get(path) ?? extraFile(path, targets, isPlainPart(path, targets));
  if (next === undefined) return undefined;
  return specifier.startsWith('.') && posix.join(posix.dirname(to), specifier) === next ? specifier : relativeFrom(to, next);
}

/** The path to write for a file that a document includes. `@/` and `/` are the folder of the documents, or of the site. */
function includedFrom({ source, path: within, to }: PlannedDocument, path: string, targets: Targets): string | undefined {
  const { files, moved, folder, extra, included } = targets;
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
  const own = isOwn ? posix.join(prefix, found.slice(root.length + 1)) : undefined;
  const next = moved.get(found) ?? extra.get(found) ?? own ?? posix.join('_imported', files.shown(found).replace(/^(?:\.\.\/)+/, ''));
  if (!moved.has(found)) extra.set(found, next);
  const natural = rooted === undefined ? posix.join(posix.dirname(to), path) : rooted;
  return natural === next ? path : relativeFrom(to, next);
}

/** Whether a file is Markdown that works at any place, because it has neither imports, components nor expressions. */
function isPlainPart(path: string, { files }: Targets): boolean {
  return /\.mdx?$/.test(path) && !/^(?:im|ex)port\s|[{}]|<[A-Z]/m.test(withoutCode(files.text(path) ?? '{'));
}

/** A file of another folder gets a place with the documents. */
function extraFile(path: string, { files, extra, moved }: Targets, isPart = false): string | undefined {
  const known = extra.get(path);
  if (known !== undefined) return known;
  if (moved.has(path) || !(isPart || picture.test(path)) || !files.exists(path)) return undefined;
  const to = posix.join('_imported', files.shown(path).replace(/^(?:\.\.\/)+/, ''));
  extra.set(path, to);
  return to;
}

/** `@/` and `~/` are the folder of the site, or the sources in it. */
function aliased(path: string, { folder, files }: Pick<Targets, 'folder' | 'files'>): string | undefined {
  const [, rest] = /^(?:@site|@|~)\/(.+)$/.exec(path) ?? [];
  if (rest === undefined) return undefined;
  const candidates = ['', 'src'].map((within) => posix.join(folder, within, rest));
  return candidates.find((one) => files.exists(one)) ?? candidates[0];
}

function relativeFrom(document: string, target: string): string {
  const path = posix.relative(posix.dirname(document), target);
  return path.startsWith('.') ? path : `./${path}`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Programs next to documents have no use without the former tool. */
function isKept(path: string): boolean {
  return !/\.(?:vue|astro|svelte|scss|sass|less|css|[cm]?[jt]sx?)$/.test(path);
}

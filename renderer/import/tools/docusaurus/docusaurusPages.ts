import { posix } from 'node:path';
import type { Place } from '../../../model/problem.ts';
import { filesBelow, isDocumentPath, readDocument } from '../../draft/projectFiles.ts';
import type { Collection, DraftRedirect, MenuEntry, Note, SiteDraft, SourceDocument } from '../../draft/siteDraft.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';
import { getText, type Value } from '../../values/value.ts';

/** Pages next to the documents: the blog, or `src/pages`. */
export interface SidePages {
  readonly collection: readonly Collection[];
  readonly sidebars: readonly (readonly [name: string, entries: readonly MenuEntry[]])[];
  readonly redirects: readonly DraftRedirect[];
  readonly missing: SiteDraft['missing'];
  readonly notes: readonly Note[];
}

interface SideRequest {
  readonly files: ProjectFiles;
  readonly folder: string;
  readonly options: Value | undefined;
  readonly place: Place;
}

const none: SidePages = { collection: [], sidebars: [], redirects: [], missing: [], notes: [] };

/** Posts become documents with a sidebar, the newest first. */
export function readBlog({ files, folder, options, place }: SideRequest): SidePages {
  const path = posix.resolve(folder, getText(options, 'path') ?? 'blog');
  const route = posix.resolve('/', getText(options, 'routeBasePath') ?? 'blog');
  const posts = filesBelow(files, path)
    .filter(isDocumentPath)
    .flatMap((one) => readDocument(files, path, one) ?? [])
    .filter(({ frontMatter }) => frontMatter.draft !== true)
    .toSorted((a, b) => (dateOf(b) < dateOf(a) ? -1 : 1));
  const [newest] = posts;
  if (newest === undefined) return none;
  const addressOf = (post: SourceDocument): string => posix.join(route, postAddress(post));
  const entries = posts.map((post): MenuEntry => ({ target: { kind: 'source', path: posix.join(path, post.path) }, place }));
  const text =
    'Posts are imported as documents, with their date as the first line. The list of posts redirects to the newest; tags, authors, the archive and feeds are gone.';
  return {
    collection: [
      {
        folder: path,
        route,
        includes: isDocumentPath,
        skips: (one) => /^(?:authors|tags)\.ya?ml$/.test(one),
        addressesOf: (post) => (post.frontMatter.draft === true ? [] : [addressOf(post)]),
        leadOf: (post) => dateOf(post) || undefined,
        isMdx: true,
      },
    ],
    sidebars: [['blog', entries]],
    redirects: ['', '/archive', '/tags', '/authors'].map((one) => ({ from: `${route}${one}`, to: addressOf(newest), place })),
    missing: [],
    notes: [{ kind: 'changed', subject: 'Blog', text, place: { file: files.shown(path) } }],
  };
}

const dated = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.\w+$/;

function dateOf({ path, frontMatter }: SourceDocument): string {
  const { date } = frontMatter;
  if (date instanceof Date) return date.toISOString().slice(0, 10);
  const [, year = '', month = '', day = ''] = dated.exec(path) ?? [];
  return typeof date === 'string' ? date.slice(0, 10) : year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function postAddress({ path, frontMatter }: SourceDocument): string {
  if (typeof frontMatter.slug === 'string') return posix.resolve('/', frontMatter.slug);
  const [, year, month = '', day = '', name = ''] = dated.exec(path) ?? [];
  if (year !== undefined) return posix.join('/', year, month.padStart(2, '0'), day.padStart(2, '0'), name);
  return `/${path.replace(/(?:\/index)?\.\w+$/, '')}`;
}

/** Markdown pages become documents. Pages that are React components are questions, and their addresses say so. */
export function readPages({ files, folder, options }: SideRequest): SidePages {
  const path = posix.resolve(folder, getText(options, 'path') ?? 'src/pages');
  const route = posix.resolve('/', getText(options, 'routeBasePath') ?? '/');
  const all = filesBelow(files, path).filter((one) => !/(?:^|\/)_/.test(one) && !/\.test\.|__tests__|\.d\.ts$/.test(one));
  const collection: Collection = {
    folder: path,
    route,
    includes: isDocumentPath,
    skips: (one) => /\.(?:[cm]?[jt]sx?|css|scss|sass)$/.test(one),
    addressesOf: (page) => [posix.join(route, page.path.replace(/(?:^|\/)index\.\w+$|\.\w+$/, ''))],
    isMdx: true,
  };
  const components = all.filter(
    (one) => /\.[jt]sx?$/.test(one) && /export default|module\.exports/.test(files.text(posix.join(path, one)) ?? ''),
  );
  return {
    collection: all.some(isDocumentPath) ? [collection] : [],
    sidebars: [],
    redirects: [],
    missing: components.map((one) => ({
      address: posix.join('/', route, one.replace(/(?:^|\/)index\.\w+$|\.\w+$/, '')),
      place: { file: files.shown(posix.join(path, one)) },
    })),
    notes: [],
  };
}

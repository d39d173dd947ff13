import { posix } from 'node:path';
import { plainAddress, withoutNumberPrefix } from '../../draft/addresses.ts';
import { createPathFilter } from '../../draft/pathFilter.ts';
import { filesBelow, isDocumentPath, readDocument } from '../../draft/projectFiles.ts';
import type { Collection, SourceDocument } from '../../draft/siteDraft.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';
import { getText, getTexts, type Value } from '../../values/value.ts';

/** One instance of the docs plugin: its folder, and its documents by the ids that sidebars use. */
export interface DocsInstance {
  readonly id: string;
  readonly options: Value | undefined;
  readonly collection: Collection;
  /** Paths below the folder, by id. */
  readonly byId: ReadonlyMap<string, string>;
  readonly documents: readonly SourceDocument[];
}

interface DocsRequest {
  readonly files: ProjectFiles;
  /** Absolute folder of the site. */
  readonly folder: string;
  readonly options: Value | undefined;
}

export function readDocsInstance({ files, folder, options }: DocsRequest): DocsInstance {
  const path = posix.resolve(folder, getText(options, 'path') ?? 'docs');
  const route = posix.resolve('/', getText(options, 'routeBasePath') ?? 'docs');
  const filter = createPathFilter({
    include: getTexts(options, 'include'),
    exclude: [...getTexts(options, 'exclude'), '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
  });
  const includes = (one: string): boolean => isDocumentPath(one) && filter(one);
  const documents = filesBelow(files, path)
    .filter(includes)
    .flatMap((one) => readDocument(files, path, one) ?? []);
  const collection: Collection = {
    folder: path,
    route,
    editUrl: editUrlOf({ options, folder, path }),
    includes,
    skips: (one) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(one) || one.split('/').includes('__tests__'),
    addressesOf: (document) => (document.frontMatter.draft === true ? [] : [posix.join(route, docAddress(document))]),
    idsOf,
    isMdx: true,
  };
  const id = getText(options, 'id') ?? 'default';
  return {
    id,
    options,
    collection,
    documents,
    byId: new Map(documents.flatMap((one) => idsOf(one).map((name) => [name, one.path] as const))),
  };
}

/** `docs` of the site below the URL, or a folder next to it, as Docusaurus joins them. */
function editUrlOf({
  options,
  folder,
  path,
}: {
  readonly options: Value | undefined;
  readonly folder: string;
  readonly path: string;
}): string | undefined {
  const written = getText(options, 'editUrl');
  if (written === undefined || !URL.canParse(written)) return undefined;
  const within = posix.relative(folder, path);
  const base = new URL(`${written.replace(/\/*$/, '')}/`);
  return new URL(within === '' ? './' : `${within}/`, base).href;
}

/** The address below the plugin's route. */
export function docAddress({ path, frontMatter }: SourceDocument): string {
  const { dir, name } = parts(path);
  const below = dir === '' ? '/' : `/${dir}/`;
  if (typeof frontMatter.slug === 'string') return posix.resolve(below, frontMatter.slug);
  const id = typeof frontMatter.id === 'string' ? frontMatter.id : withoutNumberPrefix(name);
  return isCategoryIndex(path) ? plainAddress(below) : `${below}${id}`;
}

/** Whether a document is the page of its folder: `index`, `readme`, or the name of the folder. Numbers before these names count. */
export function isCategoryIndex(path: string): boolean {
  const lower = posix.parse(path).name.toLowerCase();
  return ['index', 'readme', posix.basename(posix.dirname(path)).toLowerCase()].includes(lower);
}

function idsOf({ path, frontMatter }: SourceDocument): readonly string[] {
  const { dir, name } = parts(path);
  const id = typeof frontMatter.id === 'string' ? frontMatter.id : withoutNumberPrefix(name);
  const plain = dir === '' ? id : `${dir}/${id}`;
  return [...new Set([plain, path.replace(/\.\w+$/, '')])];
}

function parts(path: string): { readonly dir: string; readonly name: string } {
  const folders = path.split('/');
  const name = (folders.pop() ?? '').replace(/\.\w+$/, '');
  return { dir: folders.map(withoutNumberPrefix).join('/'), name };
}

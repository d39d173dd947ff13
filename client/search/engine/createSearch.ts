import {
  type DetailsData,
  detailsBlock,
  type NamesData,
  type NamesFiles,
  type SearchManifest,
  type SearchVersion,
} from '../../../renderer/model/search.ts';
import { askedSignature } from './askedSignature.ts';
import { createPageFinder } from './createPageFinder.ts';
import { findSignatures, type LoadedTypes, readTypes, type SignatureRequest } from './findSignatures.ts';
import { type Hit, type NameHit, nameHits, type TextHit, textHit } from './hits.ts';
import { innerPath, ranks } from './matchName.ts';
import { createNameTable, isOlder, type NameTable } from './NameTable.ts';
import { parseQuery, type Query } from './parseQuery.ts';
import { bareQuestion } from './queryTerms.ts';
import { type CurrentPackage, type NameMatch, otherVersionOf } from './rankNames.ts';
import { type FoundNames, isSuperseded, isVersion, searchNames } from './searchNames.ts';
import { searchText, type TextMatch, type TextSearch } from './searchText.ts';

export interface HitGroup {
  readonly id: 'names' | 'signatures' | 'text';
  /** The best results. */
  readonly hits: readonly Hit[];
  /** How many results there are. Of signatures and texts, nearly everything matches a little, so only the best count. */
  readonly total: number;
}

/** Details of a name in a list of results. */
export interface NameDetails {
  readonly signature: string;
  readonly sentence: string;
}

export interface SearchOptions {
  /** Data of a file by its name, from wherever the index is. Asked for each file once. */
  readonly load: <T>(file: string) => Promise<T>;
}

export interface SearchRequest {
  readonly input: string;
  /** Address of the page that the reader is on, without `baseUrl`. */
  readonly currentHref?: string | undefined;
  /** Results in each group. */
  readonly most?: number | undefined;
  /**
   * Called with results that are available immediately: names before text has been loaded, signatures of the first part of a large index.
   */
  readonly onNames?: ((groups: readonly HitGroup[]) => void) | undefined;
  /** Asked each time before text is loaded; `false` when there is a newer query by now. */
  readonly isStillWanted?: (() => Promise<boolean>) | undefined;
}

export interface Search {
  /** Versions that results can be limited to; empty where there is one. */
  readonly versions: readonly SearchVersion[];
  /** `undefined` when the query is no longer wanted. */
  readonly find: (request: SearchRequest) => Promise<readonly HitGroup[] | undefined>;
  readonly detailsOf: (hit: NameHit) => Promise<NameDetails>;
  /** The version that results say of a page, to a reader of another page. */
  readonly versionOf: (href: string, currentHref: string) => string;
  /** Loads types in advance if they are small. Types of a large index are loaded for the first query that may be a type. */
  readonly prepare: () => void;
}

/** Results in each group. */
const usual = 12;
/** Characters that begin a signature while it is typed: `string -`, `Map<`. */
const typeSigns = /[-=<>|[(*]/;
/** Each passage costs a part of a file. */
const mostTexts = 8;

/** Loads the names; everything else is loaded when a query needs it. */
export async function createSearch(manifest: SearchManifest, { load: loadFile }: SearchOptions): Promise<Search> {
  const files = new Map<string, Promise<unknown>>();
  const load = <T>(file: string): Promise<T> => {
    const known = files.get(file) ?? loadFile<unknown>(file);
    files.set(file, known);
    known.catch(() => files.delete(file));
    return known as Promise<T>;
  };
  const tables = await Promise.all(manifest.names.map(async ({ names }) => createNameTable(await load<NamesData>(names))));
  const filesOf = new Map<NameTable, NamesFiles>(tables.flatMap((table, index) => pair(table, manifest.names[index])));
  const places = new WeakMap<NameHit, NameMatch>();
  // Of a site with one package, results need not say which.
  const hasPackages = new Set(tables.flatMap(({ folders }) => folders.flatMap(({ package: pkg }) => pkg?.[0] ?? []))).size > 1;
  let types: Promise<LoadedTypes> | undefined;
  const loadTypes = (): Promise<LoadedTypes> => {
    types ??= readTypes(manifest.names, tables, load);
    types.catch(() => {
      types = undefined;
    });
    return types;
  };
  /** A failure is reported when types are needed. */
  const expectTypes = (): void => void loadTypes().catch(() => undefined);
  const toHits = (matches: readonly NameMatch[], current: CurrentPackage): readonly NameHit[] =>
    nameHits(matches, current).map((found, index) => {
      const hit = hasPackages ? found : { ...found, package: '' };
      const match = matches[index];
      if (match !== undefined) places.set(hit, match);
      return hit;
    });

  const pages = createPageFinder(tables);
  const packageName = (href: string): string => (href === '' ? '' : (pages.packageAt(href)?.[0] ?? ''));
  /** Of the package whose page it is, where that has several. */
  const versionAt = (href: string): string =>
    manifest.versions === undefined || packageName(href) === '' ? '' : (pages.versionsAt(href)?.[0] ?? '');

  const currentAt = (href: string): CurrentPackage => ({ package: packageName(href), version: versionAt(href) });
  const versionFor = (href: string, current: CurrentPackage): string => {
    const page = pages.at(href);
    return page === undefined ? '' : otherVersionOf(page.table, page.index, current);
  };
  const toTextHit =
    (current: CurrentPackage) =>
    (match: TextMatch): TextHit =>
      textHit(match, versionFor(match.passage.href, current));

  const signaturesFor = async (request: Omit<SignatureRequest, 'types'>): Promise<readonly NameMatch[]> =>
    findSignatures({ ...request, types: await loadTypes() });

  const textFor = ({ query, most, shown, current, isStillWanted }: TextRequest): Promise<readonly TextMatch[]> =>
    searchText({
      query,
      manifest: manifest.text,
      load,
      most: Math.min(most, mostTexts),
      shown: new Set(shown.map(({ href }) => href)),
      packageAt: (href) => pages.packageAt(href),
      isStillWanted,
      ...(manifest.versions === undefined ? {} : versionTests(query, current)),
    });
  const versionTests = (query: Query, currentVersion: string): Pick<TextSearch, 'isOfVersion' | 'isSuperseded' | 'isOlder'> => ({
    isOfVersion: (href, version) => isVersion(pages.versionsAt(href), version),
    isOlder: (href) => {
      const page = pages.at(href);
      return page !== undefined && isOlder(page.table, page.index);
    },
    isSuperseded: (href) => {
      const page = pages.at(href);
      return page !== undefined && isSuperseded({ query, currentVersion }, page.table, page.index);
    },
  });

  async function findWords(query: Query, { currentHref = '', most = usual, onNames, isStillWanted }: SearchRequest) {
    const page = currentAt(currentHref);
    const { package: currentPackage, version: current } = page;
    const findNames = (asked: Query): FoundNames => searchNames({ query: asked, tables, currentPackage, currentVersion: current, most });
    const whole = findNames(query);
    const isNamed = whole.matches.some(({ quality }) => quality < ranks.subsequence);
    const bare = isNamed ? query.text : bareQuestion(query.text);
    const { matches: names, total } = bare === query.text ? whole : findNames({ ...query, text: bare });
    const namesGroup: HitGroup = { id: 'names', hits: toHits(names, page), total };
    onNames?.(arrange([namesGroup]));
    if (typeSigns.test(query.text)) expectTypes();
    if (isStillWanted !== undefined && !(await isStillWanted())) return undefined;
    const signature = askedSignature({ query, names, findTypes: (asked) => findNames(asked).matches });
    const [signatures, text] = await Promise.all([
      signature === undefined ? [] : signaturesFor({ query: signature, most, current }),
      query.text.length > 1 && query.since === ''
        ? textFor({ query, most, shown: namesGroup.hits, current, isStillWanted }).catch(() => [])
        : [],
    ]);
    const signatureGroup = groupOf('signatures', toHits(withoutShown(signatures, names), page));
    const textGroup = groupOf('text', text.map(toTextHit(page)));
    return arrange(
      isBetter({ query, text, names, isQuestion: bare !== query.text })
        ? [signatureGroup, textGroup, namesGroup]
        : [namesGroup, signatureGroup, textGroup],
    );
  }

  return {
    versions: manifest.versions ?? [],
    versionOf: (href, currentHref) => versionFor(href, currentAt(currentHref)),
    prepare: () => {
      if (manifest.names.length === 1) expectTypes();
    },
    find: async (request) => {
      const query = parseQuery(request.input);
      if (!query.isType) return findWords(query, request);
      const current = currentAt(request.currentHref ?? '');
      const toGroup = (matches: readonly NameMatch[]): HitGroup => groupOf('signatures', toHits(matches, current));
      const signatures = await signaturesFor({
        query,
        most: request.most ?? usual,
        current: current.version,
        onFirst: (first) => request.onNames?.(arrange([toGroup(first)])),
      });
      // A query that is not a signature may still be words of a text.
      return signatures.length > 0 ? [toGroup(signatures)] : findWords(query, request);
    },
    detailsOf: async (hit) => {
      const match = places.get(hit);
      const files = match === undefined ? undefined : filesOf.get(match.table)?.details;
      const file = match === undefined ? undefined : files?.[Math.floor(match.index / detailsBlock)];
      if (match === undefined || file === undefined) return { signature: '', sentence: '' };
      const { signatures, sentences } = await load<DetailsData>(file);
      const line = match.index % detailsBlock;
      return { signature: signatures.split('\n')[line] ?? '', sentence: sentences.split('\n')[line] ?? '' };
    },
  };
}

function pair(table: NameTable, files: NamesFiles | undefined): readonly (readonly [NameTable, NamesFiles])[] {
  return files === undefined ? [] : [[table, files]];
}

interface TextRequest extends Pick<SearchRequest, 'isStillWanted'> {
  readonly query: Query;
  readonly most: number;
  readonly shown: readonly Hit[];
  /** Version of the page that the reader is on. */
  readonly current: string;
}

function withoutShown(matches: readonly NameMatch[], shown: readonly NameMatch[]): readonly NameMatch[] {
  return matches.filter(({ table, index }) => !shown.some((other) => other.table === table && other.index === index));
}

interface Rivals {
  readonly query: Query;
  readonly text: readonly TextMatch[];
  readonly names: readonly NameMatch[];
  /** Whether the query is a question with one telling word. */
  readonly isQuestion: boolean;
}

/**
 * Names that match only by some of their letters rank after a text that has every word. So do names of which a word has the initials: `deno` is
 * a word, and no short form of `DefinitionNode`. So do names with a word of the query inside another word: `date type` asks for no
 * `ValidatedArgs.type`. Who writes capitals means a name.
 * A question asks for a text, unless its word is a name or the title of one: `how to use context` asks for no `GraphQLParseContext`.
 */
function isBetter({ query, text: [text], names: [name], isQuestion }: Rivals): boolean {
  if (text?.isComplete !== true) return false;
  if (name === undefined || name.quality >= ranks.subsequence) return true;
  if (isQuestion) return name.quality >= ranks.bare && name.table.kinds[name.index] !== 'document';
  const isLoose = Math.floor(name.quality) === ranks.humps || name.quality >= innerPath;
  return text.isWhole && isLoose && query.text === query.text.toLowerCase();
}

function groupOf(id: HitGroup['id'], hits: readonly Hit[]): HitGroup {
  return { id, hits, total: hits.length };
}

/** Leaves out empty groups. */
function arrange(groups: readonly HitGroup[]): readonly HitGroup[] {
  return groups.filter(({ hits }) => hits.length > 0);
}

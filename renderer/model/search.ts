/*
 * Formats of the search index: what `renderer/outputs/search/` writes and `client/search/` reads.
 *
 * Each file is a classic script that hands its data over, `gqldocsSearch("{name}",{data})`, so that a site opened from a folder
 * can load it too (browsers forbid modules and `fetch` there). All but the manifest carry a hash in their names. Columns of texts
 * are joined by line breaks, columns of single characters are strings: that parses fast and compresses well.
 */
export { searchHref } from './searchHref.ts';

/** Within the output. */
export const searchFolder = 'assets/search';
/** The global function that the files call. */
export const searchCallback = 'gqldocsSearch';
/** The one file with a fixed name; it names the others. */
export const manifestName = 'manifest';
/** Module name of the search page, which gqldocs itself provides. */
export const searchModule = 'gqldocs:search';

/** Names of files are without their ending. */
export interface SearchManifest {
  /** Versions that results can be limited to, the current one first; absent where no package has several. */
  readonly versions?: readonly SearchVersion[] | undefined;
  readonly names: readonly NamesFiles[];
  readonly text: {
    /** How many sections there are. */
    readonly sections: number;
    /** Sorted; `from` is the first term of each file. */
    readonly terms: readonly { readonly from: string; readonly file: string }[];
    /** `from` is the number of each file's first section. */
    readonly passages: readonly { readonly from: number; readonly file: string }[];
  };
}

export interface SearchVersion {
  /** For the filter: `16` in `version:16`. */
  readonly value: string;
  /** For readers: `16.15.0`. */
  readonly label: string;
}

/** A part of the names with its other files. A small site has one. */
export interface NamesFiles {
  readonly names: string;
  readonly types: string;
  /** Details of `detailsBlock` names each, in order. */
  readonly details: readonly string[];
}

/** Names for each file of details. */
export const detailsBlock = 128;

/** Kinds of names, one character each. Lower case: has a page; upper case: is a part of the page before it. */
export const nameKinds = {
  k: 'package',
  m: 'module',
  n: 'namespace',
  c: 'class',
  e: 'enum',
  f: 'function',
  i: 'interface',
  t: 'type',
  v: 'variable',
  d: 'document',
  p: 'page',
  H: 'heading',
  C: 'constructor',
  P: 'property',
  A: 'accessor',
  M: 'method',
  I: 'index',
  L: 'call',
  W: 'construct',
  E: 'enum-member',
} as const;

export type NameKind = (typeof nameKinds)[keyof typeof nameKinds];

/** Pages, each followed by its parts: a symbol with its members, a document with its headings. */
export interface NamesData {
  /** Joined. A member has its bare name, a symbol its qualified one. */
  readonly names: string;
  /** A character of `nameKinds` each. */
  readonly kinds: string;
  /** A character each: a sum of `nameFlags`. */
  readonly flags: string;
  /** Since which versions names exist. Absent if that is known of none. */
  readonly since?: NamesSince | undefined;
  readonly folders: readonly NamesFolder[];
  /** For each page in turn, the folder that its address is in. */
  readonly folderOf: readonly number[];
  /**
   * Addresses that differ from the name. By default, the last part of a page's address and the anchor of a part are the name itself. For
   * others, this list has the name's number, then the address.
   */
  readonly addresses: readonly (number | string)[];
}

interface NamesSince {
  /** `''` for unknown; `<14.0.0` for 14.0.0 or an earlier version. */
  readonly versions: readonly string[];
  /** A character each: the number of its version, beginning with `0`. */
  readonly of: string;
}

/**
 * `inherited`: another page of the site has it. `foreign`: it is declared outside of the site. `superseded`: the current version of the
 * package has it, too. The sum of flags is one character, beginning with `0`.
 */
export const nameFlags = { deprecated: 1, inherited: 2, foreign: 4, superseded: 8 } as const;

/** A folder of pages, with a slash at the end and without `baseUrl`: `/api/graphql-js/class/`. */
export interface NamesFolder {
  readonly href: string;
  /** Name and label of the package, for entries of a package. */
  readonly package?: readonly [name: string, label: string] | undefined;
  /** What its symbols are imported from, if it is not the package itself: `date-fns/fp`. */
  readonly module?: string | undefined;
  /** Versions that its pages are for: of a package with several, or of documents that name them. */
  readonly versions?: readonly string[] | undefined;
  /** Whether it is of another version than the current one. */
  readonly isOlder?: true | undefined;
}

/** Columns, joined; an empty line where there is nothing. */
export interface DetailsData {
  /** `(source: string | Source): DocumentNode`. */
  readonly signatures: string;
  readonly sentences: string;
}

/** Signatures by type. Types are texts that `client/search/engine/parseType.ts` reads. */
export interface TypesData {
  /** Distinct types, joined. */
  readonly types: string;
  /**
   * Signatures, joined: `{name}:{parameters}>{result}` with numbers to the base of 36. The name's number is the distance to the one before.
   * Parameters are numbers of types separated by commas: `?` follows an optional one, `.` follows the object that a member belongs to. `*`
   * at the end of a signature: its parameters are properties of an object.
   */
  readonly signatures: string;
  /** `Name<T,U>=type`: aliases of a union that contains a type parameter of the alias, joined. */
  readonly aliases: string;
  /** `Name:A,B`: the types that a type extends, implements or is a member of, joined. */
  readonly supertypes: string;
}

/** The terms of a range of the alphabet, with the sections that they occur in. */
export interface TermsData {
  /** Sorted, joined. */
  readonly terms: string;
  /** For each term, joined: distance to the section before (base 36, lower case), then the weight as a letter from `A` to `Z`. */
  readonly sections: string;
}

/** Sections of pages in the order of their numbers. */
export interface PassagesData {
  readonly sections: readonly Passage[];
}

export interface Passage {
  /** Without `baseUrl`, with anchor. */
  readonly href: string;
  /** Title of the page. */
  readonly page: string;
  /** Heading of the section; empty before the first heading. */
  readonly heading: string;
  /** Kind of the page. */
  readonly kind: NameKind;
  readonly text: string;
}

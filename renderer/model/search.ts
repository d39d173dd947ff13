/*
 * Formats of the search index: what `renderer/search/` writes and `client/search/` reads.
 *
 * Each file is a classic script that hands its data over, `gqldocsSearch("{name}",{data})`, so that a site opened from a folder
 * can load it too (browsers forbid modules and `fetch` there). All but the manifest carry a hash in their names. Columns of texts
 * are joined by line breaks, columns of single characters are strings: that parses fast and compresses well.
 */

/** Within the output. */
export const searchFolder = 'assets/search';
/** The global function that the files call. */
export const searchCallback = 'gqldocsSearch';
/** The one file with a fixed name; it names the others. */
export const manifestName = 'manifest';
/** Address of the search page, without `baseUrl`. */
export const searchHref = '/search';
/** Stands for the file of the search page, which we make ourselves. */
export const searchModule = 'gqldocs:search';

/** Names of files are without their ending. */
export interface SearchManifest {
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

/** A part of the names with what belongs to it. A small site has one. */
export interface NamesFiles {
  readonly names: string;
  readonly types: string;
  /** Details of `detailsBlock` names each, in order. */
  readonly details: readonly string[];
}

/** Names for each file of details. */
export const detailsBlock = 128;

/** Kinds of names, by the character that stands for each. Lower case: has a page; upper case: is a part of the page before it. */
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

/** Pages with their parts behind them: a symbol with its members, a document with its headings. */
export interface NamesData {
  /** Joined. A member has its bare name, a symbol its qualified one. */
  readonly names: string;
  /** A character of `nameKinds` each. */
  readonly kinds: string;
  /** A digit each: a sum of `nameFlags`. */
  readonly flags: string;
  readonly folders: readonly NamesFolder[];
  /** For each page in turn, the folder that its address is in. */
  readonly folderOf: readonly number[];
  /**
   * The last part of a page's address and the anchor of a part are the name itself; where they aren't, they stand here:
   * the name's number, then what it is.
   */
  readonly addresses: readonly (number | string)[];
}

/** `inherited` is what another page of the site has, `foreign` what comes from outside of it. Their sum is one digit. */
export const nameFlags = { deprecated: 1, inherited: 2, foreign: 4 } as const;

/** Where pages lie, with a slash at the end and without `baseUrl`: `/api/graphql-js/class/`. */
export interface NamesFolder {
  readonly href: string;
  /** Name and label of the package, of what belongs to one. */
  readonly package?: readonly [name: string, label: string] | undefined;
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
   * Signatures, joined: `{name}:{parameters}>{result}` with numbers to the base of 36. The name's number is the distance to the
   * one before. Parameters are numbers of types separated by commas: `?` behind one that may be left out, `.` behind the object that a
   * member belongs to. `*` at the end of a signature: its parameters are properties of an object.
   */
  readonly signatures: string;
  /** `Name<T,U>=type`: aliases that stand for a union with their own parameter in it, joined. */
  readonly aliases: string;
  /** `Name:A,B`: what a type extends, implements or is one of, joined. */
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
  /** Heading of the section; empty for what stands before the first. */
  readonly heading: string;
  /** Kind of the page. */
  readonly kind: NameKind;
  readonly text: string;
}

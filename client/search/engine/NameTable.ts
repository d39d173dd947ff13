import { type NameKind, type NamesData, type NamesFolder, nameFlags, nameKinds } from '../../../renderer/model/search.ts';
import { createWord, type Word } from './Word.ts';

/** A part of the names, ready to be searched: columns, since there may be many thousands. */
export interface NameTable {
  readonly names: readonly string[];
  /** The distinct names without the namespaces that they are in; members share many. A query is compared with each once. */
  readonly words: readonly Word[];
  /** Number of each name's word. */
  readonly wordOf: Int32Array;
  /** Number of the word for what the name is in: its page for a part, the namespace for a symbol; -1 for nothing. */
  readonly containerWordOf: Int32Array;
  readonly kinds: readonly NameKind[];
  /** The page that a part belongs to; a page is its own. */
  readonly pageOf: Int32Array;
  readonly flags: string;
  readonly since: NamesData['since'];
  readonly folders: readonly NamesFolder[];
  readonly folderOf: Int32Array;
  readonly addresses: ReadonlyMap<number, string>;
}

const symbolKinds: ReadonlySet<NameKind> = new Set(['namespace', 'class', 'enum', 'function', 'interface', 'type', 'variable']);

export function createNameTable(data: NamesData): NameTable {
  const names = data.names === '' ? [] : data.names.split('\n');
  const kinds = [...data.kinds].map(kindOf);
  const pageOf = new Int32Array(names.length);
  const folderOf = new Int32Array(names.length);
  const wordOf = new Int32Array(names.length);
  const containerWordOf = new Int32Array(names.length);
  const packages = data.folders.map(({ package: pkg }) => (pkg === undefined ? [] : packageWords(pkg[0])));
  const { words, numberOf } = createWords();
  let page = -1;
  let pages = 0;
  for (const [index, kind] of kinds.entries()) {
    const name = names[index] ?? '';
    if (isPage(kind)) {
      page = index;
      folderOf[index] = data.folderOf[pages] ?? 0;
      pages += 1;
    }
    pageOf[index] = page;
    const dot = symbolKinds.has(kind) ? name.lastIndexOf('.') : -1;
    const affix = symbolKinds.has(kind) ? affixOf(name.slice(dot + 1), packages[folderOf[index] ?? 0] ?? []) : 0;
    wordOf[index] = numberOf(name.slice(dot + 1), affix);
    containerWordOf[index] = page === index ? (dot < 0 ? -1 : numberOf(name.slice(0, dot), 0)) : pageWord(page);
  }
  /** A page is called by its whole name. */
  function pageWord(at: number): number {
    const name = names[at] ?? '';
    const own = wordOf[at] ?? 0;
    return words[own]?.name === name ? own : numberOf(name, 0);
  }
  return {
    names,
    words,
    wordOf,
    containerWordOf,
    kinds,
    pageOf,
    folderOf,
    flags: data.flags,
    since: data.since,
    folders: data.folders,
    addresses: pairs(data),
  };
}

/** Gives names numbers, equal ones the same. */
function createWords() {
  const words: Word[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string, affix: number): number => {
    const key = affix === 0 ? name : `${affix} ${name}`;
    const number = numbers.get(key) ?? words.push(createWord(name, affix)) - 1;
    numbers.set(key, number);
    return number;
  };
  return { words, numberOf };
}

/** `@apollo/client` may call its symbols `ApolloThing` or `ClientThing`. */
function packageWords(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split('/')
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter((word) => word.length > 1);
}

/** Libraries put their own name before those of what they export; a reader leaves it out. A word has to follow it. */
function affixOf(name: string, words: readonly string[]): number {
  const lower = words.length === 0 ? '' : name.toLowerCase();
  const word = words.find((candidate) => lower.startsWith(candidate) && /[\p{Lu}\p{N}_]/u.test(name[candidate.length] ?? ''));
  return word?.length ?? 0;
}

export function hrefOf(table: NameTable, index: number): string {
  const page = table.pageOf[index] ?? index;
  const folder = table.folders[table.folderOf[page] ?? 0]?.href ?? '/';
  const href = `${folder}${addressOf(table, page)}`;
  const anchor = page === index ? '' : addressOf(table, index);
  // On its module's page, a symbol has an anchor, and the anchors of its members begin with it.
  return anchor === '' ? href : `${href}${href.includes('#') ? '/' : '#'}${anchor}`;
}

/** A name without the namespace that it is in. */
export function ownNameOf(table: NameTable, index: number): string {
  return table.words[table.wordOf[index] ?? 0]?.name ?? '';
}

/** The container of a name: the page for a part, the namespace for a symbol, otherwise `''`. */
export function containerOf(table: NameTable, index: number): string {
  return table.words[table.containerWordOf[index] ?? -1]?.name ?? '';
}

export function packageOf(table: NameTable, index: number): readonly [name: string, label: string] | undefined {
  return folderAt(table, index)?.package;
}

/** What a symbol is imported from; `''` for the package itself, and for other pages. */
export function moduleOf(table: NameTable, index: number): string {
  return folderAt(table, index)?.module ?? '';
}

/** The versions that a name is of, where that is known. */
export function versionsOf(table: NameTable, index: number): readonly string[] | undefined {
  return folderAt(table, index)?.versions;
}

/** Since which version a name exists; `''` if that is unknown. */
export function sinceOf({ since }: NameTable, index: number): string {
  return since?.versions[since.of.charCodeAt(index) - zero] ?? '';
}

/** Whether a name is of another version of its package than the current one. */
export function isOlder(table: NameTable, index: number): boolean {
  return folderAt(table, index)?.isOlder === true;
}

function folderAt(table: NameTable, index: number): NamesFolder | undefined {
  return table.folders[table.folderOf[table.pageOf[index] ?? index] ?? 0];
}

export function hasFlag(table: NameTable, index: number, flag: keyof typeof nameFlags): boolean {
  return (table.flags.charCodeAt(index) & nameFlags[flag]) !== 0;
}

function addressOf(table: NameTable, index: number): string {
  return table.addresses.get(index) ?? table.names[index] ?? '';
}

function isPage(kind: NameKind): boolean {
  return letterByKind.get(kind)?.toLowerCase() === letterByKind.get(kind);
}

/** The first of the characters that encode numbers. */
const zero = '0'.charCodeAt(0);

const kindByLetter = new Map<string, NameKind>(Object.entries(nameKinds));
const letterByKind = new Map<NameKind, string>(Object.entries(nameKinds).map(([letter, kind]) => [kind, letter]));

function kindOf(letter: string): NameKind {
  return kindByLetter.get(letter) ?? 'page';
}

function pairs({ addresses }: NamesData): ReadonlyMap<number, string> {
  const map = new Map<number, string>();
  for (let at = 0; at < addresses.length; at += 2) map.set(Number(addresses[at]), String(addresses[at + 1]));
  return map;
}

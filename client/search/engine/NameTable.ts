import { type NameKind, type NamesData, type NamesFolder, nameFlags, nameKinds } from '../../../renderer/model/search.ts';
import { lettersOf } from './letters.ts';

/** A part of the names, ready to be searched: columns, since there may be many thousands. */
export interface NameTable {
  readonly names: readonly string[];
  /** The name without the namespace that it is in. */
  readonly ownNames: readonly string[];
  readonly lowerNames: readonly string[];
  readonly letters: Int32Array;
  /** How many letters at the beginning of a symbol's own name are its package's: 7 for `GraphQLSchema` of `graphql`. */
  readonly affixes: Uint8Array;
  readonly kinds: readonly NameKind[];
  /** The page that a part belongs to; a page is its own. */
  readonly pageOf: Int32Array;
  readonly flags: string;
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
  let page = -1;
  let pages = 0;
  for (const [index, kind] of kinds.entries()) {
    if (isPage(kind)) {
      page = index;
      folderOf[index] = data.folderOf[pages] ?? 0;
      pages += 1;
    }
    pageOf[index] = page;
  }
  const ownNames = names.map((name, index) => (symbolKinds.has(kinds[index] ?? 'page') ? name.slice(name.lastIndexOf('.') + 1) : name));
  const lowerNames = ownNames.map((name) => name.toLowerCase());
  const letters = Int32Array.from(lowerNames, lettersOf);
  const packageNames = data.folders.map(({ package: pkg }) => (pkg === undefined ? [] : packageWords(pkg[0])));
  const affixes = Uint8Array.from(ownNames, (name, index) =>
    symbolKinds.has(kinds[index] ?? 'page') ? affixOf(name, lowerNames[index] ?? '', packageNames[folderOf[index] ?? 0] ?? []) : 0,
  );
  return {
    names,
    ownNames,
    lowerNames,
    letters,
    affixes,
    kinds,
    pageOf,
    folderOf,
    flags: data.flags,
    folders: data.folders,
    addresses: pairs(data),
  };
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
function affixOf(name: string, lower: string, words: readonly string[]): number {
  const word = words.find((candidate) => lower.startsWith(candidate) && /[\p{Lu}\p{N}_]/u.test(name[candidate.length] ?? ''));
  return word?.length ?? 0;
}

export function hrefOf(table: NameTable, index: number): string {
  const page = table.pageOf[index] ?? index;
  const folder = table.folders[table.folderOf[page] ?? 0]?.href ?? '/';
  const href = `${folder}${addressOf(table, page)}`;
  const anchor = page === index ? '' : addressOf(table, index);
  return anchor === '' ? href : `${href}#${anchor}`;
}

/** What a name is in: its page's name for a part, the namespace for a symbol, `''` for anything else. */
export function containerOf(table: NameTable, index: number): string {
  const page = table.pageOf[index] ?? index;
  const name = table.names[page] ?? '';
  if (page !== index) return name;
  const own = table.ownNames[index] ?? '';
  return name.slice(0, Math.max(0, name.length - own.length - 1));
}

export function packageOf(table: NameTable, index: number): readonly [name: string, label: string] | undefined {
  return table.folders[table.folderOf[table.pageOf[index] ?? index] ?? 0]?.package;
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

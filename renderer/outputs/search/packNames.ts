import type { Href } from '../../model/links.ts';
import {
  type DetailsData,
  detailsBlock,
  type NameKind,
  type NamesData,
  type NamesFolder,
  nameFlags,
  nameKinds,
} from '../../model/search.ts';
import { specifierOf } from '../../model/specifierOf.ts';
import type { NamedPage, NameEntry } from '../../render/names/listNames.ts';
import { type NameSince, type NameVersions, nameSince, noVersions } from './nameVersions.ts';

/** Packs names into columns. Most addresses are stored as the number of a folder and the name itself. */
export function packNames(pages: readonly NamedPage[], versions: NameVersions = noVersions, sinceOf: NameSince = nameSince([])): NamesData {
  const folders = new Map<string, { readonly index: number; readonly folder: NamesFolder }>();
  const folderOf: number[] = [];
  const addresses: (number | string)[] = [];
  const entries: NameEntry[] = [];
  let flags = '';
  const since: string[] = [];
  const add = (entry: NameEntry, address: string, isSuperseded: boolean): void => {
    flags += String.fromCharCode(zero + flagsOf(entry) + (isSuperseded ? nameFlags.superseded : 0));
    if (address !== entry.name) addresses.push(entries.length, address);
    entries.push(entry);
  };
  for (const page of pages) {
    const { entry, parts, package: pkg } = page;
    const { folder, segment } = splitHref(entry.address);
    const own = versions.of(page);
    const module = moduleOf(page);
    const key = `${pkg?.slug ?? ''} ${folder} ${own.versions?.join() ?? ''} ${module}`;
    const known = folders.get(key) ?? {
      index: folders.size,
      folder: {
        href: folder,
        ...(pkg === undefined ? {} : { package: [pkg.name, pkg.label] as const }),
        ...(module === '' ? {} : { module }),
        ...own,
      },
    };
    folders.set(key, known);
    folderOf.push(known.index);
    add(entry, segment, versions.isSuperseded(page));
    since.push(sinceOf(page));
    for (const part of parts) {
      add(part, part.address, versions.isSuperseded(page, part));
      since.push(sinceOf(page, part));
    }
  }
  return {
    names: entries.map(({ name }) => name).join('\n'),
    kinds: entries.map(({ kind }) => letterOf.get(kind)).join(''),
    flags,
    ...packSince(since),
    folders: [...folders.values()].map(({ folder }) => folder),
    folderOf,
    addresses,
  };
}

function moduleOf({ package: pkg, symbol }: NamedPage): string {
  const module = pkg?.modules.find(({ name }) => name !== '' && name === symbol?.module);
  return pkg === undefined || module === undefined ? '' : specifierOf(pkg, module);
}

function packSince(since: readonly string[]): Pick<NamesData, 'since'> {
  const versions = [...new Set(['', ...since])];
  const numbers = new Map(versions.map((version, number) => [version, number]));
  if (versions.length === 1) return {};
  return { since: { versions, of: since.map((version) => String.fromCharCode(zero + (numbers.get(version) ?? 0))).join('') } };
}

/** The details of names in blocks, in the names' order. */
export function packDetails(pages: readonly NamedPage[]): readonly DetailsData[] {
  const entries = pages.flatMap(({ entry, parts }) => [entry, ...parts]);
  const blocks = Array.from({ length: Math.ceil(entries.length / detailsBlock) }, (_, index) =>
    entries.slice(index * detailsBlock, (index + 1) * detailsBlock),
  );
  return blocks.map((block) => ({
    signatures: block.map(({ signature }) => signature).join('\n'),
    sentences: block.map(({ sentence }) => sentence).join('\n'),
  }));
}

/** The first of the characters that encode sums of flags. */
const zero = '0'.charCodeAt(0);

const letterOf = new Map(Object.entries(nameKinds).map(([letter, kind]): [NameKind, string] => [kind, letter]));

function flagsOf({ isDeprecated, isInherited, isForeign }: NameEntry): number {
  return (isDeprecated ? nameFlags.deprecated : 0) + (isInherited ? nameFlags.inherited : 0) + (isForeign ? nameFlags.foreign : 0);
}

function splitHref(href: Href): { readonly folder: string; readonly segment: string } {
  const end = href.lastIndexOf('/') + 1;
  return { folder: href.slice(0, end), segment: href.slice(end) };
}

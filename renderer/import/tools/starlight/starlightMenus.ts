import { posix } from 'node:path';
import { plainAddress, withoutBase } from '../../draft/addresses.ts';
import type { MenuEntry } from '../../draft/siteDraft.ts';
import { get, getFlag, getItems, getText, textOf, toData, type Value } from '../../values/value.ts';

interface StarlightMenus {
  /** Absolute folder of the documents. */
  readonly folder: string;
  readonly base: string | undefined;
  /** Folder of the default locale within the documents; empty where it is the root. */
  readonly locale: string;
  /** Ids of all documents with their positions: lower case, without ending. */
  readonly isOrdered: (folder: string) => boolean;
  readonly expand: (folder: string, place: MenuEntry['place']) => readonly MenuEntry[];
}

/** Entries of the sidebar: slugs, links, groups, and folders. */
export function starlightEntries(items: readonly Value[], menus: StarlightMenus): readonly MenuEntry[] {
  return items.flatMap((item): readonly MenuEntry[] => {
    const { place } = item;
    const slug = textOf(item) ?? getText(item, 'slug');
    const label = labelOf(get(item, 'label'));
    if (slug !== undefined) return [{ label, target: { kind: 'address', href: posix.join('/', menus.locale, slug) }, place }];
    const link = getText(item, 'link');
    if (link !== undefined) return [{ label, target: { kind: 'address', href: withoutBase(link, menus.base) }, place }];
    const children = getItems(item, 'items');
    if (get(item, 'items') !== undefined)
      return [{ label, items: starlightEntries(children, menus), isCollapsed: getFlag(item, 'collapsed') ?? false, place }];
    const directory = getText(item, 'autogenerate', 'directory');
    if (directory === undefined) return [];
    const below = posix.join(menus.locale, plainAddress(directory).slice(1));
    const isCollapsed = getFlag(item, 'autogenerate', 'collapsed') ?? getFlag(item, 'collapsed') ?? false;
    const inside: readonly MenuEntry[] = menus.isOrdered(below)
      ? menus.expand(below, place)
      : [{ target: { kind: 'folder', path: posix.join(menus.folder, below) }, place }];
    return label === undefined ? inside : [{ label, items: inside, isCollapsed, place }];
  });
}

/** The label, or the first one of a list with a label for each language. */
function labelOf(value: Value | undefined): string | undefined {
  const data = value === undefined ? undefined : toData(value);
  if (typeof data === 'string') return data;
  return typeof data === 'object' && data !== null ? Object.values(data).find((one): one is string => typeof one === 'string') : undefined;
}

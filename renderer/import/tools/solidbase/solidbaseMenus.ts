import { posix } from 'node:path';
import { titleFromName } from '../../../model/titleFromName.ts';
import { isElsewhere } from '../../draft/addresses.ts';
import type { MenuEntry } from '../../draft/siteDraft.ts';
import { get, getEntries, getFlag, getItems, getText, textOf, type Value } from '../../values/value.ts';
import { nameOfService } from '../vitepress/vitepressMenus.ts';

interface Routes {
  /** Absolute folder of the documents. */
  readonly source: string;
  /** Absolute folder of the site. */
  readonly folder: string;
  /** Documents below the source. */
  readonly documents: readonly string[];
  readonly place: MenuEntry['place'];
}

type Sidebar = readonly [name: string, entries: readonly MenuEntry[]];

/** Sidebars by the address that they begin at: lists, or the files of a folder. Without any, there is one of all documents. */
export function sidebarsOf(configs: readonly (Value | undefined)[], routes: Routes): readonly Sidebar[] {
  const written = configs.flatMap((config) => {
    const sidebar = get(config, 'themeConfig', 'sidebar');
    if (sidebar === undefined) return [];
    return sidebar.kind === 'record' && getItems(sidebar, 'items').length === 0 ? getEntries(sidebar) : [['/', sidebar] as const];
  });
  const folders = written.flatMap(([, value]) => folderOf(value, routes) ?? []);
  const made = written.map(([prefix, value]): Sidebar => {
    const name = prefix.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'docs';
    const folder = folderOf(value, routes);
    return [name, folder === undefined ? entriesOf(value, prefix) : filesIn(folder, { ...routes, folders })];
  });
  return made.length > 0 ? made : [['docs', filesIn('', { ...routes, folders: [] })]];
}

/** Path below the documents of `createFilesystemSidebar('./src/routes/guide')`, with a slash at its end. */
function folderOf(value: Value, { source, folder }: Routes): string | undefined {
  const path = value.kind === 'call' && value.name === 'createFilesystemSidebar' ? textOf(value.args[0]) : undefined;
  if (path === undefined) return undefined;
  const below = posix.relative(source, posix.resolve(folder, path));
  return below === '' || below.startsWith('..') ? '' : `${below}/`;
}

function entriesOf(value: Value, prefix: string): readonly MenuEntry[] {
  const items = value.kind === 'list' ? getItems(value) : getItems(value, 'items');
  return items.map((item) => {
    const link = getText(item, 'link');
    const label = getText(item, 'title') ?? getText(item, 'text');
    const children = get(item, 'items');
    return {
      label,
      ...(link === undefined ? {} : { target: { kind: 'address', href: isElsewhere(link) ? link : posix.join('/', prefix, link) } }),
      ...(children === undefined ? {} : { items: entriesOf(children, prefix), isCollapsed: getFlag(item, 'collapsed') ?? false }),
      place: item.place,
    } as const;
  });
}

/** By the numbers in parentheses, then by name. Folders with a sidebar of their own are left out. */
function filesIn(below: string, menu: Routes & { readonly folders: readonly string[] }): readonly MenuEntry[] {
  const { documents, source, place, folders } = menu;
  const inside = documents.filter((path) => path.startsWith(below));
  const names = new Set(inside.map((path) => path.slice(below.length).split('/')[0] ?? ''));
  const number = (name: string): number => Number(/^\((\d+)\)/.exec(name)?.[1] ?? Number.MAX_SAFE_INTEGER);
  return [...names]
    .toSorted((a, b) => number(a) - number(b) || (a < b ? -1 : 1))
    .flatMap((name): readonly MenuEntry[] => {
      const path = `${below}${name}`;
      if (documents.includes(path)) return [{ target: { kind: 'source', path: posix.join(source, path) }, place }];
      if (folders.includes(`${path}/`)) return [];
      const items = filesIn(`${path}/`, menu);
      const label = withoutGroup(name);
      return items.length === 0 || label === '' ? items : [{ label: titleFromName(label), items, isCollapsed: false, place }];
    });
}

/** `(1)guides` is `guides` in addresses, and a folder `(guides)` is in none. */
export function withoutGroup(name: string): string {
  return name.replace(/^\([^)]*\)/, '');
}

/** Links to accounts, by the name of the service: an address, or an object with one. */
export function accountLinks(config: Value | undefined): readonly MenuEntry[] {
  const theme = get(config, 'themeConfig');
  const own = ['github', 'discord'].flatMap((name) => {
    const value = get(theme, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return [...own, ...getEntries(theme, 'socialLinks'), ...getEntries(config, 'socialLinks')].flatMap(
    ([name, value]): readonly MenuEntry[] => {
      const href = textOf(value) ?? getText(value, 'link');
      const label = getText(value, 'label') ?? nameOfService(name);
      return href === undefined ? [] : [{ label, target: { kind: 'address', href }, position: 'right', place: value.place }];
    },
  );
}

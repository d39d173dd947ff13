import { posix } from 'node:path';
import type { Place } from '../../../model/problem.ts';
import { titleFromName } from '../../../model/titleFromName.ts';
import { isElsewhere } from '../../draft/addresses.ts';
import { programEndings } from '../../draft/projectFiles.ts';
import type { MenuEntry } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { get, getEntries, getText, shownText, textOf, unwrap, type Value } from '../../values/value.ts';

interface NextraMenus extends Pick<ToolRequest, 'files' | 'modules'> {
  /** Absolute folder of the pages. */
  readonly folder: string;
  readonly route: string;
  /** Paths of the documents below the folder. */
  readonly documents: readonly string[];
  /** Paths of their sources, where `app` has them: `docs/a/page.mdx` for `docs/a.mdx`. */
  readonly sources?: ReadonlyMap<string, string>;
  /** Between a page's name and its ending: `.en` where names say the language. */
  readonly suffix: string;
}

interface NextraNavigation {
  readonly navbar: readonly MenuEntry[];
  readonly sidebars: readonly (readonly [name: string, entries: readonly MenuEntry[]])[];
}

/** The menus that `_meta` files describe. Pages at the top become items of the navigation bar, each with a sidebar of its own. */
export function readNavigation(menus: NextraMenus): NextraNavigation {
  const navbar: MenuEntry[] = [];
  const sidebars: (readonly [string, readonly MenuEntry[]])[] = [];
  const rest: MenuEntry[] = [];
  for (const { key, value, place, name } of keysOf('', menus)) {
    const type = getText(value, 'type');
    const entry = entryOf({ key, value, place, below: '' }, menus);
    if (type === 'menu') {
      const items = getEntries(value, 'items').flatMap(([itemKey, item]) => {
        const link = linkOf(item);
        return link === undefined ? [] : [{ ...link, label: link.label ?? titleFromName(itemKey) }];
      });
      const label = getText(value, 'title') || (entry?.label ?? titleFromName(key));
      navbar.push({ label, items, place });
      if (name !== undefined && entry?.items !== undefined) sidebars.push([key, entry.items]);
    } else if (entry === undefined) {
      // A hidden page, or a name without one.
    } else if (type === 'page') {
      navbar.push({
        ...entry,
        label: entry.label ?? titleFromName(key),
        items: undefined,
        ...(entry.target === undefined ? firstTarget(entry) : {}),
      });
      if (entry.items !== undefined) sidebars.push([key, entry.items]);
    } else rest.push(entry);
  }
  const name = sidebars.some(([one]) => one === 'docs') ? 'main' : 'docs';
  return { navbar, sidebars: [...sidebars, ...(rest.length === 0 ? [] : [[name, rest] as const])] };
}

function firstTarget(entry: MenuEntry): Pick<MenuEntry, 'target'> {
  for (const item of entry.items ?? []) {
    if (item.target !== undefined) return { target: item.target };
    const found = firstTarget(item);
    if (found.target !== undefined) return found;
  }
  return {};
}

/** Documents of `app` by the paths that they would have in `content`, each with its source. */
export function appDocuments(documents: readonly string[]): ReadonlyMap<string, string> {
  const folders = documents.map((path) => path.replace(/\([^)]*\)\//g, '').replace(/(?:^|\/)page\.\w+$/, ''));
  return new Map(
    folders.map((folder, index) => {
      const hasMore = folder === '' || folders.some((one) => one.startsWith(`${folder}/`));
      return [`${hasMore ? posix.join(folder, 'index') : folder}.mdx`, documents[index] ?? ''];
    }),
  );
}

interface MetaKey {
  readonly key: string;
  readonly value: Value | undefined;
  readonly place: Place;
  /** The page or folder; undefined for a link or a separator. */
  readonly name: string | undefined;
}

/**
 * Keys of the folder's `_meta` in their order, then its other pages and folders by name. `_meta.global` has the keys of all folders, each with
 * `items` of its own.
 */
function keysOf(below: string, menus: NextraMenus, own?: Value): readonly MetaKey[] {
  const { files, modules, folder, documents, suffix } = menus;
  const base = posix.join(folder, below);
  const endings = ['.json', ...programEndings];
  const names = [...(below === '' ? ['_meta.global'] : []), `_meta${suffix}`, '_meta'].flatMap((name) =>
    endings.map((ending) => posix.join(base, `${name}${ending}`)),
  );
  const file = names.find((one) => files.text(one) !== undefined);
  const loaded = file === undefined ? undefined : modules.load(file);
  const items = loaded === undefined ? get(own, 'items') : unwrap(loaded);
  const written = items === undefined ? [] : getEntries(items).filter(([key]) => key !== '*');
  const prefix = below === '' ? '' : `${below}/`;
  const present = new Set(
    documents.filter((one) => one.startsWith(prefix)).map((one) => pageName(one.slice(prefix.length).split('/')[0] ?? '', suffix)),
  );
  const listed = new Set(written.map(([key]) => key));
  const others = [...present]
    .filter((name) => !listed.has(name))
    .toSorted((a, b) => (a === 'index' ? -1 : b === 'index' ? 1 : a < b ? -1 : 1));
  const place = { file: files.shown(file ?? base) };
  return [
    ...written.map(([key, value]) => ({ key, value, place: value.place, name: present.has(key) ? key : undefined })),
    ...others.map((key) => ({ key, value: undefined, place, name: key })),
  ];
}

function pageName(name: string, suffix: string): string {
  const plain = name.replace(/\.mdx?$/, '');
  return suffix !== '' && plain.endsWith(suffix) ? plain.slice(0, -suffix.length) : plain;
}

function entryOf(
  { key, value, place, below }: { readonly key: string; readonly value: Value | undefined; readonly place: Place; readonly below: string },
  menus: NextraMenus,
): MenuEntry | undefined {
  const path = below === '' ? key : `${below}/${key}`;
  if (getText(value, 'display') === 'hidden') return undefined;
  const label = textOf(value) || getText(value, 'title') || shownText(get(value, 'title')) || undefined;
  const linked = linkOf(value);
  if (linked !== undefined) return { ...linked, label: label ?? linked.label };
  // The heading of a group: entries after it have the same level.
  if (getText(value, 'type') === 'separator') return label === undefined ? undefined : { label, items: undefined, place };
  const page = menus.documents.find((one) => pageName(one, menus.suffix) === path);
  const items = keysOf(path, menus, value).flatMap((one) => entryOf({ ...one, below: path }, menus) ?? []);
  const index = menus.documents.find((one) => pageName(one, menus.suffix) === `${path}/index`);
  const target =
    page === undefined ? {} : { target: { kind: 'source', path: posix.join(menus.folder, menus.sources?.get(page) ?? page) } as const };
  if (items.length === 0 || (items.length === 1 && index !== undefined && page === undefined))
    return page === undefined && items[0]?.target === undefined
      ? undefined
      : { label, ...target, ...(page === undefined ? { target: items[0]?.target } : {}), place };
  return { label: label ?? titleFromName(key), ...target, items: groupSeparators(items), isCollapsed: false, place };
}

/** A separator becomes a group of the entries that follow it. */
export function groupSeparators(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const found: { entry: MenuEntry; items: MenuEntry[] }[] = [];
  let open: MenuEntry[] | undefined;
  for (const entry of entries) {
    const isSeparator = entry.target === undefined && entry.items === undefined;
    if (isSeparator) {
      open = [];
      found.push({ entry, items: open });
    } else if (open === undefined) found.push({ entry, items: [] });
    else open.push(entry);
  }
  return found.flatMap(({ entry, items }) => {
    const isSeparator = entry.target === undefined && entry.items === undefined;
    if (!isSeparator) return [entry];
    return items.length === 0 ? [] : [{ ...entry, items, isCollapsed: false }];
  });
}

function linkOf(value: Value | undefined): MenuEntry | undefined {
  const href = getText(value, 'href');
  if (href === undefined || value === undefined) return undefined;
  const label = getText(value, 'title') || shownText(get(value, 'title')) || undefined;
  return { label, target: { kind: 'address', href: isElsewhere(href) ? href : posix.resolve('/', href) }, place: value.place };
}

import { posix } from 'node:path';
import { titleFromName } from '../../../model/titleFromName.ts';
import { plainAddress } from '../../draft/addresses.ts';
import type { MenuEntry } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { getFlag, getItems, getText, textOf, type Value } from '../../values/value.ts';
import { groupSeparators } from '../nextra/nextraMenus.ts';

interface FumadocsMenus extends Pick<ToolRequest, 'files' | 'modules'> {
  /** Name of the main sidebar. */
  readonly name: string;
  /** Absolute folder of the documents. */
  readonly folder: string;
  /** Their paths below it. */
  readonly documents: readonly string[];
}

interface FumadocsNavigation {
  readonly navbar: readonly MenuEntry[];
  readonly sidebars: readonly (readonly [name: string, entries: readonly MenuEntry[]])[];
}

/** The menus that `meta.json` files describe. A folder with `root` is a sidebar of its own. */
export function readFumadocsMenus(menus: FumadocsMenus): FumadocsNavigation {
  const roots: { readonly name: string; readonly entry: MenuEntry }[] = [];
  const main = entriesIn('', menus, (path, entry) => roots.push({ name: posix.basename(path).replace(/[()]/g, ''), entry }));
  const sidebars = roots.map(({ name, entry }) => [name, entry.items ?? []] as const);
  return {
    navbar: roots.map(({ name, entry: { label, place } }) => ({ label, target: { kind: 'sidebar', name }, place })),
    sidebars: main.length === 0 ? sidebars : [[menus.name, main], ...sidebars],
  };
}

type OnRoot = (path: string, entry: MenuEntry) => void;

/** What a folder shows, in the order of its `meta.json`. */
function entriesIn(below: string, menus: FumadocsMenus, onRoot: OnRoot): readonly MenuEntry[] {
  const meta = metaOf(below, menus);
  const names = namesIn(below, menus);
  const pages = getItems(meta, 'pages').flatMap((item) => textOf(item) ?? []);
  const written = pages.length === 0 ? ['...'] : pages;
  const mentioned = new Set(
    written.map(
      (page) =>
        page
          .replace(/^(?:!|\.\.\.)/, '')
          .replace(/^\.\//, '')
          .split('/')[0],
    ),
  );
  const rest = names.filter((name) => !mentioned.has(name));
  const place = meta?.place ?? { file: menus.files.shown(posix.join(menus.folder, below)) };
  const entries = written.flatMap((page): readonly MenuEntry[] => {
    const [, label] = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(page) ?? [];
    if (label !== undefined) return [{ label, place }];
    const [, text, href] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/.exec(page) ?? [];
    if (href !== undefined) return [{ label: text, target: { kind: 'address', href }, place }];
    if (page.startsWith('!')) return [];
    const listed = page === '...' ? rest : page === 'z...a' ? rest.toReversed() : undefined;
    if (listed !== undefined) return listed.flatMap((name) => entriesOf(posix.join(below, name), menus, onRoot));
    const path = posix.join(below, page.replace(/^\.\.\./, ''));
    // A folder that lists itself, or what is above it, would never end.
    if (!(below === '' ? /^(?!\.)./.test(path) : path.startsWith(`${below}/`))) return [];
    return page.startsWith('...') ? entriesIn(path, menus, onRoot) : entriesOf(path, menus, onRoot);
  });
  return groupSeparators(entries);
}

function entriesOf(path: string, menus: FumadocsMenus, onRoot: OnRoot): readonly MenuEntry[] {
  const { folder, documents, files } = menus;
  const page = documents.find((one) => one.replace(/\.mdx?$/, '') === path);
  if (page !== undefined)
    return [{ target: { kind: 'source', path: posix.join(folder, page) }, place: { file: files.shown(posix.join(folder, page)) } }];
  if (!documents.some((one) => one.startsWith(`${path}/`))) return [];
  const meta = metaOf(path, menus);
  const items = entriesIn(path, menus, onRoot);
  const entry: MenuEntry = {
    label: getText(meta, 'title') ?? titleFromName(posix.basename(path).replace(/[()]/g, '')),
    items,
    isCollapsed: getFlag(meta, 'defaultOpen') !== true,
    place: meta?.place ?? { file: files.shown(posix.join(folder, path)) },
  };
  if (getFlag(meta, 'root') !== true) return [entry];
  onRoot(path, entry);
  return [];
}

function metaOf(below: string, { modules, folder }: FumadocsMenus): Value | undefined {
  return modules.load(posix.join(folder, below, 'meta.json')) ?? modules.load(posix.join(folder, below, 'meta.yaml'));
}

/** Pages and folders of a folder, `index` first. */
function namesIn(below: string, { documents }: FumadocsMenus): readonly string[] {
  const prefix = below === '' ? '' : `${below}/`;
  const names = documents
    .filter((one) => one.startsWith(prefix))
    .map((one) => (one.slice(prefix.length).split('/')[0] ?? '').replace(/\.mdx?$/, ''));
  return [...new Set(names)].toSorted((a, b) => (a === 'index' ? -1 : b === 'index' ? 1 : a < b ? -1 : 1));
}

/** The address of a document. Names in parentheses are groups without one. */
export function fumadocsAddress(path: string, base: string): string {
  const bare = path
    .replace(/\.mdx?$/, '')
    .split('/')
    .filter((part) => !/^\(.*\)$/.test(part))
    .join('/');
  return posix.join(base, plainAddress(bare));
}

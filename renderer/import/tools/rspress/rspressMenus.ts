import { posix } from 'node:path';
import { titleFromName } from '../../../model/titleFromName.ts';
import { withoutEnding } from '../../draft/projectFiles.ts';
import type { MenuEntry, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { getFlag, getItems, getText, textOf, type Value } from '../../values/value.ts';
import { groupSeparators } from '../nextra/nextraMenus.ts';

interface RspressMenus extends Pick<ToolRequest, 'files' | 'modules'> {
  /** Absolute folder of the documents. */
  readonly folder: string;
  /** Their paths below it. */
  readonly documents: readonly string[];
}

/** The sidebars that `_meta.json` files describe: one for each folder at the top, where the top has no such file of its own. */
export function rspressSidebars(menus: RspressMenus): SiteDraft['sidebars'] {
  if (menus.files.exists(posix.join(menus.folder, '_meta.json'))) return [['docs', entriesIn('', menus)]];
  const folders = new Set(menus.documents.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''));
  return [...folders].map((name) => [name, entriesIn(name, menus)]);
}

function entriesIn(below: string, menus: RspressMenus): readonly MenuEntry[] {
  const { files, modules, folder, documents } = menus;
  const file = posix.join(folder, below, '_meta.json');
  const prefix = below === '' ? '' : `${below}/`;
  const inside = documents.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length).split('/')[0] ?? '');
  const place = { file: files.shown(posix.join(folder, below)) };
  if (!files.exists(file)) return [...new Set(inside.map(withoutEnding))].flatMap((name) => entryOf({ name, below, place }, menus));
  return groupSeparators(getItems(modules.load(file)).flatMap((item) => writtenEntry(item, below, menus)));
}

function writtenEntry(item: Value, below: string, menus: RspressMenus): readonly MenuEntry[] {
  const { place } = item;
  const alone = textOf(item);
  const [type, label, link] = ['type', 'label', 'link'].map((key) => getText(item, key));
  if (type === 'section-header') return label === undefined ? [] : [{ label, place }];
  if (type === 'custom-link') {
    const items = getItems(item, 'items').flatMap((one) => writtenEntry(one, below, menus));
    const target = link === undefined ? {} : { target: { kind: 'address', href: link } as const };
    return [{ label, ...target, ...(items.length === 0 ? {} : { items }), place }];
  }
  const name = alone ?? getText(item, 'name');
  return name === undefined
    ? []
    : entryOf({ name: withoutEnding(name), below, label, isCollapsed: getFlag(item, 'collapsed'), place }, menus);
}

interface Named extends Pick<MenuEntry, 'label' | 'isCollapsed' | 'place'> {
  readonly name: string;
  readonly below: string;
}

/** A document, a folder, or both of one name. */
function entryOf({ name, below, label, isCollapsed = false, place }: Named, menus: RspressMenus): readonly MenuEntry[] {
  const path = posix.join(below, name);
  const isOutside = path === below || path.startsWith('..') || !path.startsWith(below);
  if (isOutside) return [];
  const document = menus.documents.find((one) => [path, `${path}/index`].includes(withoutEnding(one)));
  const target = document === undefined ? {} : { target: { kind: 'source', path: posix.join(menus.folder, document) } as const };
  const hasMore = menus.documents.some((one) => one.startsWith(`${path}/`) && one !== document);
  if (!hasMore) return document === undefined ? [] : [{ label, ...target, place }];
  return [
    {
      label: label ?? (document === undefined ? titleFromName(name) : undefined),
      ...target,
      items: entriesIn(path, menus),
      isCollapsed,
      place,
    },
  ];
}

import type { UserLink } from '../../config/schema/link.ts';
import type { UserNavbarItem } from '../../config/schema/navbarItem.ts';
import type { UserSidebarEntry } from '../../config/schema/sidebar.ts';
import type { MenuEntry, Note } from '../draft/siteDraft.ts';
import type { SiteTargets, Target } from './siteTargets.ts';

/** Menus of the new site. Entries whose target it lacks are left out, with a question each. */
export interface Menus {
  readonly sidebar: (entries: readonly MenuEntry[]) => readonly UserSidebarEntry[];
  readonly navbar: (entries: readonly MenuEntry[]) => readonly UserNavbarItem[];
  readonly links: (entries: readonly MenuEntry[]) => readonly UserLink[];
  readonly notes: readonly Note[];
}

/** More entries are not read by anybody, and deeper menus are not opened. */
const limits = { entries: 20_000, depth: 20 } as const;

export function createMenus({ resolve }: Pick<SiteTargets, 'resolve'>): Menus {
  const notes: Note[] = [];
  let count = 0;
  const found = ({ target, label, place }: MenuEntry): Target | undefined => {
    if (target === undefined) return undefined;
    const resolved = resolve(target);
    if (resolved.kind !== 'missing') return resolved;
    const subject = label ?? resolved.name;
    const text = `It points to ${resolved.name}, which was not imported. The entry is left out.`;
    notes.push({ kind: 'question', subject, text, todo: 'Does it need a page? Write it, then add the entry.', place });
    return undefined;
  };

  const sidebarEntry = (entry: MenuEntry, depth: number): readonly UserSidebarEntry[] => {
    count += 1;
    if (count > limits.entries || depth > limits.depth) return [];
    const { items, isCollapsed } = entry;
    const label = entry.label?.trim() || undefined;
    const target = found(entry);
    if (target?.kind === 'folder') return [{ folder: target.folder }];
    const document = target?.kind === 'document' ? target.document.id : undefined;
    const children = items?.flatMap((item) => sidebarEntry(item, depth + 1)) ?? [];
    if (children.length > 0) {
      const name = label ?? (target?.kind === 'document' ? titleOf(target) : undefined);
      return name === undefined ? children : [{ label: name, collapsed: isCollapsed, document, items: children }];
    }
    if (document !== undefined) return [label === undefined ? document : { document, label }];
    return label !== undefined && (target?.kind === 'elsewhere' || target?.kind === 'file') ? [{ label, href: target.href }] : [];
  };

  const link = (entry: MenuEntry): readonly UserLink[] => {
    const { items } = entry;
    if (items !== undefined && items.length > 0) return items.flatMap(link);
    const target = found(entry);
    const name = entry.label?.trim() || (target?.kind === 'document' ? titleOf(target) : undefined);
    if (target === undefined || name === undefined) return [];
    if (target.kind === 'document')
      return [
        target.anchor === ''
          ? { label: name, document: target.document.id }
          : { label: name, route: `${target.document.address}${target.anchor}` },
      ];
    if (target.kind === 'file') return [{ label: name, route: target.href }];
    return target.kind === 'elsewhere' ? [{ label: name, href: target.href }] : [];
  };

  const navbarItem = (entry: MenuEntry): readonly UserNavbarItem[] => {
    const { position, items } = entry;
    if (items !== undefined && items.length > 0) {
      const inside = items.flatMap(link);
      return inside.length === 0 || entry.label === undefined ? [] : [{ type: 'dropdown', label: entry.label, items: inside, position }];
    }
    if (entry.target?.kind === 'sidebar') {
      const target = found(entry);
      return target?.kind === 'sidebar' ? [{ type: 'sidebar', sidebar: target.name, label: entry.label ?? target.name, position }] : [];
    }
    return link(entry).map(({ label, document, route, href = '' }): UserNavbarItem => {
      if (document !== undefined) return { type: 'document', document, label, position };
      return route === undefined ? { type: 'link', href, label, position } : { type: 'route', route, label, position };
    });
  };

  return {
    sidebar: (entries) => entries.flatMap((entry) => sidebarEntry(entry, 0)),
    navbar: (entries) => entries.flatMap(navbarItem),
    links: (entries) => entries.flatMap(link),
    notes,
  };
}

function titleOf({ document }: Extract<Target, { readonly kind: 'document' }>): string {
  const { frontMatter, bare, id } = document;
  const named = [frontMatter.sidebar_label, frontMatter.title].find((one): one is string => typeof one === 'string');
  return named ?? /^#[ \t]+(.+)$/m.exec(bare)?.[1]?.trim() ?? id.split('/').at(-1) ?? id;
}

import { posix } from 'node:path';
import { isElsewhere } from '../../draft/addresses.ts';
import type { MenuEntry, MenuTarget } from '../../draft/siteDraft.ts';
import { get, getEntries, getFlag, getItems, getText, shownText, textOf, type Value } from '../../values/value.ts';

/** Sidebars: one list, or one for each folder. */
export function sidebarsOf(sidebar: Value | undefined): readonly (readonly [name: string, entries: readonly MenuEntry[]])[] {
  if (sidebar?.kind === 'list') return [['docs', entriesOf(getItems(sidebar), '/')]];
  const named = getEntries(sidebar).filter(([path]) => path.startsWith('/'));
  // The longest path wins where several match.
  return named
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([path, value]) => {
      const items = value.kind === 'list' ? getItems(value) : getItems(value, 'items');
      const base = getText(value, 'base') ?? '/';
      return [path.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'docs', entriesOf(items, base)];
    });
}

function entriesOf(items: readonly Value[], base: string): readonly MenuEntry[] {
  return items.flatMap((item): readonly MenuEntry[] => {
    const below = getText(item, 'base') ?? base;
    const link = getText(item, 'link');
    const children = get(item, 'items');
    if (item.kind !== 'record') return [];
    return [
      {
        label: labelOf(item),
        ...(link === undefined ? {} : { target: targetOf(link, below) }),
        ...(children === undefined
          ? {}
          : { items: entriesOf(getItems(children), below), isCollapsed: getFlag(item, 'collapsed') ?? false }),
        place: item.place,
      },
    ];
  });
}

/** Items of the navigation bar. */
export function navOf(nav: Value | undefined): readonly MenuEntry[] {
  return getItems(nav).flatMap((item): readonly MenuEntry[] => {
    if (item.kind !== 'record') return [];
    const link = getText(item, 'link');
    const children = getItems(item, 'items');
    const target = link === undefined ? {} : { target: targetOf(link, '/') };
    return [{ label: labelOf(item), ...target, ...(children.length === 0 ? {} : { items: navOf(get(item, 'items')) }), place: item.place }];
  });
}

/** Links to accounts: icons with an address, by their names. Some themes have a record of addresses. */
export function socialLinksOf(links: Value | undefined): readonly MenuEntry[] {
  const named = links?.kind === 'record' ? getEntries(links) : [];
  const ofRecord = named.flatMap(([icon, value]): readonly MenuEntry[] => {
    const href = textOf(value);
    return href === undefined
      ? []
      : [{ label: nameOfService(icon), target: { kind: 'address', href }, position: 'right', place: value.place }];
  });
  const ofList = getItems(links).flatMap((item): readonly MenuEntry[] => {
    // Rspress has the address as `content`, which may also be a text.
    const content = getText(item, 'content');
    const href = getText(item, 'link') ?? getText(item, 'href') ?? (content !== undefined && isElsewhere(content) ? content : undefined);
    if (href === undefined) return [];
    const icon =
      getText(item, 'label') ?? getText(item, 'ariaLabel') ?? getText(item, 'icon') ?? new URL(href, 'https://site.example').hostname;
    return [{ label: nameOfService(icon), target: { kind: 'address', href }, position: 'right', place: item.place }];
  });
  return [...ofRecord, ...ofList];
}

const services: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
  npm: 'npm',
  jsr: 'JSR',
};

/** `github` is GitHub. */
export function nameOfService(icon: string): string {
  const name = icon.toLowerCase();
  return (Object.hasOwn(services, name) ? services[name] : undefined) ?? icon.charAt(0).toUpperCase() + icon.slice(1);
}

function labelOf(item: Value): string | undefined {
  return (
    getText(item, 'text')
      ?.replace(/<[^>]*>/g, '')
      .trim() ||
    shownText(get(item, 'text')) ||
    undefined
  );
}

function targetOf(link: string, base: string): MenuTarget {
  if (isElsewhere(link)) return { kind: 'address', href: link };
  return { kind: 'address', href: link.startsWith('/') && base === '/' ? link : posix.join('/', base, link) };
}

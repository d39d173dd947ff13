import type { ReactNode } from 'react';
import { wholeMenu } from '../../renderer/model/contents.ts';
import { isLongName } from '../../renderer/model/nameWords.ts';
import type { SidebarItem, Sidebar as SidebarModel } from '../../renderer/model/plan.ts';
import { fillWords, type Words } from '../../renderer/model/words.ts';
import { SymbolName } from '../api/SymbolName.tsx';
import { isPlainList, shownItems } from './shownItems.ts';
import type { SidebarPlace } from './sidebarPlaces.ts';

export interface SidebarProps {
  readonly sidebar: SidebarModel;
  /** The page's address, without `baseUrl`. */
  readonly current: string;
  /** Where the page stands in the sidebar; undefined where it doesn't. */
  readonly place: SidebarPlace | undefined;
  readonly words: Words;
  /** Puts an address below `baseUrl`. */
  readonly link: (href: string) => string;
}

/**
 * A section's menu, as plain markup that works without scripts.
 *
 * Long groups of a package, and the lists of a sidebar of very many documents, are not in every page: the page holds the part around
 * itself, and the whole list is a file that the script fetches when the reader asks for it, or an index page without scripts. So a page
 * does not grow with the package. The files lie below `data-menus` under the name in `data-menu`; where that is empty, they are called
 * as the section of the index page that the link leads to, so that none of dozens of groups says its name twice.
 */
export function Sidebar({ sidebar, ...rest }: SidebarProps): ReactNode {
  const { items, menus, contents } = sidebar;
  const shown = contents !== undefined && isPlainList(items) ? shownItems(items, rest.place?.top ?? -1) : items;
  return (
    <ul className="menu" data-menus={menus === undefined ? undefined : rest.link(menus)}>
      {shown.map((item) => (
        <Item key={keyOf(item)} item={item} {...rest} contents={contents} />
      ))}
      {shown.length < items.length && (
        <More link={rest.link} href={contents} menu={wholeMenu} text={fillWords(rest.words.showAll, { count: items.length })} />
      )}
    </ul>
  );
}

interface ItemProps extends Omit<SidebarProps, 'sidebar'> {
  readonly item: SidebarItem;
  readonly contents: string | undefined;
}

function Item({ item, ...rest }: ItemProps): ReactNode {
  if (item.type === 'category') return <Category item={item} {...rest} />;
  return (
    <li>
      <a
        href={rest.link(item.href)}
        aria-current={item.href === rest.current ? 'page' : undefined}
        className={item.isDeprecated ? 'is-deprecated' : undefined}
        title={item.isDeprecated ? rest.words.deprecated : undefined}
      >
        {isLongName(item.label) ? <SymbolName name={item.label} /> : item.label}
      </a>
    </li>
  );
}

function Category({ item, ...rest }: ItemProps & { readonly item: Extract<SidebarItem, { type: 'category' }> }): ReactNode {
  const { place, words, contents } = rest;
  const isOpen = !item.isCollapsed || place?.within.has(item) === true;
  const shown = item.menu === undefined ? item.items : shownItems(item.items, place?.within.get(item) ?? -1);
  return (
    <li className="menu-group">
      <details open={isOpen}>
        <summary>
          {item.label}
          {item.menu !== undefined && <small>{item.items.length}</small>}
        </summary>
        <ul>
          {item.href !== undefined && (item.menu === undefined || contents !== undefined) && (
            <Item {...rest} item={{ type: 'link', label: words.overview, href: item.href }} />
          )}
          {shown.map((child) => (
            <Item key={keyOf(child)} item={child} {...rest} />
          ))}
          {shown.length < item.items.length && (
            <More link={rest.link} href={contents ?? item.href} menu={item.menu ?? ''} text={words.showAllOfGroup} />
          )}
        </ul>
      </details>
    </li>
  );
}

interface MoreProps extends Pick<SidebarProps, 'link'> {
  /** The page with the whole list, for readers without scripts. */
  readonly href: string | undefined;
  /** The file's name, without its ending. */
  readonly menu: string;
  readonly text: string;
}

function More({ link, href, menu, text }: MoreProps): ReactNode {
  if (href === undefined) return null;
  return (
    <li>
      <a href={link(href)} data-menu={href.endsWith(`#${menu}`) ? '' : menu}>
        {text}
      </a>
    </li>
  );
}

function keyOf(item: SidebarItem): string {
  return `${item.label}:${item.href ?? ''}`;
}

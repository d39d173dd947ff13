import type { ReactNode } from 'react';
import type { SidebarItem } from '../../renderer/model/plan.ts';

export interface ContentsPageProps {
  readonly title: string;
  readonly items: readonly SidebarItem[];
  /** Puts an address below `baseUrl`. */
  readonly link: (href: string) => string;
}

/** Everything that a long sidebar has. */
export function ContentsPage({ title, items, link }: ContentsPageProps): ReactNode {
  return (
    <div className="prose">
      <h1>{title}</h1>
      <List items={items} link={link} />
    </div>
  );
}

function List({ items, link }: Omit<ContentsPageProps, 'title'>): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.label}:${item.href ?? ''}`}>
          {item.href === undefined ? item.label : <a href={link(item.href)}>{item.label}</a>}
          {item.type === 'category' && <List items={item.items} link={link} />}
        </li>
      ))}
    </ul>
  );
}

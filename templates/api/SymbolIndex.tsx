import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import type { Comment } from '../../renderer/model/comment.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { symbolParts } from '../../renderer/presentation/listParts.ts';
import { isByCategory, type SymbolGroup, symbolGroups } from '../../renderer/presentation/symbolGroups.ts';
import { useRenderContext } from '../context.ts';
import { IndexList } from './IndexList.tsx';
import { PartLinks } from './PartLinks.tsx';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export interface SymbolIndexProps {
  readonly symbols: readonly ApiSymbol[];
  /** Comment of the module that they are in: it may say something of their groups. */
  readonly comment?: Comment | undefined;
  /** Whether categories with pages of their own are links to these, instead of lists of their items. Default: false. */
  readonly isShort?: boolean | undefined;
}

/** Items by category or kind, each with the first sentence of its description. */
export function SymbolIndex({ symbols, comment, isShort = false }: SymbolIndexProps): ReactNode {
  const {
    messages,
    package: { categories },
  } = useRenderContext();
  return <GroupList groups={symbolGroups(symbols, { messages, categories, comment })} isShort={isShort} />;
}

export interface GroupListProps extends Pick<SymbolIndexProps, 'isShort'> {
  readonly groups: readonly SymbolGroup[];
}

/** Groups one below the other, each with its heading. */
export function GroupList({ groups, isShort = false }: GroupListProps): ReactNode {
  const { hrefOfCategory } = useRenderContext();
  return groups.map((group) => {
    const href = isShort && isByCategory(group) ? hrefOfCategory(group.id) : undefined;
    return href === undefined ? (
      <Group key={group.id} group={group} level={2} listId={group.id} />
    ) : (
      <ShortGroup key={group.id} group={group} href={href} />
    );
  });
}

function ShortGroup({ group: { id, title, text, symbols }, href }: { readonly group: SymbolGroup; readonly href: string }): ReactNode {
  const { messages } = useRenderContext();
  return (
    <section className="index">
      <SectionHeading level={2} id={id} title={title} />
      <Prose markdown={text} headingLevel={2} />
      <p>
        <a href={href}>{fillMessage(messages.categoryItems, { title, count: symbols.length })}</a>
      </p>
    </section>
  );
}

interface GroupProps {
  readonly group: SymbolGroup;
  readonly level: 2 | 3 | 4;
  /** What addresses of its list's parts begin with. */
  readonly listId: string;
}

/** The kinds within a category have no address of their own: one page has several of each. */
function Group({ group, level, listId }: GroupProps): ReactNode {
  const { id, title, kind, text, symbols, groups } = group;
  return (
    <section className={kind === undefined ? 'index' : `index of-${kind}`}>
      <SectionHeading level={level} id={level === 2 ? id : undefined} title={title} />
      <Prose markdown={text} headingLevel={level} />
      <InnerGroups groups={groups} listId={listId} level={3} />
      {groups.length === 0 && <SymbolList id={listId} symbols={symbols} />}
    </section>
  );
}

interface GroupListsProps {
  readonly group: SymbolGroup;
  /** Of the headings of kinds. Default: 3. */
  readonly level?: 3 | 4 | undefined;
}

/** The lists of a group below a heading of its own. */
export function GroupLists({ group: { id, symbols, groups }, level = 3 }: GroupListsProps): ReactNode {
  if (groups.length === 0)
    return (
      <div className="index">
        <SymbolList id={id} symbols={symbols} />
      </div>
    );
  const inner = <InnerGroups groups={groups} listId={id} level={level} />;
  return groups.length === 1 && groups[0]?.kind !== undefined ? <div className="index">{inner}</div> : inner;
}

/** The groups of a category. If all items are of one kind, it needs no heading: each item shows it. */
function InnerGroups({ groups, listId, level }: Pick<GroupListProps, 'groups'> & Omit<GroupProps, 'group'>): ReactNode {
  const [only, ...others] = groups;
  if (only?.kind === undefined || others.length > 0)
    return groups.map((inner) => <Group key={inner.id} group={inner} level={level} listId={`${listId}-${inner.id}`} />);
  return (
    <>
      <Prose markdown={only.text} headingLevel={2} />
      <SymbolList id={`${listId}-${only.id}`} symbols={only.symbols} />
    </>
  );
}

/** All of a short list; the way to the parts of a long one. */
function SymbolList({ id, symbols }: { readonly id: string; readonly symbols: readonly ApiSymbol[] }): ReactNode {
  const parts = symbolParts(id, symbols);
  return parts.length === 0 ? <IndexList symbols={symbols} /> : <PartLinks parts={parts} />;
}

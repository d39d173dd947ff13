import type { ReactNode } from 'react';
import type { ApiSymbol, Comment } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { IndexList } from './IndexList.tsx';
import { listParts } from './listParts.ts';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { type SymbolGroup, symbolGroups } from './symbolGroups.ts';

export interface SymbolIndexProps {
  readonly symbols: readonly ApiSymbol[];
  /** Comment of the module that they are in: it may say something of their groups. */
  readonly comment?: Comment | undefined;
}

/** Items by category or kind, each with the first sentence of its description. */
export function SymbolIndex({ symbols, comment }: SymbolIndexProps): ReactNode {
  const {
    words,
    package: { categories },
  } = useRenderContext();
  return symbolGroups(symbols, { words, categories, comment }).map((group) => (
    <Group key={group.id} group={group} level={2} listId={group.id} />
  ));
}

interface GroupProps {
  readonly group: SymbolGroup;
  readonly level: 2 | 3;
  /** What addresses of its list's parts begin with. */
  readonly listId: string;
}

/** The kinds within a category have no address of their own: one page has several of each. */
function Group({ group, level, listId }: GroupProps): ReactNode {
  const { id, title, kind, text, symbols, groups } = group;
  return (
    <section className={kind === undefined ? 'index' : `index of-${kind}`}>
      <SectionHeading level={level} id={level === 2 ? id : undefined} title={title} />
      <Prose markdown={text} headingLevel={level + 1} />
      {groups.map((inner) => (
        <Group key={inner.id} group={inner} level={3} listId={`${listId}-${inner.id}`} />
      ))}
      {groups.length === 0 && <SymbolList id={listId} symbols={symbols} />}
    </section>
  );
}

/** All of a short list; the way to the parts of a long one. */
function SymbolList({ id, symbols }: { readonly id: string; readonly symbols: readonly ApiSymbol[] }): ReactNode {
  const { hrefOfList } = useRenderContext();
  const parts = listParts(id, symbols);
  if (parts.length === 0) return <IndexList symbols={symbols} />;
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.id}>
          <a href={hrefOfList(part.id)}>{part.title}</a>
        </li>
      ))}
    </ul>
  );
}

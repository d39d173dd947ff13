import type { ReactNode } from 'react';
import type { SymbolList } from '../../renderer/model/plan.ts';
import { IndexList } from './IndexList.tsx';
import { ReferenceList, useReferenceEntries } from './ReferenceList.tsx';
import { SymbolName } from './SymbolName.tsx';
import { UserList } from './UserList.tsx';

/** A part of a list that is too long for the page that it belongs to. */
export function ListPage({ list }: { readonly list: SymbolList }): ReactNode {
  const { heading, title } = list;
  return (
    <>
      <p className="eyebrow">{heading}</p>
      <h1 className="symbol-name">
        <SymbolName name={title} />
      </h1>
      <section className={classOf(list)}>
        <Entries list={list} />
      </section>
    </>
  );
}

function classOf({ kind, users }: SymbolList): string {
  if (users !== undefined) return 'users';
  return kind === undefined ? 'index' : `index of-${kind}`;
}

function Entries({ list: { symbols, references, users } }: { readonly list: SymbolList }): ReactNode {
  const entriesOf = useReferenceEntries();
  if (users !== undefined) return <UserList users={users} />;
  return references === undefined ? <IndexList symbols={symbols} /> : <ReferenceList entries={entriesOf(references)} />;
}

import { Fragment, type ReactNode } from 'react';
import type { HierarchyRow } from '../../renderer/presentation/itemSections.ts';
import { TypeCode } from '../signature/TypeCode.tsx';
import { PartLinks } from './PartLinks.tsx';

/** The supertypes and subtypes of a class or interface. */
export function Hierarchy({ rows }: { readonly rows: readonly HierarchyRow[] }): ReactNode {
  return (
    <dl className="params">
      {rows.map(({ label, types, parts }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{parts.length > 0 ? <PartLinks parts={parts} /> : <TypeList types={types} />}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function TypeList({ types }: Pick<HierarchyRow, 'types'>): ReactNode {
  return (
    <ul>
      {types.map((type, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: types have no other identity, and are rendered once
        <li key={index}>
          <TypeCode type={type} />
        </li>
      ))}
    </ul>
  );
}

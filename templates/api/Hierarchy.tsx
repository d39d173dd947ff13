import { Fragment, type ReactNode } from 'react';
import { TypeCode } from '../signature/TypeCode.tsx';
import type { HierarchyRow } from './itemSections.ts';

/** What a class or interface extends and implements, and what extends and implements it. */
export function Hierarchy({ rows }: { readonly rows: readonly HierarchyRow[] }): ReactNode {
  return (
    <dl className="params">
      {rows.map(({ label, types }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <ul>
              {types.map((type, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: types have no other identity, and are rendered once
                <li key={index}>
                  <TypeCode type={type} />
                </li>
              ))}
            </ul>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

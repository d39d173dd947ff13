import type { ReactNode } from 'react';
import type { ListPart } from '../../renderer/presentation/listParts.ts';
import { useRenderContext } from '../context.ts';

/** Links to the parts of a list that is too long for its page. */
export function PartLinks({ parts }: { readonly parts: readonly ListPart<unknown>[] }): ReactNode {
  const { hrefOfList } = useRenderContext();
  return (
    <ul>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={hrefOfList(id)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

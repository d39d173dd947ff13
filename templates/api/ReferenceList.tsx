import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';

/** What an entry point exports again: a link to the page of each, with its own name where it has another there. */
export function ReferenceList({ references }: Pick<ApiModule, 'references'>): ReactNode {
  const { href, package: pkg } = useRenderContext();
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  return references.map(({ name, target }) => (
    <li key={`${name} ${target}`}>
      <a href={href(target)}>{name}</a>
      {name !== byId.get(target)?.name && <code>{byId.get(target)?.qualifiedName}</code>}
    </li>
  ));
}

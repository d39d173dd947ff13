import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { categoriesOf } from '../../renderer/presentation/categoriesOf.ts';
import { isTopLevel } from '../../renderer/presentation/indexHeadings.ts';
import { useRenderContext } from '../context.ts';

/** The categories of a symbol, as links to their lists. */
export function CategoryLink({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { package: pkg, hrefOfCategory, hrefOfModule, item } = useRenderContext();
  if (item !== undefined || !isTopLevel(symbol)) return null;
  return categoriesOf(symbol, pkg).map(({ id, title }) => (
    <a key={id} href={hrefOfCategory(id) ?? `${hrefOfModule(pkg.slug, '')}#${id}`}>
      {title}
    </a>
  ));
}

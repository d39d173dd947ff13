import type { ReactNode } from 'react';
import { mainModule } from '../../renderer/model/mainModule.ts';
import type { CategoryContents } from '../../renderer/model/plan.ts';
import { categoryText, kindGroups } from '../../renderer/presentation/symbolGroups.ts';
import { useRenderContext } from '../context.ts';
import { Prose } from './Prose.tsx';
import { GroupList } from './SymbolIndex.tsx';

/** Everything of a package that its author has put into one category, by kind. */
export function CategoryPage({ category: { title, symbols } }: { readonly category: CategoryContents }): ReactNode {
  const { messages, package: pkg } = useRenderContext();
  const comment = mainModule(pkg.modules)?.comment;
  return (
    <>
      <p className="eyebrow">{messages.kindCategory}</p>
      <h1>{title}</h1>
      <Prose markdown={categoryText(title, comment)} headingLevel={1} />
      <GroupList groups={kindGroups(symbols, { messages, comment })} />
    </>
  );
}

import type { ReactNode } from 'react';
import { mainModule } from '../../renderer/model/mainModule.ts';
import { overviewSymbols } from '../../renderer/presentation/overviewSymbols.ts';
import { symbolGroups } from '../../renderer/presentation/symbolGroups.ts';
import { useRenderContext } from '../context.ts';
import { Prose } from './Prose.tsx';
import { GroupList } from './SymbolIndex.tsx';

/** Everything of a package that its author has put into one category, by kind. `category` is the id of its group. */
export function CategoryPage({ category }: { readonly category: string }): ReactNode {
  const { messages, package: pkg } = useRenderContext();
  const comment = mainModule(pkg.modules)?.comment;
  const groups = symbolGroups(overviewSymbols(pkg), { messages, categories: pkg.categories, comment });
  const group = groups.find(({ id }) => id === category);
  return (
    <>
      <p className="eyebrow">{messages.kindCategory}</p>
      <h1>{group?.title}</h1>
      <Prose markdown={group?.text} headingLevel={2} />
      {group !== undefined && <GroupList groups={group.groups} />}
    </>
  );
}

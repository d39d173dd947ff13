import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';
import { isTopLevel } from './indexHeadings.ts';
import { Prose } from './Prose.tsx';
import { GroupList } from './SymbolIndex.tsx';
import { symbolGroups } from './symbolGroups.ts';

/** Everything of a package that its author has put into one category, by kind. `category` is the id of its group. */
export function CategoryPage({ category }: { readonly category: string }): ReactNode {
  const { words, package: pkg } = useRenderContext();
  const comment = pkg.modules.find(({ name }) => name === '')?.comment;
  const groups = symbolGroups(pkg.symbols.filter(isTopLevel), { words, categories: pkg.categories, comment });
  const group = groups.find(({ id }) => id === category);
  return (
    <>
      <p className="eyebrow">{words.kindCategory}</p>
      <h1>{group?.title}</h1>
      <Prose markdown={group?.text} headingLevel={2} />
      <GroupList groups={group?.groups ?? []} />
    </>
  );
}

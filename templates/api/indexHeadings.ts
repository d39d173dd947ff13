import type { ApiModule, ApiPackage, ApiSymbol } from '../../renderer/model/api.ts';
import type { Heading } from '../../renderer/model/document.ts';
import type { Words } from '../../renderer/model/words.ts';
import { itemHeadings } from './itemGroups.ts';
import { listedReferences } from './listedReferences.ts';
import { type GroupingChoice, symbolGroups } from './symbolGroups.ts';
import { textSections } from './textSections.ts';

/** What a package's or module's page is made from. `items` are symbols that stand in full on it, instead of a list. */
export interface ItemsPage {
  readonly package: ApiPackage;
  readonly items?: readonly ApiSymbol[] | undefined;
}

/** The headings of a package's overview that are its page's own, for the table of contents: those of its text come before. */
export function packageHeadings({ package: pkg, items }: ItemsPage, words: Words): readonly Heading[] {
  const { modules, symbols, categories } = pkg;
  const main = modules.find(({ name }) => name === '');
  const modulesHeading = modules.some(({ name }) => name !== '') ? [{ level: 2, id: 'modules', text: words.modules }] : [];
  return [
    ...textHeadings(main, words),
    ...modulesHeading,
    ...(items === undefined
      ? groupHeadings(symbols.filter(isTopLevel), { words, categories })
      : itemHeadings(items, { words, categories })),
    ...referencesHeading(main, words),
  ];
}

/** The headings of an entry point's page, for the table of contents. */
export function moduleHeadings(module: ApiModule, { package: pkg, items }: ItemsPage, words: Words): readonly Heading[] {
  const own = new Set(module.symbols);
  const choice = { words, categories: pkg.categories };
  const listed = pkg.symbols.filter((symbol) => own.has(symbol.id) && isTopLevel(symbol));
  return [
    ...textHeadings(module, words),
    ...(items === undefined ? groupHeadings(listed, choice) : itemHeadings(items, choice)),
    ...referencesHeading(module, words),
  ];
}

/** The headings of a category's page, for the table of contents: the kinds in it. */
export function categoryHeadings(
  { symbols, categories }: ApiPackage,
  { category, words }: { readonly category: string; readonly words: Words },
): readonly Heading[] {
  const group = symbolGroups(symbols.filter(isTopLevel), { words, categories }).find(({ id }) => id === category);
  return (group?.groups ?? []).map(({ id, title }) => ({ level: 2, id, text: title }));
}

function textHeadings(module: ApiModule | undefined, words: Words): readonly Heading[] {
  return textSections(module?.comment, words).map(({ key, title }) => ({ level: 2, id: key, text: title }));
}

function referencesHeading(module: ApiModule | undefined, words: Words): readonly Heading[] {
  const references = module === undefined ? [] : listedReferences(module);
  const { namespaces = [] } = module ?? {};
  return references.length + namespaces.length === 0 ? [] : [{ level: 2, id: 'references', text: words.references }];
}

/** The headings of an index of items: one for each category or kind. */
export function groupHeadings(symbols: readonly ApiSymbol[], choice: GroupingChoice): readonly Heading[] {
  return symbolGroups(symbols, choice).map(({ id, title }) => ({ level: 2, id, text: title }));
}

/** Whether an item stands in its module itself, not in a namespace, which lists its own. */
export function isTopLevel({ name, qualifiedName }: ApiSymbol): boolean {
  return name === qualifiedName;
}

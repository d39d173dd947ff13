import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import type { Heading } from '../model/document.ts';
import { mainModule } from '../model/mainModule.ts';
import type { Messages } from '../model/messages.ts';
import { furtherModules } from './furtherModules.ts';
import { itemHeadings } from './itemGroups.ts';
import { categoriesId, fewestRows, isTopLevel, manyGroups, overviewSymbols } from './overviewSymbols.ts';
import { areReferencesFirst, hasReferences } from './referenceGroups.ts';
import { type GroupingChoice, symbolGroups } from './symbolGroups.ts';
import { textSections } from './textSections.ts';

/** The data of a package's or module's page. `items` are symbols that are shown on it in full, instead of a list. */
export interface ItemsPage {
  readonly package: ApiPackage;
  readonly items?: readonly ApiSymbol[] | undefined;
}

/** The headings of a package's overview that are its page's own, for the table of contents: those of its text come before. */
export function packageHeadings({ package: pkg, items }: ItemsPage, messages: Messages): readonly Heading[] {
  const { modules, categories } = pkg;
  const main = mainModule(modules);
  const { named, areLast } = furtherModules(modules);
  const modulesHeading = named.length > 0 ? [{ level: 2, id: 'modules', text: messages.modules }] : [];
  const lists =
    items === undefined ? overviewHeadings(overviewSymbols(pkg), { messages, categories }) : itemHeadings(items, { messages, categories });
  return [
    ...textHeadings(main, messages),
    ...(areLast && items === undefined ? [...lists, ...modulesHeading] : [...modulesHeading, ...lists]),
    ...referencesHeading(main, messages),
  ];
}

/** The headings of an entry point's page, for the table of contents. */
export function moduleHeadings(module: ApiModule, { package: pkg, items }: ItemsPage, messages: Messages): readonly Heading[] {
  const own = new Set(module.symbols);
  const choice = { messages, categories: pkg.categories };
  const symbols = pkg.symbols.filter((symbol) => own.has(symbol.id));
  const lists = items === undefined ? groupHeadings(symbols.filter(isTopLevel), choice) : itemHeadings(items, choice);
  const references = referencesHeading(module, messages);
  return [
    ...textHeadings(module, messages),
    ...(areReferencesFirst(module, symbols) ? [...references, ...lists] : [...lists, ...references]),
  ];
}

function textHeadings(module: ApiModule | undefined, messages: Messages): readonly Heading[] {
  return textSections(module?.comment, messages).map(({ key, title }) => ({ level: 2, id: key, text: title }));
}

function referencesHeading(module: ApiModule | undefined, messages: Messages): readonly Heading[] {
  return module !== undefined && hasReferences(module) ? [{ level: 2, id: 'references', text: messages.references }] : [];
}

/** What the list of an overview has a heading for: each group, or all of them where they would be a list as long as the page. */
function overviewHeadings(symbols: readonly ApiSymbol[], choice: GroupingChoice): readonly Heading[] {
  const headings = groupHeadings(symbols, choice);
  const isOne = symbols.length >= fewestRows && headings.length > manyGroups;
  return isOne ? [{ level: 2, id: categoriesId, text: choice.messages.categories }] : headings;
}

/** The headings of an index of items: one for each category or kind. */
export function groupHeadings(symbols: readonly ApiSymbol[], choice: GroupingChoice): readonly Heading[] {
  return symbolGroups(symbols, choice).map(({ id, title }) => ({ level: 2, id, text: title }));
}

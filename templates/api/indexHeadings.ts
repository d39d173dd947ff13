import type { ApiModule, ApiPackage, ApiSymbol } from '../../renderer/model/api.ts';
import type { Heading } from '../../renderer/model/document.ts';
import type { Words } from '../../renderer/model/words.ts';
import { symbolGroups } from './symbolGroups.ts';
import { textSections } from './textSections.ts';

/** The headings of a package's overview that are its page's own, for the table of contents: those of its text come before. */
export function packageHeadings({ modules, symbols }: ApiPackage, words: Words): readonly Heading[] {
  const modulesHeading = modules.length > 1 ? [{ level: 2, id: 'modules', text: words.modules }] : [];
  return [...modulesHeading, ...groupHeadings(symbols.filter(isTopLevel), words), ...referencesHeading(modules[0], words)];
}

/** The headings of an entry point's page, for the table of contents. */
export function moduleHeadings(module: ApiModule, { symbols }: ApiPackage, words: Words): readonly Heading[] {
  const own = new Set(module.symbols);
  return [
    ...textSections(module.comment, words).map(({ key, title }) => ({ level: 2, id: key, text: title })),
    ...groupHeadings(
      symbols.filter((symbol) => own.has(symbol.id) && isTopLevel(symbol)),
      words,
    ),
    ...referencesHeading(module, words),
  ];
}

function referencesHeading(module: ApiModule | undefined, words: Words): readonly Heading[] {
  const { references = [], namespaces = [] } = module ?? {};
  return references.length + namespaces.length === 0 ? [] : [{ level: 2, id: 'references', text: words.references }];
}

/** The headings of an index of items: one for each kind. */
export function groupHeadings(symbols: readonly ApiSymbol[], words: Words): readonly Heading[] {
  return symbolGroups(symbols).map(({ id }) => ({ level: 2, id, text: words[id] }));
}

/** Whether an item stands in its module itself, not in a namespace, which lists its own. */
export function isTopLevel({ name, qualifiedName }: ApiSymbol): boolean {
  return name === qualifiedName;
}

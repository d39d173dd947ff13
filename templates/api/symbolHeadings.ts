import type { ApiSymbol } from '../../renderer/model/api.ts';
import type { Heading } from '../../renderer/model/document.ts';
import type { Words } from '../../renderer/model/words.ts';
import { groupHeadings } from './indexHeadings.ts';
import { type Section, symbolSections, withoutBareReturns } from './itemSections.ts';
import { memberTitle } from './memberTitle.ts';
import { sectionIds } from './sectionIds.ts';

/** What a page has beside what its symbol says. */
export interface SymbolPageContents {
  /** Whether the site shows facts as tables. */
  readonly tables: boolean;
  /** What a namespace's page lists. */
  readonly children: readonly ApiSymbol[];
  /** Categories of the package, in their order. */
  readonly categories: readonly string[] | undefined;
}

const nothingElse: SymbolPageContents = { tables: false, children: [], categories: undefined };

/**
 * The headings of a symbol's page for its table of contents: sections (level 2), members and parts of overloads (level 3).
 */
export function symbolHeadings(symbol: ApiSymbol, words: Words, contents = nothingElse): readonly Heading[] {
  const ids = sectionIds(symbol);
  const all = symbolSections(symbol, words);
  const sections = (contents.tables ? withoutBareReturns(all) : all).flatMap((section) => {
    const id = ids(section.key);
    return [{ level: 2, id, text: section.title }, ...partHeadings(section, id, words)];
  });
  return [...sections, ...groupHeadings(contents.children, { words, categories: contents.categories })];
}

function partHeadings(section: Section, id: string, words: Words): readonly Heading[] {
  if (section.kind === 'members') {
    return section.group.members.map((member) => ({ level: 3, id: member.anchor, text: memberTitle(member, words) }));
  }
  if (section.kind !== 'overload') return [];
  return section.sections.map((part) => ({ level: 3, id: `${id}-${part.key}`, text: part.title }));
}

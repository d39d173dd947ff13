import type { ApiSymbol } from '../model/api.ts';
import type { Heading } from '../model/document.ts';
import type { Messages } from '../model/messages.ts';
import { namespaceReferences } from './exportedItem.ts';
import { groupHeadings } from './indexHeadings.ts';
import { sectionIds } from './itemGroups.ts';
import { type Section, withoutBareReturns } from './itemSections.ts';
import { memberTitle } from './memberGroups.ts';
import { isCompleteInIndex, sectionsAround } from './memberIndex.ts';
import { withExample } from './withExample.ts';

/** What a page shows in addition to its symbol. */
interface SymbolPageContents {
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
export function symbolHeadings(written: ApiSymbol, messages: Messages, contents = nothingElse): readonly Heading[] {
  const symbol = withExample(written);
  const ids = sectionIds(symbol);
  const { examples, constructors, fields, below } = sectionsAround(symbol, messages);
  const headingsOf = (section: Section): readonly Heading[] => {
    const id = ids(section.key);
    return [{ level: 2, id, text: section.title }, ...partHeadings(section, id, messages)];
  };
  const sections = (contents.tables ? withoutBareReturns(below) : below).flatMap(headingsOf);
  const children = groupHeadings(contents.children, { messages, categories: contents.categories });
  const hasReferences = namespaceReferences(symbol, contents.children).length > 0;
  const references = hasReferences ? [{ level: 2, id: 'references', text: messages.references }] : [];
  const additions = (symbol.additions ?? []).length > 0 ? [{ level: 2, id: 'additions', text: messages.additions }] : [];
  return [...[...examples, ...constructors, ...fields].flatMap(headingsOf), ...sections, ...children, ...additions, ...references];
}

function partHeadings(section: Section, id: string, messages: Messages): readonly Heading[] {
  if (section.kind === 'members') {
    const { group, rows = [] } = section;
    const members = [...rows.filter((member) => isCompleteInIndex(member, messages)), ...group.members];
    // The section of a single constructor begins where the constructor does.
    if (section.key === 'constructors' && members.length === 1) return [];
    return members.map((member) => ({ level: 3, id: member.anchor, text: memberTitle(member, messages) }));
  }
  if (section.kind !== 'overload') return [];
  return section.sections.map((part) => ({ level: 3, id: `${id}-${part.key}`, text: part.title }));
}

import type { TextSection } from '../model/page.ts';
import { type ReadMarkup, readMarkup } from '../search/readMarkup.ts';

/** Markup that several pages have. */
export interface SharedMarkup {
  readonly html: string;
  /** What there is to read in it, which is read once. */
  readonly read: () => ReadMarkup;
}

/** What a page shares with others: marks stand for it while the page is rendered and read. */
export interface PageParts {
  /** A mark to put where a part stands: within an element of its own that ends words, and not in a heading. */
  readonly place: (part: SharedMarkup) => string;
  /** The page's markup with the parts in it. */
  readonly fill: (html: string) => string;
  /** `readMarkup` of what `fill` gives. */
  readonly read: (html: string) => ReadParts;
}

export interface ReadParts extends ReadMarkup {
  /** Those of the sections that are the very same objects on other pages. */
  readonly shared: ReadonlySet<TextSection>;
}

const mark = /\0part(\d+)\0/;
const marks = new RegExp(mark, 'g');

export function createPageParts(): PageParts {
  const parts: SharedMarkup[] = [];
  const partOf = (number: string): SharedMarkup | undefined => parts[Number(number)];
  return {
    place: (part) => `\0part${parts.push(part) - 1}\0`,
    fill: (html) => (parts.length === 0 ? html : html.replace(marks, (found, number: string) => partOf(number)?.html ?? found)),
    read: (html) => {
      const { sections, anchors } = readMarkup(html);
      if (parts.length === 0) return { sections, anchors, shared: new Set() };
      const shared = new Set(parts.flatMap((part) => part.read().sections));
      return {
        sections: sections.flatMap((section) => withParts(section, (number) => partOf(number)?.read().sections ?? [])),
        anchors: new Set([...anchors, ...parts.flatMap((part) => [...part.read().anchors])]),
        shared,
      };
    },
  };
}

/** A section and those that the parts in it begin. What stands behind a part is of the last of them. */
function withParts(section: TextSection, sectionsOf: (number: string) => readonly TextSection[]): readonly TextSection[] {
  const pieces = section.text.split(mark);
  const sections: TextSection[] = [{ ...section, text: '' }];
  const add = (text: string): void => {
    const last = sections.at(-1);
    if (last !== undefined && text !== '') sections[sections.length - 1] = { ...last, text: `${last.text} ${text}`.trim() };
  };
  for (const [index, piece] of pieces.entries()) {
    const [head, ...begun] = index % 2 === 1 ? sectionsOf(piece) : [{ ...section, text: piece.trim() }];
    add(head?.text ?? '');
    sections.push(...begun);
  }
  return sections;
}

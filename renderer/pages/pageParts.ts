import type { TextSection } from '../model/page.ts';
import { type ReadMarkup, readMarkup } from '../search/readMarkup.ts';
import { joinText, type TextPiece } from './joinText.ts';

/** Markup that several pages have, with all that they need of it: it is read, and encoded, once. */
export interface SharedMarkup extends ReadMarkup {
  readonly html: Uint8Array;
  /** The same as it stands within a string of JSON. */
  readonly json: Uint8Array;
}

export function sharedMarkup(html: string): SharedMarkup {
  return { html: Buffer.from(html), json: Buffer.from(JSON.stringify(html).slice(1, -1)), ...readMarkup(html) };
}

/** What a page shares with others: marks stand for it while the page is rendered and read. */
export interface PageParts {
  /** A mark to put where a part stands: within an element of its own that ends words, and not in a heading. */
  readonly place: (part: SharedMarkup) => string;
  /** How long markup is with the parts in it, in characters or, of the parts, bytes. */
  readonly lengthOf: (html: string) => number;
  /** The page's document with the parts in it. */
  readonly fill: (html: string) => Uint8Array;
  /** JSON with the parts in its strings. */
  readonly fillJson: (json: string) => Uint8Array;
  /** `readMarkup` of what the page shows, with the parts in it. */
  readonly read: (html: string) => ReadParts;
}

export interface ReadParts extends ReadMarkup {
  /** Those of the sections that are the very same objects on other pages. */
  readonly shared: ReadonlySet<TextSection>;
}

const mark = /\0part(\d+)\0/;
const markInJson = /\\u0000part(\d+)\\u0000/;

export function createPageParts(): PageParts {
  const parts: SharedMarkup[] = [];
  const partOf = (number: string): SharedMarkup | undefined => parts[Number(number)];
  return {
    place: (part) => `\0part${parts.push(part) - 1}\0`,
    lengthOf: (html) => parts.reduce((sum, part) => sum + part.html.length, html.length),
    fill: (html) => joinText(pieces(html, mark, (number) => partOf(number)?.html ?? `\0part${number}\0`)),
    fillJson: (json) => joinText(pieces(json, markInJson, (number) => partOf(number)?.json ?? `\\u0000part${number}\\u0000`)),
    read: (html) => {
      const { sections, anchors } = readMarkup(html);
      if (parts.length === 0) return { sections, anchors, shared: new Set() };
      const shared = new Set(parts.flatMap((part) => part.sections));
      return {
        sections: sections.flatMap((section) => withParts(section, (number) => partOf(number)?.sections ?? [])),
        anchors: new Set([...anchors, ...parts.flatMap((part) => [...part.anchors])]),
        shared,
      };
    },
  };
}

function pieces(text: string, marked: RegExp, contentsOf: (number: string) => TextPiece): readonly TextPiece[] {
  return text.split(marked).map((piece, index) => (index % 2 === 1 ? contentsOf(piece) : piece));
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

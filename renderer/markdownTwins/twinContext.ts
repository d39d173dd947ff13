import type { HiddenTypesOf } from '../../templates/api/hiddenTypesOf.ts';
import type { Layouts } from '../../templates/signature/createLayouts.ts';
import type { Markdown, SymbolId } from '../model/api.ts';
import type { Backlinks } from '../model/backlinks.ts';
import type { Words } from '../model/words.ts';

/** What the printers of the reference's pages need of the site. Addresses are whole. */
export interface TwinContext {
  readonly words: Words;
  /** A text's blocks, its highest heading on a level. */
  readonly text: (markdown: Markdown, topLevel: number) => string;
  /** Its first sentence, in one line. */
  readonly sentence: (markdown: Markdown) => string;
  /** Address of a symbol or member; undefined for what has no page. */
  readonly href: (id: SymbolId) => string | undefined;
  /** Address of any page, by its own within the site. */
  readonly page: (href: string) => string;
  /** Address of a part of a list that is too long for this page. */
  readonly list: (id: string) => string;
  readonly module: (slug: string, name: string) => string;
  /** Address of the page of one of the package's categories, by the id of its group, where categories have pages. */
  readonly category: (id: string) => string | undefined;
  readonly usedBy: (id: SymbolId) => Backlinks | undefined;
  readonly hiddenTypesOf: HiddenTypesOf;
  /** Declarations in lines, those that the page shows. */
  readonly layouts: Layouts;
  /**
   * A part that stands on other pages as well, printed once for all on which its texts come out the same. Whatever else it is made from, its
   * key tells.
   */
  readonly repeated: (key: string, print: (context: TwinContext) => string) => string;
}

/** Blocks one below the other; empty ones are left out. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}

/** A heading; deeper ones than Markdown has are of its deepest. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${text}`;
}

/** A block as an entry of a list, whatever lines it has. */
export function listItem(text: string): string {
  return `- ${text.replace(/\n(?=[^\n])/g, '\n  ')}`;
}

/** Blocks as a quotation. */
export function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

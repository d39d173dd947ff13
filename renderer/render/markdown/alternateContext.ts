import type { Backlinks } from '../../model/backlinks.ts';
import type { Markdown } from '../../model/comment.ts';
import type { Messages } from '../../model/messages.ts';
import type { SymbolId } from '../../model/type.ts';
import type { Layouts } from '../../presentation/signature/createLayouts.ts';
import type { UnexportedTypesOf } from '../../presentation/unexportedTypesOf.ts';

/** What the printers of the reference's pages need of the site. Addresses are whole. */
export interface AlternateContext {
  readonly messages: Messages;
  /** A text's blocks, its highest heading on a level. */
  readonly text: (markdown: Markdown, topLevel: number) => string;
  /** Its first sentence, in one line. */
  readonly sentence: (markdown: Markdown) => string;
  /** Address of a symbol or member; undefined for what has no page. */
  readonly href: (id: SymbolId) => string | undefined;
  /** Address of a type of another package that is documented elsewhere. */
  readonly external: (packageName: string, name: string) => string | undefined;
  /** URL of a page, by its address within the site. */
  readonly page: (href: string) => string;
  /** Address of a part of a list that is too long for this page. */
  readonly list: (id: string) => string;
  readonly module: (slug: string, name: string) => string;
  /** Address of the page of one of the package's categories, by the id of its group, where categories have pages. */
  readonly category: (id: string) => string | undefined;
  readonly usedBy: (id: SymbolId) => Backlinks | undefined;
  readonly unexportedTypesOf: UnexportedTypesOf;
  /** Declarations in lines, those that the page shows. */
  readonly layouts: Layouts;
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

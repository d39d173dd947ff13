import type { RenderContext } from '../../../templates/context.ts';
import type { Markdown } from '../../model/comment.ts';
import type { WrittenText } from '../../model/writtenText.ts';

/** The questions that templates ask, too. Here, addresses are whole. */
type SharedContext = Pick<
  RenderContext,
  | 'messages'
  | 'href'
  | 'hrefOfPage'
  | 'hrefOfModule'
  | 'hrefOfList'
  | 'hrefOfCategory'
  | 'hrefOfUsers'
  | 'externalHref'
  | 'usedBy'
  | 'unexportedTypesOf'
  | 'layouts'
  | 'firstSentence'
>;

/** What the printers of the reference's pages need of the site. */
export interface AlternateContext extends SharedContext {
  /** A text's blocks, its highest heading on a level. */
  readonly text: (markdown: Markdown, topLevel: number) => string;
  /** Notes of the site's authors, as quotations. */
  readonly notes: (notes: readonly WrittenText[] | undefined) => string;
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

import { escapeText } from '../../renderer/model/escapeText.ts';
import type { CodeLine } from '../../renderer/presentation/signature/layoutDoc.ts';
import { type CodeLinks, codeHtml, tokensHtml } from './codeHtml.ts';

export interface HeadingCode {
  /** A member's declaration, in which its name links to its anchor. */
  readonly lines: readonly CodeLine[];
  readonly anchor: string;
  /** What the heading says where the declaration has no name, such as an index signature's. */
  readonly title: string;
  readonly links: CodeLinks;
}

/**
 * A declaration as the inside of a heading. The member's name links to the heading itself: no other link is outside of an element with the class
 * `type`, which everything around the name has, so that search takes the name alone for the heading's text (`renderer/render/text/readMarkup.ts`).
 */
export function headingHtml({ lines, anchor, title, links }: HeadingCode): string {
  const [first, ...others] = lines;
  const self = (text: string): string => `<a href="#${encodeURIComponent(anchor)}">${escapeText(text)}</a>`;
  const at = first?.tokens.findIndex(({ target }) => target?.kind === 'anchor') ?? -1;
  const name = first?.tokens[at];
  if (first === undefined || name === undefined) return `${self(title)} ${quiet(codeHtml(lines, links))}`;
  const start = quiet(tokensHtml(first.tokens.slice(0, at), links));
  const end = quiet(tokensHtml(first.tokens.slice(at + 1), links));
  const rest = others.length === 0 ? '' : quiet(`\n${codeHtml(others, links)}`);
  return start + self(name.text) + end + rest;
}

function quiet(html: string): string {
  return html === '' ? '' : `<span class="type">${html}</span>`;
}

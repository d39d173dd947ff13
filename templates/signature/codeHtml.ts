import { escapeText } from '../../renderer/model/escapeText.ts';
import { breakableName } from '../../renderer/model/nameWords.ts';
import { type Token, tokenClasses } from '../../renderer/presentation/signature/doc.ts';
import type { CodeLine } from '../../renderer/presentation/signature/layoutDoc.ts';
import { unbrokenParts } from '../../renderer/presentation/signature/unbrokenParts.ts';
import type { RenderContext } from '../context.ts';

/** What resolves the links in lines of code. */
export type CodeLinks = Pick<RenderContext, 'href' | 'globalHref' | 'externalHref' | 'cardOf'>;

/**
 * Laid-out code as markup, for the inside of `<code>`. A line that may not fit on a phone is an element whose class says
 * how deep it is, so that what wraps hangs below it; shorter lines are bare text.
 *
 * Printed as text, without components: declarations are most of a reference's markup, and have nothing that a component would be for.
 */
export function codeHtml(lines: readonly CodeLine[], links: CodeLinks): string {
  return lines.map((line) => lineHtml(line, links)).join('\n');
}

/** Columns that fit on a screen of 320 px. */
const shortLine = 32;
const deepest = 4;

function lineHtml({ indent, tokens }: CodeLine, links: CodeLinks): string {
  const html = ' '.repeat(indent) + tokensHtml(tokens, links);
  let length = indent;
  for (const { text } of tokens) length += text.length;
  // A name alone needs no depth.
  return length > shortLine && tokens.length + indent > 1 ? `<span class="l${Math.min(indent / 2, deepest)}">${html}</span>` : html;
}

/** Tokens as markup, without a line around them. */
export function tokensHtml(tokens: readonly Token[], links: CodeLinks): string {
  if (tokens.some((token) => isButton(token, links))) return partsHtml(tokens, links);
  let html = '';
  for (const token of tokens) html += tokenHtml(token, links);
  return html;
}

function isButton(token: Token | undefined, { cardOf }: CodeLinks): boolean {
  return token?.target?.kind === 'unexported' && cardOf(token.target.id) !== undefined;
}

function partsHtml(tokens: readonly Token[], links: CodeLinks): string {
  return unbrokenParts(tokens, (token) => isButton(token, links))
    .map((part) => {
      const html = part.map((token) => tokenHtml(token, links)).join('');
      return part.length === 1 ? html : `<span class="unbroken">${html}</span>`;
    })
    .join('');
}

function tokenHtml({ text, tokenKind, target }: Token, links: CodeLinks): string {
  switch (target?.kind) {
    case undefined:
      if (tokenKind === undefined) return text.endsWith('<') ? `${escapeText(text)}<wbr/>` : escapeText(text);
      return colored(text, tokenClasses[tokenKind]);
    case 'anchor':
      return linked(text, `#${encodeURIComponent(target.anchor)}`);
    case 'symbol':
      return linked(text, links.href(target.id));
    case 'global':
      return linked(text, links.globalHref(target.name));
    case 'external':
      return linked(text, links.externalHref(target.package, target.name));
    case 'unexported':
      return explained(text, links.cardOf(target.id));
    case 'parameter':
    case 'unknown':
      return linked(text, undefined);
  }
}

function colored(text: string, className: string | undefined): string {
  return className === undefined ? breakableName(text) : `<span class="${className}">${breakableName(text)}</span>`;
}

function linked(text: string, href: string | undefined): string {
  if (href === undefined || !isAddress.test(href)) return breakableName(text);
  return `<a href="${escapeText(href)}">${breakableName(text)}</a>`;
}

/** An inventory of another site is untrusted: a URL with another scheme might run code. */
const isAddress = /^(?:https?:\/\/|[/#.])/i;

function explained(text: string, id: string | undefined): string {
  if (id === undefined) return linked(text, undefined);
  return `<button type="button" popovertarget="${escapeText(id)}">${breakableName(text)}</button>`;
}

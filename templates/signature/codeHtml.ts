import { isLongName, nameWords } from '../../renderer/model/nameWords.ts';
import type { RenderContext } from '../context.ts';
import { escapeText } from '../escapeText.ts';
import type { Token } from './doc.ts';
import type { CodeLine } from './layoutDoc.ts';
import { tokenClasses } from './tokenClasses.ts';
import { unbrokenParts } from './unbrokenParts.ts';

/** What lines of code lead to. */
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
  let html = ' '.repeat(indent);
  if (tokens.some((token) => isButton(token, links))) html += partsHtml(tokens, links);
  else for (const token of tokens) html += tokenHtml(token, links);
  let length = indent;
  for (const { text } of tokens) length += text.length;
  return length > shortLine ? `<span class="l${Math.min(indent / 2, deepest)}">${html}</span>` : html;
}

function isButton(token: Token | undefined, { cardOf }: CodeLinks): boolean {
  return token?.target?.kind === 'hidden' && cardOf(token.target.id, token.target.form) !== undefined;
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
      return tokenKind === undefined ? escapeText(text) : `<span class="${tokenClasses[tokenKind]}">${escapeText(text)}</span>`;
    case 'anchor':
      return linked(text, `#${encodeURIComponent(target.anchor)}`);
    case 'symbol':
      return linked(text, links.href(target.id));
    case 'global':
      return linked(text, links.globalHref(target.name));
    case 'external':
      return linked(text, links.externalHref(target.package, target.name));
    case 'hidden':
      return explained(text, links.cardOf(target.id, target.form));
    case 'parameter':
    case 'unknown':
      return linked(text, undefined);
  }
}

function linked(text: string, href: string | undefined): string {
  if (href === undefined || !isAddress.test(href)) return `<span class="${tokenClasses.type}">${escapeText(text)}</span>`;
  return `<a href="${escapeText(href)}">${escapeText(text)}</a>`;
}

/** Anything else, from an inventory of somebody else, might run. */
const isAddress = /^(?:https?:\/\/|[/#.])/i;

function explained(text: string, id: string | undefined): string {
  if (id === undefined) return linked(text, undefined);
  const name = isLongName(text) ? nameWords(text).map(escapeText).join('<wbr/>') : escapeText(text);
  return `<button type="button" class="hidden-type" popovertarget="${escapeText(id)}">${name}</button>`;
}

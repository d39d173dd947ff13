import type { Heading } from '../model/document.ts';
import { escapeText } from '../model/escapeText.ts';
import type { Messages } from '../model/messages.ts';
import { breakableName } from '../model/nameWords.ts';
import { nestHeadings } from '../model/nestHeadings.ts';

/**
 * The page's sections, nested by level. Folded above the text on narrow screens. On wide screens it is next to the text, and the stylesheet
 * shows the list without waiting for a script to open it. Printed as text, since it only consists of links.
 */
export function tableOfContents(headings: readonly Heading[], messages: Messages): string {
  const title = escapeText(messages.onThisPage);
  return `<nav aria-label="${title}"><details><summary>${title}</summary>${printList(headings)}</details></nav>`;
}

function printList(headings: readonly Heading[]): string {
  const items = nestHeadings(headings).map(({ heading: { id, text }, children }) => {
    const inner = children.length === 0 ? '' : printList(children);
    return `<li><a href="#${escapeText(encodeURIComponent(id))}">${breakableName(text)}</a>${inner}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

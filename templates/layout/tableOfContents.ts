import type { Heading } from '../../renderer/model/document.ts';
import type { Words } from '../../renderer/model/words.ts';
import { escapeText } from '../escapeText.ts';

/**
 * The page's sections, nested by level. Folded where it stands above the text; beside it, on wide screens, the stylesheet shows the
 * list all the same, before any script could open it. Printed as text, since it is links alone.
 */
export function tableOfContents(headings: readonly Heading[], words: Words): string {
  const title = escapeText(words.onThisPage);
  return `<nav aria-label="${title}"><details><summary>${title}</summary>${printList(headings)}</details></nav>`;
}

function printList(headings: readonly Heading[]): string {
  const items = nest(headings).map(({ heading: { id, text }, children }) => {
    const inner = children.length === 0 ? '' : printList(children);
    return `<li><a href="#${escapeText(encodeURIComponent(id))}">${escapeText(text)}</a>${inner}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

interface Section {
  readonly heading: Heading;
  readonly children: readonly Heading[];
}

/** Each heading with the deeper ones that follow it. */
function nest(headings: readonly Heading[]): readonly Section[] {
  const sections: { heading: Heading; children: Heading[] }[] = [];
  for (const heading of headings) {
    const parent = sections.at(-1);
    if (parent !== undefined && heading.level > parent.heading.level) parent.children.push(heading);
    else sections.push({ heading, children: [] });
  }
  return sections;
}

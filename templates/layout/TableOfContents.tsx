import type { ReactNode } from 'react';
import type { Heading } from '../../renderer/model/document.ts';
import type { Words } from '../../renderer/model/words.ts';

export interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  readonly words: Words;
}

/** Folds the list before the first paint where it stands above the text; everywhere the same text, so that one hash covers it in a CSP. */
const openTocScript = "document.currentScript.previousElementSibling.open=matchMedia('(min-width:997px)').matches";

/** The page's sections, nested by level. Open without scripts; with them folded on narrow screens, where it stands above the text. */
export function TableOfContents({ headings, words }: TableOfContentsProps): ReactNode {
  return (
    <nav aria-label={words.onThisPage}>
      <details open>
        <summary>{words.onThisPage}</summary>
        <List headings={headings} />
      </details>
      <script dangerouslySetInnerHTML={{ __html: openTocScript }} />
    </nav>
  );
}

function List({ headings }: { readonly headings: readonly Heading[] }): ReactNode {
  return (
    <ul>
      {nest(headings).map(({ heading, children }) => (
        <li key={heading.id}>
          <a href={`#${encodeURIComponent(heading.id)}`}>{heading.text}</a>
          {children.length > 0 && <List headings={children} />}
        </li>
      ))}
    </ul>
  );
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

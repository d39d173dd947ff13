import type { ReactNode } from 'react';
import type { Heading } from '../../renderer/model/document.ts';
import type { Words } from '../../renderer/model/words.ts';

export interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  readonly words: Words;
}

/**
 * The page's sections, nested by level. Folded where it stands above the text; beside it, on wide screens, the stylesheet shows the
 * list all the same, before any script could open it.
 */
export function TableOfContents({ headings, words }: TableOfContentsProps): ReactNode {
  return (
    <nav aria-label={words.onThisPage}>
      <details>
        <summary>{words.onThisPage}</summary>
        <List headings={headings} />
      </details>
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

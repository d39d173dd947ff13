import type { Heading } from './document.ts';

interface Section {
  readonly heading: Heading;
  readonly children: readonly Heading[];
}

/** Each heading with the deeper ones that follow it. */
export function nestHeadings(headings: readonly Heading[]): readonly Section[] {
  const sections: { heading: Heading; children: Heading[] }[] = [];
  for (const heading of headings) {
    const parent = sections.at(-1);
    if (parent !== undefined && heading.level > parent.heading.level) parent.children.push(heading);
    else sections.push({ heading, children: [] });
  }
  return sections;
}

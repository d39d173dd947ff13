import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';

export interface SectionHeadingProps {
  readonly level: 2 | 3 | 4 | 5;
  /** Without an id the heading has no link to itself. */
  readonly id?: string | undefined;
  readonly title: string;
  /** Where the heading leads instead of to itself. */
  readonly href?: string | undefined;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The element of a heading; `depth` is how much deeper it is than on a symbol's own page. */
export function headingTag(level: number, depth = 0): (typeof headings)[number] {
  return headings[Math.min(level + depth, 6) - 1] ?? 'h6';
}

/** A heading that is a link to itself. */
export function SectionHeading({ level, id, title, href }: SectionHeadingProps): ReactNode {
  const { item } = useRenderContext();
  const Tag = headingTag(level, item?.depth);
  const target = href ?? (id === undefined ? undefined : `#${encodeURIComponent(id)}`);
  if (target === undefined) return <Tag>{title}</Tag>;
  return (
    <Tag id={id}>
      <a href={target}>{title}</a>
    </Tag>
  );
}

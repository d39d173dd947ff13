import type { ReactNode } from 'react';
import { fillWords } from '../../renderer/model/words.ts';
import { useRenderContext } from '../context.ts';

export interface SectionHeadingProps {
  readonly level: 2 | 3 | 4 | 5;
  /** Without an id the heading has no link to itself. */
  readonly id?: string | undefined;
  readonly title: string;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading with a link to itself. */
export function SectionHeading({ level, id, title }: SectionHeadingProps): ReactNode {
  const { words, item } = useRenderContext();
  const Tag = headings[Math.min(level + (item?.depth ?? 0), 6) - 1] ?? 'h6';
  const label = fillWords(words.linkToSection, { title });
  return (
    <Tag id={id}>
      {title}
      {/* biome-ignore lint/a11y/useAnchorContent: the label is its content; the sign is drawn by the theme */}
      {id !== undefined && <a className="anchor" href={`#${encodeURIComponent(id)}`} aria-label={label} />}
    </Tag>
  );
}

import type { ReactNode } from 'react';
import { fillWords } from '../../renderer/model/words.ts';
import { useRenderContext } from '../context.ts';

export interface SectionHeadingProps {
  readonly level: 2 | 3 | 4 | 5;
  /** Without an id the heading has no link to itself. */
  readonly id?: string | undefined;
  readonly title: string;
}

/** A heading with a link to itself. */
export function SectionHeading({ level, id, title }: SectionHeadingProps): ReactNode {
  const { words } = useRenderContext();
  const Tag = `h${level}` as const;
  const label = fillWords(words.linkToSection, { title });
  return (
    <Tag id={id}>
      {title}
      {/* biome-ignore lint/a11y/useAnchorContent: the label is its content; the sign is drawn by the theme */}
      {id !== undefined && <a className="anchor" href={`#${encodeURIComponent(id)}`} aria-label={label} />}
    </Tag>
  );
}

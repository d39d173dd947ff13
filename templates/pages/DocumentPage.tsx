import type { ReactNode } from 'react';

export interface DocumentPageProps {
  /** Code is in backticks. Undefined when the document wants no title above its text. */
  readonly title?: string | undefined;
  readonly titleId?: string | undefined;
  readonly html: string;
}

/** A document's article: its title and its text, which is markup already. */
export function DocumentPage({ title, titleId, html }: DocumentPageProps): ReactNode {
  return (
    <article className="prose">
      {title !== undefined && <h1 id={titleId}>{withCode(title)}</h1>}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

/** A text with its code, which is in backticks. */
export function withCode(title: string): ReactNode {
  const parts = title.split(/`([^`]+)`/);
  return parts.map((part, index) => (index % 2 === 1 ? <code key={parts.slice(0, index).join()}>{part}</code> : part));
}

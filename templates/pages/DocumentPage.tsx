import type { ReactNode } from 'react';

export interface DocumentPageProps {
  /** Undefined when the document wants no title above its text. */
  readonly title?: string | undefined;
  readonly html: string;
}

/** A document's article: its title and its text, which is markup already. */
export function DocumentPage({ title, html }: DocumentPageProps): ReactNode {
  return (
    <article className="prose">
      {title !== undefined && <h1>{title}</h1>}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

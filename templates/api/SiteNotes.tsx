import type { ReactNode } from 'react';
import type { WrittenText } from '../../renderer/model/writtenText.ts';
import { useRenderContext } from '../context.ts';

/** What the site's authors add to a comment, so that readers can tell the two apart. */
export function SiteNotes({ notes = [] }: { readonly notes?: readonly WrittenText[] | undefined }): ReactNode {
  const { messages, written } = useRenderContext();
  return notes.map((note) => (
    <div key={note.file} className="prose site-note">
      <aside className="admonition admonition-note" role="note">
        <p className="admonition-title">{messages.siteNote}</p>
        <div dangerouslySetInnerHTML={{ __html: written(note) }} />
      </aside>
    </div>
  ));
}

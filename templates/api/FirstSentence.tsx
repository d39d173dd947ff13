import type { ReactNode } from 'react';
import type { Markdown } from '../../renderer/model/comment.ts';
import { useRenderContext } from '../context.ts';

/** The first sentence of a description, as lists and cards show it. Without one, nothing. */
export function FirstSentence({ text }: { readonly text: Markdown | undefined }): ReactNode {
  const { firstSentence } = useRenderContext();
  const sentence = text === undefined ? '' : firstSentence(text);
  return sentence === '' ? null : <p dangerouslySetInnerHTML={{ __html: sentence }} />;
}

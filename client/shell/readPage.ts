import type { EmbeddedHead } from '../../renderer/model/page.ts';

/** The page that the document came with. */
export function readPage(): EmbeddedHead | undefined {
  // Content may have any id, but no script of the body's own.
  const script = document.querySelector<HTMLScriptElement>('body > script#site-page');
  return script ? (JSON.parse(script.text) as EmbeddedHead) : undefined;
}

import type { Words } from '../../renderer/model/words.ts';
import { copyText } from './copyText.ts';

export interface AnchorOptions {
  readonly words: Words;
  readonly announce: (text: string) => void;
}

/** A click on a heading's or member's anchor goes there, as ever, and copies the link too. */
export function startAnchors({ words, announce }: AnchorOptions): void {
  document.addEventListener('click', async (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a.anchor') : null;
    if (!(anchor instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(await copyText(anchor.href))) return;
    announce(words.copied);
    anchor.dataset.done = words.copied;
    setTimeout(() => delete anchor.dataset.done, 2000);
  });
}

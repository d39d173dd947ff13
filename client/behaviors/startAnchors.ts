import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { copyText } from './copyText.ts';
import { showDone } from './showDone.ts';

export interface AnchorOptions {
  readonly messages: ClientMessages;
  readonly announce: (text: string) => void;
}

/** Links of headings and members to themselves. The title of a card opens the card. */
const anchors = 'a.anchor, .declared > a, section > [id] > a[href^="#"]:not(.card a)';

/** Makes a click on the anchor of a heading or member copy the link, in addition to going there. */
export function startAnchors({ messages, announce }: AnchorOptions): void {
  document.addEventListener('click', async (event) => {
    const anchor = event.target instanceof Element ? event.target.closest(anchors) : null;
    if (!(anchor instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(await copyText(anchor.href))) return;
    showDone(anchor, messages.copied, announce);
  });
}

import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { copyText } from './copyText.ts';
import { createButton } from './createButton.ts';
import { showDone } from './showDone.ts';

export interface PageCopyOptions {
  readonly messages: ClientMessages;
  readonly announce: (text: string) => void;
}

/**
 * A button above the page that copies it as Markdown, from the address that the page itself announces. The result adds it to
 * content that has just come.
 */
export function startPageCopy({ messages, announce }: PageCopyOptions): () => void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.page-copy') : null;
    if (button) void copyPage(button);
  });

  async function copyPage(button: HTMLElement): Promise<void> {
    const markdown = await loadMarkdown();
    const isCopied = markdown !== undefined && (await copyText(markdown));
    const text = isCopied ? messages.copied : messages.copyPageFailed;
    showDone(button, text, announce);
  }

  return () => {
    const crumbs = document.querySelector('main .breadcrumbs');
    if (!crumbs || markdownLink() === null || document.querySelector('.page-copy')) return;
    crumbs.append(createButton({ className: 'page-copy', label: messages.copyPage, icon: 'copy', text: messages.copyPageShort }));
  };
}

function markdownLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]');
}

async function loadMarkdown(): Promise<string | undefined> {
  try {
    const response = await fetch(markdownLink()?.href ?? '');
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

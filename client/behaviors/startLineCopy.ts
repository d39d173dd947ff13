import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { copyText } from './copyText.ts';
import { createButton } from './createButton.ts';
import { showDone } from './showDone.ts';

export interface LineCopyOptions {
  readonly messages: ClientMessages;
  readonly announce: (text: string) => void;
}

/** Import lines and declarations of a page: what one of them says is copied by its button, that of an import line by a click on it as well. */
const lines = '.api > .import, .api > .signature, .api > .more > .signature';

/** Adds buttons that copy lines of code. Call the result to add them to new content. The theme reserves the space for them. */
export function startLineCopy({ messages, announce }: LineCopyOptions): () => void {
  document.addEventListener('click', async ({ target }) => {
    const pressed = target instanceof Element ? target.closest('.line-copy, .import > code') : null;
    const line = pressed?.closest(lines);
    const button = line?.querySelector<HTMLElement>('.line-copy');
    if (!line || !button || !(await copyText(line.querySelector('code')?.textContent ?? ''))) return;
    showDone(button, messages.copied, announce);
  });
  return () => {
    for (const line of document.querySelectorAll(lines)) {
      if (line.querySelector('.line-copy')) continue;
      const isImport = line.matches('.import');
      line.append(createButton({ className: 'line-copy', label: messages.copyCode, icon: 'copy', text: isImport ? messages.copy : '' }));
    }
  };
}

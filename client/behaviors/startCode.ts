import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { writeStored } from '../storage.ts';
import { copyableText } from './copyableText.ts';
import { copyText } from './copyText.ts';
import { createButton } from './createButton.ts';
import { showDone } from './showDone.ts';

export interface CodeOptions {
  readonly messages: ClientMessages;
  readonly announce: (text: string) => void;
}

/**
 * Buttons on blocks of code: copy, and where lines are too long, a switch that wraps them on the whole site. The result adds the
 * buttons to content that has just come; the theme shows them by `.code-actions`.
 */
export function startCode({ messages, announce }: CodeOptions): () => void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-actions button') : null;
    const figure = button?.closest<HTMLElement>('figure.code');
    if (!button || !figure) return;
    if (button.classList.contains('code-copy')) void copyFrom(figure, button);
    else toggleWrap();
  });

  async function copyFrom(figure: HTMLElement, button: HTMLElement): Promise<void> {
    const code = figure.querySelector('code')?.textContent ?? '';
    if (!(await copyText(copyableText(code, figure.dataset.language ?? '')))) return;
    showDone(button, messages.copied, announce);
  }

  return () => decorate(messages);
}

function decorate(messages: ClientMessages): void {
  const figures = [...document.querySelectorAll<HTMLElement>('figure.code:not(:has(> .code-actions))')];
  // All that is measured comes before all that is changed: one layout, however many blocks.
  const areLong = figures.map((figure) => isWrapping() || hasLongLines(figure));
  figures.forEach((figure, index) => {
    const actions = document.createElement('div');
    actions.className = 'code-actions';
    if (areLong[index]) {
      const wrap = createButton({ className: 'code-wrap', label: messages.wrapLines, icon: 'wrap' });
      wrap.ariaPressed = String(isWrapping());
      actions.append(wrap);
    }
    actions.append(createButton({ className: 'code-copy', label: messages.copyCode, icon: 'copy' }));
    figure.append(actions);
  });
}

function hasLongLines(figure: HTMLElement): boolean {
  const pre = figure.querySelector('pre');
  return pre !== null && pre.scrollWidth > pre.clientWidth;
}

function isWrapping(): boolean {
  return document.documentElement.dataset.wrap === 'on';
}

function toggleWrap(): void {
  const next = isWrapping() ? 'off' : 'on';
  document.documentElement.dataset.wrap = next;
  writeStored('wrap', next);
  for (const button of document.querySelectorAll('.code-wrap')) button.ariaPressed = String(next === 'on');
}

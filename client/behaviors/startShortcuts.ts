import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { readStored, writeStored } from '../storage.ts';

/**
 * Starts the keys that work on every page. Speech input can press single keys by mistake, so the help has a switch that turns them off
 * (WCAG 2.1.4). Then Ctrl and the key open the help. Returns a function that opens the help.
 */
export function startShortcuts(messages: ClientMessages): () => Promise<void> {
  let help: HTMLDialogElement | undefined;
  const showHelp = async (): Promise<void> => {
    const { createHelp } = await import('./createHelp.ts');
    help ??= createHelp({ messages, areKeysOn: areKeysOn(), onKeysChange: (isOn) => writeStored('shortcuts', isOn ? 'on' : 'off') });
    if (!help.open) help.showModal();
  };

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (event.key === '?' && (event.ctrlKey || areKeysOn())) return run(event, showHelp);
    if (event.ctrlKey || !areKeysOn() || help?.open === true) return;
    const control = controlFor(event.key);
    if (control) run(event, () => control.click());
  });
  return showHelp;
}

/** Whether the reader has left shortcuts of single keys on. */
export function areKeysOn(): boolean {
  return readStored('shortcuts') !== 'off';
}

/** Whether keys belong to a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));
}

/** The control of the page that a key presses. Null if the page has none. */
function controlFor(key: string): HTMLElement | null {
  if (key === '/') return document.querySelector<HTMLElement>('.search-button');
  if (key === 't') return document.querySelector<HTMLElement>('.theme-switch');
  if (key === '[') return document.querySelector<HTMLElement>('.pagination a[rel=prev]');
  if (key === ']') return document.querySelector<HTMLElement>('.pagination a[rel=next]');
  return null;
}

function run(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

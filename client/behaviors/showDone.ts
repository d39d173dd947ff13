/** Says next to a control what it has done, for two seconds, and says it to screen readers. */
export function showDone(control: HTMLElement, text: string, announce: (text: string) => void): void {
  announce(text);
  control.dataset.done = text;
  setTimeout(() => delete control.dataset.done, 2000);
}

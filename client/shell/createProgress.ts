import { createElement } from '../search/ui/createElement.ts';

/** Milliseconds before the progress bar appears. */
const patience = 200;

/** A line at the top of the window while a page loads, unless that ends soon. The duration is unknown, so it has no value. */
export function createProgress(label: string): (isLoading: boolean) => void {
  const bar = createElement('div', { class: 'progress', role: 'progressbar', 'aria-label': label });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isLoading) => {
    clearTimeout(timer);
    if (isLoading) timer = setTimeout(() => document.body.append(bar), patience);
    else bar.remove();
  };
}

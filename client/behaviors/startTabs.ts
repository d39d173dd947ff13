import { writeStored } from '../storage.ts';
import { namedTabGroups, restoreTabs, selectTab } from '../tabs.ts';

const prefix = 'tabs.';

/**
 * Tabs: a click or an arrow key selects; groups of the same name follow, on this page and in the reader's other tabs. The result
 * puts content that has just come in step.
 */
export function startTabs(): () => void {
  document.addEventListener('click', ({ target }) => {
    const tab = tabAround(target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabAround(event.target);
    const next = tab && neighbor(tab, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix) && newValue !== null) selectInGroups(key.slice(prefix.length), newValue);
  });
  return restoreTabs;
}

function tabAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.tabs > .tab-list > .tab') : null;
}

/** The tab stays under the pointer, whatever groups above it grow or shrink. */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('.tabs');
  const { value } = tab.dataset;
  if (!group || value === undefined) return;
  const name = group.dataset.tabsGroup;
  const before = tab.getBoundingClientRect().top;
  selectTab(group, value);
  if (name !== undefined) {
    selectInGroups(name, value);
    writeStored(`${prefix}${name}`, value);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function selectInGroups(name: string, value: string): void {
  for (const group of namedTabGroups()) if (group.dataset.tabsGroup === name) selectTab(group, value);
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('.tab') ?? [])];
  const index = tabs.indexOf(tab);
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return tabs.at((index + step) % tabs.length);
  if (key === 'ArrowLeft') return tabs.at((index - step) % tabs.length);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

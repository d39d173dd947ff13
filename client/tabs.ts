import { readStored } from './storage.ts';

/** Every group of tabs that has a name, under which the reader's choice is kept. */
export function namedTabGroups(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('.tabs[data-tabs-group]');
}

/** Selects a tab of a group. A group that has no such tab stays as it is. */
export function selectTab(group: Element, value: string): void {
  const tabs = [...group.querySelectorAll<HTMLElement>(':scope > .tab-list > .tab')];
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    group.querySelector(`:scope > [aria-labelledby="${tab.id}"]`)?.toggleAttribute('data-selected', isSelected);
  }
}

/** Selects in every group what the reader chose before, here or on another page. */
export function restoreTabs(): void {
  for (const group of namedTabGroups()) {
    const value = readStored(`tabs.${group.dataset.tabsGroup ?? ''}`);
    if (value !== null) selectTab(group, value);
  }
}

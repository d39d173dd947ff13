import { restoreTabs } from './tabs.ts';

/*
 * Runs in the head of a page that has tabs, before the first paint: the parser's additions are seen before they are painted, so
 * tabs never change under the reader's eyes.
 */
const observer = new MutationObserver(restoreTabs);
observer.observe(document.documentElement, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => observer.disconnect());

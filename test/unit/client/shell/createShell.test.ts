import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShell } from '../../../../client/shell/createShell.ts';
import type { SiteData } from '../../../../renderer/model/page.ts';
import { memoryStorage } from '../memoryStorage.ts';

const site = {
  colorMode: { default: 'light', switch: true, followSystem: true },
  announcement: { id: 'new' },
} as unknown as SiteData;

const root: { dataset: Record<string, string> } = { dataset: {} };
let page = new EventTarget();
let isDark = false;
beforeEach(() => {
  page = new EventTarget();
  isDark = false;
  root.dataset = {};
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isDark }));
  vi.stubGlobal('document', { documentElement: root, querySelector: () => null, getElementById: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const start = () => createShell(site, { theme: 'light', drawerPanel: 'main', releases: [] });

it('keeps the theme that the reader chose, and shows it', () => {
  const { store, actions } = start();
  actions.toggleTheme();
  expect([store.get().theme, root.dataset.theme]).toEqual(['dark', 'dark']);
  expect(start().store.get().theme).toBe('dark');
});

it('follows the system until the reader has chosen', () => {
  isDark = true;
  const { store, actions } = start();
  expect(store.get().theme).toBe('dark');
  actions.toggleTheme();
  expect(start().store.get().theme).toBe('light');
});

it('follows a choice in another tab', () => {
  const { store } = start();
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('announcement', 'new');
  for (const key of ['theme', 'announcement']) page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(store.get().theme).toBe('dark');
  expect(root.dataset).toEqual({ theme: 'dark', announcement: 'closed' });
});

it('closes the announcement for good', () => {
  start().actions.closeAnnouncement();
  expect(root.dataset.announcement).toBe('closed');
  expect(localStorage.getItem('announcement')).toBe('new');
});

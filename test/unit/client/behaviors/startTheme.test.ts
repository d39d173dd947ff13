import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAnnouncement } from '../../../../client/behaviors/startAnnouncement.ts';
import { startTheme } from '../../../../client/behaviors/startTheme.ts';
import type { SiteData } from '../../../../renderer/model/page.ts';
import { memoryStorage } from '../memoryStorage.ts';

const site = {
  colorMode: { default: 'light', switch: true, followSystem: true },
  messages: { switchToDark: 'To dark', switchToLight: 'To light' },
} as unknown as SiteData;

class FakeElement {
  ariaLabel = '';
  readonly selector: string;
  constructor(selector: string) {
    this.selector = selector;
  }
  closest(selector: string): FakeElement | null {
    return selector === this.selector ? this : null;
  }
}

const root: { dataset: Record<string, string> } = { dataset: {} };
let control = new FakeElement('.theme-switch');
let page = new EventTarget();
let click: (event: object) => void = () => {};
let isDark = false;
beforeEach(() => {
  page = new EventTarget();
  control = new FakeElement('.theme-switch');
  isDark = false;
  root.dataset = {};
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isDark }));
  vi.stubGlobal('document', {
    documentElement: root,
    addEventListener: (_type: string, listener: typeof click) => {
      click = listener;
    },
    querySelector: (selector: string) => control.closest(selector),
    getElementById: () => null,
  });
});
afterEach(() => vi.unstubAllGlobals());

const look = () => [root.dataset.theme, control.ariaLabel];

it('keeps the theme that the reader chose, and shows it', () => {
  startTheme(site);
  expect(look()).toEqual(['light', 'To dark']);
  click({ target: control });
  expect(look()).toEqual(['dark', 'To light']);
  root.dataset = {};
  startTheme(site);
  expect(look()).toEqual(['dark', 'To light']);
});

it('follows the system until the reader has chosen', () => {
  isDark = true;
  startTheme(site);
  expect(look()).toEqual(['dark', 'To light']);
  click({ target: control });
  startTheme(site);
  expect(look()).toEqual(['light', 'To dark']);
});

it('follows a choice in another tab', () => {
  startTheme(site);
  startAnnouncement({ id: 'new', html: '', closable: true });
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('announcement', 'new');
  for (const key of ['theme', 'announcement']) page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(root.dataset).toEqual({ theme: 'dark', announcement: 'closed' });
});

it('closes the announcement for good', () => {
  startAnnouncement({ id: 'new', html: '', closable: true });
  click({ target: control });
  expect(root.dataset.announcement).toBeUndefined();
  click({ target: new FakeElement('.announcement button') });
  expect(root.dataset.announcement).toBe('closed');
  expect(localStorage.getItem('announcement')).toBe('new');
});

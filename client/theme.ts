import { readStored } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The reader's choice, or the system's where the site follows it, or the site's. */
export function chooseTheme(site: { readonly defaultTheme: Theme; readonly followSystem: boolean }): Theme {
  const stored = readStored('theme');
  if (stored === 'light' || stored === 'dark') return stored;
  if (!site.followSystem) return site.defaultTheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Marks the document; the stylesheet does the rest. The colour of the browser's own bars stands beside both themes' values:
 * `<meta name="theme-color" content="#fff" data-light="#fff" data-dark="#111">`.
 */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = meta.dataset[theme] ?? meta.content;
}

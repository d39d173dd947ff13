import { readStored } from './storage.ts';

export type Theme = 'light' | 'dark';

/** What the reader chose. */
function storedTheme(): Theme | undefined {
  const stored = readStored('theme');
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** The reader's choice, or the system's where the site follows it, or the site's. */
export function chooseTheme(site: { readonly defaultTheme: Theme; readonly followSystem: boolean }): Theme {
  const stored = storedTheme();
  if (stored !== undefined || !site.followSystem) return stored ?? site.defaultTheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Marks the document; the stylesheet does the rest. The color of the browser's own bars comes from an attribute for each theme: `<meta
 * name="theme-color" content="#fff" data-light="#fff" data-dark="#111">`.
 */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = meta.dataset[theme] ?? meta.content;
}

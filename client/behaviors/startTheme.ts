import type { SiteData } from '../../renderer/model/page.ts';
import { writeStored } from '../storage.ts';
import { applyTheme, chooseTheme, type Theme } from '../theme.ts';

/** The color switch. The theme is shared with the reader's other tabs, and follows the system where the site does and the reader has not chosen. */
export function startTheme({ colorMode, messages }: Pick<SiteData, 'colorMode' | 'messages'>): void {
  const show = (theme: Theme): void => {
    applyTheme(theme);
    const control = document.querySelector('.theme-switch');
    if (control) control.ariaLabel = theme === 'light' ? messages.switchToDark : messages.switchToLight;
  };
  const follow = (): void => show(chooseTheme({ defaultTheme: colorMode.default, followSystem: colorMode.followSystem }));

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.theme-switch')) return;
    const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    writeStored('theme', next);
    show(next);
  });
  addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === null) follow();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);
  follow();
}

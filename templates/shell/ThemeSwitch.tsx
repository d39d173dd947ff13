import type { ReactNode } from 'react';
import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import type { SiteData } from '../../renderer/model/page.ts';
import { Icon } from './Icon.tsx';

export interface ThemeSwitchProps {
  /** Of the site, whatever the reader's is: `startTheme` changes the label with the theme. */
  readonly theme: SiteData['colorMode']['default'];
  readonly messages: ClientMessages;
}

/** The color switch. The stylesheet draws what the document's theme asks for, so the right icon is visible before any script runs. */
export function ThemeSwitch({ theme, messages }: ThemeSwitchProps): ReactNode {
  return (
    <button
      type="button"
      className="icon-button theme-switch needs-script"
      aria-label={theme === 'light' ? messages.switchToDark : messages.switchToLight}
    >
      <Icon name="theme" />
    </button>
  );
}

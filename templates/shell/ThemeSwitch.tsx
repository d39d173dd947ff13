import type { ReactNode } from 'react';
import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import type { SiteData } from '../../renderer/model/page.ts';
import { Icon } from './Icon.tsx';

export interface ThemeSwitchProps {
  /** Of the site, whatever the reader's is: `startTheme` changes the label with the theme. */
  readonly theme: SiteData['colorMode']['default'];
  readonly messages: ClientMessages;
}

/** The color switch. It has both icons, and CSS shows the one for the document's theme: so the right one is visible before any script runs. */
export function ThemeSwitch({ theme, messages }: ThemeSwitchProps): ReactNode {
  return (
    <button
      type="button"
      className="icon-button theme-switch needs-script"
      aria-label={theme === 'light' ? messages.switchToDark : messages.switchToLight}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}

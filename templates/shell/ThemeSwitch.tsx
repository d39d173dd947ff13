import type { ReactNode } from 'react';
import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { Icon } from './Icon.tsx';
import type { ShellState } from './shellState.ts';

export interface ThemeSwitchProps {
  readonly theme: ShellState['theme'];
  readonly messages: ClientMessages;
  readonly onToggle: () => void;
}

/** The color switch. It has both icons, and CSS shows the one for the document's theme: so the right one is visible before hydration, too. */
export function ThemeSwitch({ theme, messages, onToggle }: ThemeSwitchProps): ReactNode {
  return (
    <button
      type="button"
      className="icon-button theme-switch needs-script"
      aria-label={theme === 'light' ? messages.switchToDark : messages.switchToLight}
      onClick={onToggle}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}

import type { ReactNode } from 'react';
import type { Words } from '../../renderer/model/words.ts';
import { Icon } from './Icon.tsx';
import type { ShellState } from './shellState.ts';

export interface ThemeSwitchProps {
  readonly theme: ShellState['theme'];
  readonly words: Words;
  readonly onToggle: () => void;
}

/** The colour switch. Which of its two drawings is seen follows the document's theme, so it is right before hydration too. */
export function ThemeSwitch({ theme, words, onToggle }: ThemeSwitchProps): ReactNode {
  return (
    <button
      type="button"
      className="icon-button theme-switch needs-script"
      aria-label={theme === 'light' ? words.switchToDark : words.switchToLight}
      onClick={onToggle}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}

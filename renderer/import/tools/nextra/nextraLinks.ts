import type { MenuEntry } from '../../draft/siteDraft.ts';
import { get, getText, type Value } from '../../values/value.ts';

/** Links of the theme config to the repository and the chat. */
export function projectLinks(theme: Value | undefined): readonly MenuEntry[] {
  return (['project', 'chat'] as const).flatMap((key): readonly MenuEntry[] => {
    const value = get(theme, key, 'link');
    const href = getText(theme, key, 'link');
    if (href === undefined || value === undefined) return [];
    return [
      {
        label: key === 'project' ? repositoryName(href) : 'Chat',
        target: { kind: 'address', href },
        position: 'right',
        place: value.place,
      },
    ];
  });
}

/** The same links as attributes of `<Navbar>`. */
export function barLinks(bar: Value | undefined): readonly MenuEntry[] {
  return (['projectLink', 'chatLink'] as const).flatMap((key): readonly MenuEntry[] => {
    const value = get(bar, key);
    const href = getText(bar, key);
    if (href === undefined || value === undefined) return [];
    return [
      {
        label: key === 'projectLink' ? repositoryName(href) : 'Chat',
        target: { kind: 'address', href },
        position: 'right',
        place: value.place,
      },
    ];
  });
}

function repositoryName(href: string): string {
  return /github\.com/.test(href) ? 'GitHub' : /gitlab/.test(href) ? 'GitLab' : 'Repository';
}

import type { Messages } from '../../model/messages.ts';

/**
 * Markup of an admonition, from whichever syntax it comes:
 *
 *     <aside class="admonition admonition-note" role="note">
 *       <p class="admonition-title">Note</p>
 *       …
 *     </aside>
 *
 * `role="note"` keeps it from being a landmark of the page. The icon is drawn by the theme.
 */
export const admonitionTypes = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const;

export type AdmonitionType = (typeof admonitionTypes)[number];

export function isAdmonitionType(name: string): name is AdmonitionType {
  return admonitionTypes.some((type) => type === name);
}

/** For the `data` of an mdast node, which becomes the `aside`. */
export function admonitionData(type: AdmonitionType) {
  return { hName: 'aside', hProperties: { className: ['admonition', `admonition-${type}`], role: 'note' } };
}

/** For the `data` of the paragraph that is its title. */
export const admonitionTitleData = { hProperties: { className: ['admonition-title'] } };

/** The title when the author gives none. */
export function admonitionWord(type: AdmonitionType, messages: Messages): string {
  const keys = {
    note: 'admonitionNote',
    tip: 'admonitionTip',
    info: 'admonitionInfo',
    important: 'admonitionImportant',
    warning: 'admonitionWarning',
    caution: 'admonitionCaution',
    danger: 'admonitionDanger',
  } as const;
  return messages[keys[type]];
}

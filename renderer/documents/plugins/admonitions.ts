import type { Blockquote, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
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
function admonitionData(type: AdmonitionType) {
  return { hName: 'aside', hProperties: { className: ['admonition', `admonition-${type}`], role: 'note' } };
}

/** For the `data` of the paragraph that is its title. */
const admonitionTitleData = { hProperties: { className: ['admonition-title'] } };

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

/** `:::note`, `:::warning[A title]` and their kin become admonitions; outer ones have more colons than inner ones. */
export function remarkAdmonitions({ messages }: { readonly messages: Messages }) {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (!isAdmonitionType(node.name)) return;
      const { label, content } = splitLabel(node);
      const title: Paragraph['children'] = label?.children ?? [{ type: 'text', value: admonitionWord(node.name, messages) }];
      node.children = [{ type: 'paragraph', data: admonitionTitleData, children: title }, ...content];
      node.data = admonitionData(node.name);
    });
  };
}

/** Separates a container's `[label]`, which is a marked first paragraph in its tree, from its contents. */
export function splitLabel({ children }: ContainerDirective): {
  readonly label: Paragraph | undefined;
  readonly content: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
  return isLabel ? { label: first, content: rest } : { label: undefined, content: children };
}

/**
 * GitHub's alerts become admonitions: a quotation whose first line is `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or
 * `[!CAUTION]`, alone on its line. Anything else stays a quotation.
 */
export function remarkAlerts({ messages }: { readonly messages: Messages }) {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (node) => {
      const alert = parseAlert(node);
      if (!alert) return;
      const title = admonitionWord(alert.type, messages);
      node.children = [{ type: 'paragraph', data: admonitionTitleData, children: [{ type: 'text', value: title }] }, ...alert.content];
      node.data = admonitionData(alert.type);
    });
  };
}

interface Alert {
  readonly type: AdmonitionType;
  readonly content: Blockquote['children'];
}

const marker = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\r?\n|$)/i;

function parseAlert({ children: [first, ...rest] }: Blockquote): Alert | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = marker.exec(text.value);
  const type = match?.[1]?.toLowerCase() ?? '';
  if (!match || !isAdmonitionType(type)) return undefined;

  const value = text.value.slice(match[0].length);
  const following = first.children.slice(1);
  const isAloneOnItsLine = match[0].endsWith('\n') || following.length === 0 || following[0]?.type === 'break';
  if (!isAloneOnItsLine) return undefined;
  const inline: Paragraph['children'] =
    value === '' ? following.filter((node, index) => index > 0 || node.type !== 'break') : [{ ...text, value }, ...following];
  return { type, content: inline.length === 0 ? rest : [{ ...first, children: inline }, ...rest] };
}

import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Messages } from '../../model/messages.ts';
import { type AdmonitionType, admonitionData, admonitionTitleData, admonitionWord, isAdmonitionType } from './admonition.ts';

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

import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { badgeClass } from '../../model/badgeClass.ts';
import { escapeText } from '../../model/escapeText.ts';
import { parseProps } from '../includes/partProps.ts';

/** `<Badge type="tip" text="new" />` and `<Badge>new</Badge>` of VitePress, which Markdown has as raw HTML. */
export function remarkBadges() {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Html) => {
      if (!/<\/?Badge\b/.test(node.value)) return;
      node.value = node.value.replace(/<Badge\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/g, (_, written: string) => {
        const props = parseProps(written.replace(/\/\s*$/, ''));
        const text = (key: string): string | undefined => {
          const value = props.get(key);
          return value !== undefined && 'text' in value ? value.text : undefined;
        };
        const opening = `<span class="${badgeClass(text('type') ?? text('variant'))}">${escapeText(text('text') ?? '')}`;
        return /\/\s*$/.test(written) ? `${opening}</span>` : opening;
      });
      node.value = node.value.replaceAll('</Badge>', '</span>');
    });
  };
}

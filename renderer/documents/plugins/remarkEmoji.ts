import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const name = /(?<![\\\w:]):([a-z\d_+-]+):(?![\w:])/g;

/** `:tada:` is 🎉, by the names of GitHub. Other names, and names with a backslash before them, stay. The list is loaded when a document needs it. */
export function remarkEmoji() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const texts: Text[] = [];
    visit(tree, 'text', (node) => {
      if (node.value.search(name) !== -1) texts.push(node);
    });
    if (texts.length === 0) return;
    const { nameToEmoji } = await import('gemoji');
    for (const node of texts) {
      const source = String(file).slice(node.position?.start.offset, node.position?.end.offset);
      const escaped = new Set(source.match(/(?<=\\):[a-z\d_+-]+:/g));
      node.value = node.value.replace(name, (whole, key: string) =>
        Object.hasOwn(nameToEmoji, key) && !escaped.has(whole) ? (nameToEmoji[key] ?? whole) : whole,
      );
    }
  };
}

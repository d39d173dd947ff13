import type { Root } from 'hast';

/** A text as it is written: a paragraph for each of its blocks. */
export function plainTree(text: string): Root {
  const blocks = text.split(/\n[ \t]*\n/).filter((block) => block.trim() !== '');
  return {
    type: 'root',
    children: blocks.map((block) => ({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: block.trim() }] })),
  };
}

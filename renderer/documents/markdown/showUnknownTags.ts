import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { sanitizeSchema } from './sanitizeSchema.ts';

/** Of HTML, and of use in a comment. A box is only in a list of tasks, which Markdown has a sign for; as a tag, it is spoken of. */
const known: ReadonlySet<string> = new Set([
  ...(sanitizeSchema.tagNames ?? []).filter((name) => name !== 'input'),
  ...(sanitizeSchema.strip ?? []),
  ...'html head body center font u tt big strike picture source video audio nav header footer main article aside figure figcaption'.split(
    ' ',
  ),
  ...'form button label link meta base embed param canvas map area wbr rp rt ruby'.split(' '),
]);

/**
 * In comments, `Promise<User>` and `<T>` are types that somebody forgot to put into backticks. What isn't a tag of HTML is text,
 * so that no word gets lost.
 */
export function showUnknownTags(tree: Root): void {
  visit(tree, 'raw', (node, index, parent) => {
    const name = /^\s*<\/?([a-z][^\s/>]*)/i.exec(node.value)?.[1];
    if (!parent || index === undefined || name === undefined || known.has(name.toLowerCase())) return undefined;
    const text = { type: 'text' as const, value: node.value };
    parent.children[index] = parent.type === 'root' ? { type: 'element', tagName: 'p', properties: {}, children: [text] } : text;
    return [SKIP, index + 1];
  });
}

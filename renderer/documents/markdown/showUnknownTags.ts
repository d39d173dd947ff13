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
 * In comments, `Promise<User>` and `<T>` are usually types without backticks. A tag that is not HTML becomes text, so that no word gets
 * lost. A tag in lower case with a closing tag (`<important><p>…</p></important>`) is markup of another format: the tag is dropped later,
 * and its contents stay.
 */
export function showUnknownTags(tree: Root): void {
  const closed = closedTags(tree);
  visit(tree, 'raw', (node, index, parent) => {
    const name = /^\s*<\/?([a-z][^\s/>]*)/i.exec(node.value)?.[1];
    if (!parent || index === undefined || name === undefined || known.has(name.toLowerCase()) || closed.has(name)) return undefined;
    const text = { type: 'text' as const, value: node.value };
    parent.children[index] = parent.type === 'root' ? { type: 'element', tagName: 'p', properties: {}, children: [text] } : text;
    return [SKIP, index + 1];
  });
}

function closedTags(tree: Root): ReadonlySet<string> {
  const opened = new Set<string>();
  const closed = new Set<string>();
  visit(tree, 'raw', ({ value }) => {
    for (const [, slash, name = ''] of value.matchAll(/<(\/?)([a-z][a-z\d-]*)(?=[\s>])/g)) (slash === '/' ? closed : opened).add(name);
  });
  return new Set([...closed].filter((name) => opened.has(name)));
}

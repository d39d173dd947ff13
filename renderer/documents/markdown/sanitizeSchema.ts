import type { Root } from 'hast';
import type { Schema } from 'hast-util-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import { admonitionTypes } from '../plugins/admonitions.ts';

/**
 * What Markdown from strangers may come out as: text, lists, tables, code, links, images and a little more. Anything that isn't
 * named here is dropped, its text is kept; of `strip` not even the text. No scripts, styles, forms, frames, event handlers or
 * classes; addresses are relative or of the protocols below, of which `symbol`, `import` and `unresolved` are our own and never
 * printed.
 * Ids get a prefix when they are printed.
 */
export const sanitizeSchema: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'div', 'span', 'section', 'details', 'summary', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'pre', 'code'],
    ...['a', 'img', 'b', 'strong', 'i', 'em', 's', 'del', 'ins', 'mark', 'kbd', 'samp', 'var', 'sub', 'sup', 'q', 'abbr', 'small'],
    ...['aside', 'input'],
  ],
  attributes: {
    '*': ['id', 'dir', 'lang', 'title'],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel', ['className', 'data-footnote-backref']],
    aside: [
      ['className', 'admonition', ...admonitionTypes.map((type) => `admonition-${type}`)],
      ['role', 'note'],
    ],
    code: [['className', /^language-./], 'dataLanguage', 'dataMeta'],
    details: ['open'],
    h2: [['className', 'sr-only']],
    img: ['src', 'alt', 'width', 'height'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: [['className', 'task-list-item'], 'value'],
    ol: ['start', 'reversed', ['className', 'contains-task-list']],
    p: [['className', 'admonition-title']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    ul: [['className', 'contains-task-list']],
  },
  ancestors: {
    caption: ['table'],
    dd: ['dl'],
    dt: ['dl'],
    li: ['ol', 'ul'],
    summary: ['details'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'symbol', 'import', 'unresolved'], src: ['http', 'https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript', 'title', 'textarea', 'select'],
  clobber: [],
};

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

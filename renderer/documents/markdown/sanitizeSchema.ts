import type { Schema } from 'hast-util-sanitize';
import { admonitionTypes } from '../plugins/admonition.ts';

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

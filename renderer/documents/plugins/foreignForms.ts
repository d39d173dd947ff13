import { admonitionTypes } from './admonitions.ts';
import { expression, type ForeignForm, jsxElements, markup, vueAttribute } from './foreignElements.ts';

const math = 'Set `math: true` in `documents` to read formulas. To show the dollar signs, use backticks.';

const admonition = 'Write `:::note`, and close it with a line `:::`.';

/** Forms at the beginning of a paragraph. */
const blocks: readonly ForeignForm[] = [
  { pattern: /^\$\$/, name: 'Math', hint: math },
  { pattern: /^<<<\s*\S/, name: 'Code from a file', hint: 'Write `<<< ./file.ts#region{1,3}` alone on its line.' },
  {
    pattern: /^import\s[^'"]*['"][^'"]+['"]/,
    name: 'An import',
    hint: 'Rename the file to .mdx, or put the line into a block of code.',
  },
  { pattern: /^\*\[[^\]\n]+\]:\s/, name: 'An abbreviation', hint: 'Write `<abbr title="…">`, or explain it where it is used first.' },
  { pattern: /(?<=\n):[ \t]+\S+/, name: 'A definition list', hint: 'Write `<dl>` with `<dt>` and `<dd>`, or a list.' },
  { pattern: /^===[!+]?[ \t]+"/, name: 'A tab', hint: 'Write `::::tabs` and `:::tab[Title]`.' },
  { pattern: /^(?:!!!|\?\?\?)\+?\s+\w/, name: 'An admonition', hint: admonition },
  { pattern: /^[?!]>[ \t]+\S+/, name: 'An admonition', hint: admonition },
  {
    pattern: new RegExp(`^\\[!(?!(?:${admonitionTypes.join('|')})\\])[a-z][\\w-]*\\](?:[-+]|(?=\\s|$))`, 'i'),
    name: 'An alert',
    hint: `Write one of ${admonitionTypes.map((type) => `[!${type.toUpperCase()}]`).join(', ')}, and its title after it.`,
  },
  { pattern: /^;?-+8<-+(?=\s|$)/, name: 'An included file', hint: 'Write `<!--@include: ./part.md-->` alone on its line.' },
];

/** Forms within text. */
const inlines: readonly ForeignForm[] = [
  {
    pattern: /(?<![\\\w$])\$(?:[a-z]|(?![\s\d{])[^$\n]*(?:\\[a-z]|[\^=]|_\{)[^$\n]*(?<![\s\\]))\$(?![\w$])/i,
    name: 'Math',
    hint: math,
  },
  {
    // `[[...slug]]` is a folder of Next.js.
    pattern: /(?<!\\)!?\[\[(?!\.\.\.|[A-Z]\w*\]\])(?=[^[\]\n,a-z]*[a-z])[^[\]\n,]+\]\]/,
    name: 'A wiki link',
    hint: 'Write `[text](./document.md)`, or `![text](./picture.png)`.',
  },
  {
    pattern: /!\[[^[\]\n]*\]\([^()\n]*\s=\d*x\d*\)/,
    name: 'The size of a picture',
    hint: 'Write `<img src="…" alt="…" width="…">`. Sizes of files are added to the page in any case.',
  },
  {
    pattern: /(?<!\\)\{\{[^{}\n]+\}\}/,
    ...expression,
  },
  { pattern: /(?<!\\)\{%[^%\n]+%\}/, name: 'A template tag', hint: 'Write Markdown or HTML instead. To show the tag, use backticks.' },
  { pattern: /(?<![\\=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/, name: 'Highlighted text', hint: 'Write `<mark>text</mark>`.' },
  { pattern: /(?<=[\p{L}\d)])\^[\p{L}\d+-]{1,20}\^(?![\^\w])/u, name: 'Raised text', hint: 'Write `<sup>text</sup>`.' },
  { pattern: /(?<![\\%\w])%%[^%\n]+%%(?!%)/, name: 'A comment', hint: 'Write `<!-- text -->`.' },
  {
    pattern: /\{::?\s*[.#\w][^}\n]*\}|(?<=\])\{\s*(?:[.#:]|[\w-]+=)[^{}\n`]*\}/,
    name: 'A list of attributes',
    hint: 'Write the element as HTML, or the id of a heading as `{#id}`.',
  },
  {
    pattern: /(?<![\\\w:]):[a-z][\w-]*(?:\[[^\]\n]*\])?\\?\{[^{}\n]*\}/,
    name: 'A component',
    hint: 'Write it as HTML, or use a component in a file with the extension .mdx.',
  },
  { pattern: /(?<!\\)\^\[[^\]\n]+\]/, name: 'A footnote in the text', hint: 'Write `[^1]`, and `[^1]: text` on a line of its own.' },
  // Markdown reads an element with such an attribute as text.
  { pattern: /[@#][a-z][\w.:-]*(?=[\s=>])(?<=(?<!\\)<[a-z][\w-]*(?:\s[^<>]{0,500})?\s[@#][\w.:-]*)/i, ...vueAttribute },
  {
    pattern: /(?<![\\+\w])\+\+[a-z][\w-]*(?:\+[\w-]+)+\+\+(?![+\w])/i,
    name: 'A list of keys',
    hint: 'Write `<kbd>Ctrl</kbd>+<kbd>C</kbd>`.',
  },
  { pattern: /(?<![\\^\w])\^\^(?=[^\s^])[^^\n]*[^\s^]\^\^(?![\^\w])/, name: 'Inserted text', hint: 'Write `<ins>text</ins>`.' },
  {
    pattern: /(?<![\\\w:]):(?:material|fontawesome|octicons|simple)-[a-z\d-]+:/,
    name: 'An icon',
    hint: 'Write an emoji, or include a picture.',
  },
  { pattern: /(?<![\\+\w])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![+\w])/, name: 'Inserted text', hint: 'Write `<ins>text</ins>`.' },
];

/** Attributes directly after a link or a picture. */
const afterReference: ForeignForm = {
  pattern: /^\\?\{\s*(?:[.#:]|[\w-]+=)[^{}\n`]*\}/,
  name: 'A list of attributes',
  hint: 'Write the link or the picture as HTML: `<a href="…" target="…">`, `<img src="…" alt="…" width="…">`.',
};

/** Forms of links. */
const links: readonly ForeignForm[] = [
  {
    pattern: /\bpathname:\/\//,
    name: 'An address of Docusaurus',
    hint: 'Write the address of the file without `pathname://` and without the base URL.',
  },
];

/** Forms of blocks of code, by what follows the signs. */
const fences: readonly ForeignForm[] = [
  {
    pattern: /mermaid\b(?<=^[`~]{3,}[ \t]*mermaid)/,
    name: 'A Mermaid diagram',
    hint: 'Include a picture of the diagram, such as an SVG file.',
  },
  {
    pattern:
      /reference(?=(?:[ \t][^\n]{0,300})?\n[ \t]*https:\/\/\S+\s+[`~]{3})(?<=^[`~]{3,}[ \t]*\w+[ \t](?:[^\n]{0,300}[ \t])?reference)/,
    name: 'Code from a URL',
    hint: 'Copy the code, or write `file="…"` after the language for a file of the repository.',
  },
];

/**
 * The forms that a node of a tree may have.
 *
 * @param type of the node: `text`, `html`
 * @param before the type of the node before it
 */
export function foreignForms(type: string, before: string | undefined): readonly ForeignForm[] {
  return before === 'link' || before === 'image' ? [afterReference, ...formsOf(type)] : formsOf(type);
}

function formsOf(type: string): readonly ForeignForm[] {
  if (type === 'text') return inlines;
  if (type === 'paragraph') return blocks;
  if (type === 'link') return links;
  if (type === 'code') return fences;
  if (type.startsWith('mdxJsx')) return jsxElements;
  return type === 'html' ? markup : [];
}

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { foreignSyntax } from '../../diagnostics/documents.ts';
import { type DocumentContext, placeOf } from './documentContext.ts';

/** Syntax of another tool that readers would see as text, or that would disappear. */
interface ForeignForm {
  /** Matches the form in the source, so that escaped signs don't count. */
  readonly pattern: RegExp;
  /** For messages: `Math`. */
  readonly name: string;
  /** How to write it here. */
  readonly hint: string;
}

const math = 'Write the formula as text or MathML, or include a picture of it.';

/** Forms at the beginning of a paragraph. */
const blocks: readonly ForeignForm[] = [
  {
    pattern: /^\[\[_?toc_?\]\]$|^\[toc\]$/i,
    name: 'A table of contents',
    hint: 'Remove it: each page shows its table of contents.',
  },
  { pattern: /^\$\$/, name: 'Math', hint: math },
  { pattern: /^<<<\s*\S/, name: 'Code from a file', hint: 'Write `<<< ./file.ts#region{1,3}` alone on its line.' },
  {
    pattern: /^import\s[^'"]*['"][^'"]+['"]/,
    name: 'An import',
    hint: 'Rename the file to .mdx, or put the line into a block of code.',
  },
  { pattern: /^(?:!!!|\?\?\?)\+?\s+\w/, name: 'An admonition', hint: 'Write `:::note`, and close it with a line `:::`.' },
];

/** Forms within text. */
const inlines: readonly ForeignForm[] = [
  {
    pattern: /(?<![\\\w:]):[a-z][a-z\d_+-]*:(?![\w:])/,
    name: 'An emoji name',
    hint: 'Write the emoji itself, or put the text into backticks.',
  },
  {
    pattern: /(?<![\\\w$])\$(?:[a-z]|(?![\s\d{])[^$\n]*(?:\\[a-z]|[\^=]|_\{)[^$\n]*(?<![\s\\]))\$(?![\w$])/i,
    name: 'Math',
    hint: math,
  },
  {
    pattern: /(?<!\\)\{\{[^{}\n]+\}\}/,
    name: 'An expression',
    hint: 'Write its value. Expressions need a file with the extension .mdx and single braces. To show the braces, use backticks.',
  },
  { pattern: /(?<!\\)\{%[^%\n]+%\}/, name: 'A template tag', hint: 'Write Markdown or HTML instead. To show the tag, use backticks.' },
  { pattern: /(?<![\\=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/, name: 'Highlighted text', hint: 'Write `<mark>text</mark>`.' },
  { pattern: /(?<![\\%\w])%%[^%\n]+%%(?!%)/, name: 'A comment', hint: 'Write `<!-- text -->`.' },
  {
    pattern: /\{:\s*[.#][\w-][^}\n]*\}/,
    name: 'A list of attributes',
    hint: 'Write the element as HTML, or the id of a heading as `{#id}`.',
  },
];

/** Forms in raw HTML. */
const markup: readonly ForeignForm[] = [
  { pattern: /^<!--\s*@include:/, name: 'An included file', hint: 'Write `<!--@include: ./part.md-->` alone on its line.' },
  {
    pattern: /^<(?:Tabs|TabItem|TabPanel)\b/,
    name: 'A component',
    hint: 'Write `::::tabs` and `:::tab[Title]`, or rename the file to .mdx.',
  },
  {
    // A single capital is a type parameter.
    pattern: /^<[A-Z][\w.]*[a-z][\w.]*(?=[\s/>])/,
    name: 'A component',
    hint: 'Components need a file with the extension .mdx. To show a name in angle brackets, put it into backticks.',
  },
];

const diagram: ForeignForm = {
  pattern: /^mermaid$/,
  name: 'A Mermaid diagram',
  hint: 'Include a picture of the diagram, such as an SVG file.',
};

/**
 * Reports forms of other tools that a document has outside of code and that gqldocs does not read. Each is reported once in a block of
 * text. The pages show them as they were written, except for components: of these, only the contents are shown.
 */
export function remarkForeignSyntax({ problems, input: { source } }: DocumentContext) {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    visit(tree, (node) => {
      const start = node.position?.start;
      if (start?.offset === undefined) return;
      const written = text.slice(start.offset, node.position?.end.offset);
      if (node.type === 'code' && diagram.pattern.test(node.lang ?? ''))
        problems.push(foreignSyntax({ ...diagram, written: node.lang ?? '', place: placeOf(node, source) }));
      for (const { pattern, name, hint } of formsOf(node.type)) {
        const match = pattern.exec(written);
        if (match === null) continue;
        const before = written.slice(0, match.index).split('\n');
        const line = start.line + before.length - 1;
        const column = (before.length === 1 ? start.column : 1) + (before.at(-1) ?? '').length;
        problems.push(foreignSyntax({ name, hint, written: match[0], place: { file: source, line, column } }));
        if (node.type === 'html') break;
      }
    });
  };
}

function formsOf(type: string): readonly ForeignForm[] {
  if (type === 'text') return inlines;
  if (type === 'paragraph') return blocks;
  return type === 'html' ? markup : [];
}

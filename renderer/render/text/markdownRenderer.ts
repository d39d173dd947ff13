import type { Root } from 'hast';
import type { MarkdownParser } from '../../documents/markdown/createMarkdownParser.ts';
import { endOfSentence, firstSentenceTree } from '../../documents/markdown/firstSentence.ts';
import { hasTitle, headingsOf } from '../../documents/markdown/headingsOf.ts';
import { inlineTree } from '../../documents/markdown/inlineTree.ts';
import { isPlainText } from '../../documents/markdown/parsePlainMarkdown.ts';
import { textOf } from '../../documents/plugins/textOf.ts';
import type { Markdown } from '../../model/comment.ts';
import type { Heading } from '../../model/document.ts';
import type { Messages } from '../../model/messages.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { ResolveReference } from '../../model/resolve.ts';
import { noSamples, type SampleIndex } from '../../plan/links/sampleIndex.ts';
import { printMarkdown } from './printMarkdown.ts';

/**
 * Renders comments and READMEs of documented packages: data from strangers. What they may contain is said in
 * `markdown/sanitizeSchema.ts`. Plain text takes a short way that gives the same bytes as the long one.
 */
export interface MarkdownRenderer {
  /** Blocks: paragraphs, lists, code … */
  readonly renderBlock: (markdown: Markdown, resolve: ResolveReference, options?: BlockOptions) => string;
  /** The same text for a place that allows only inline content; a single paragraph has no `<p>`. */
  readonly renderInline: (markdown: Markdown, resolve: ResolveReference) => string;
  /** The text as a safe tree, as written. Do not change it. */
  readonly tree: (markdown: Markdown) => Root;
  /** Headings of `renderBlock`, with the levels and ids that they have there. */
  readonly headings: (markdown: Markdown, options?: BlockOptions) => readonly Heading[];
  /** Whether the text begins with its only heading of level 1: its title. */
  readonly hasTitle: (markdown: Markdown) => boolean;
  /** First sentence of the first paragraph as plain text. */
  readonly firstSentence: (markdown: Markdown) => string;
  /** First sentence of the first paragraph as inline HTML. */
  readonly renderFirstSentence: (markdown: Markdown, resolve: ResolveReference) => string;
}

interface BlockOptions {
  /** Level of the heading above the text; its own headings begin one below. Default: 2. */
  readonly headingLevel?: number | undefined;
  /** Put before the ids of the text, which must not occur twice on a page. Default: `text-`. */
  readonly idPrefix?: string | undefined;
}

/** Makes a renderer. Texts with blocks of code must have been prepared (`MarkdownParser.prepare`). */
export function createMarkdownRenderer({ parser: { parse }, messages, samples = noSamples }: MarkdownRendererInput): MarkdownRenderer {
  const optionsFor = ({ place }: Markdown, resolve: ResolveReference, { headingLevel = 2, idPrefix = 'text-' }: BlockOptions = {}) => ({
    resolve,
    place: place ?? { file: '' },
    headingLevel,
    idPrefix,
    messages,
    samples,
  });

  return {
    renderBlock: (markdown, resolve, options) => {
      if (isPlainText(markdown.text)) return `<p>${markdown.text}</p>`;
      return printMarkdown(parse(markdown.text), optionsFor(markdown, resolve, options));
    },
    renderInline: (markdown, resolve) => {
      if (isPlainText(markdown.text)) return markdown.text;
      return printMarkdown(inlineTree(parse(markdown.text)), optionsFor(markdown, resolve));
    },
    tree: ({ text }) => parse(text),
    headings: ({ text }, options) => headingsOf(parse(text), options),
    hasTitle: ({ text }) => hasTitle(parse(text)),
    firstSentence: ({ text }) => {
      if (isPlainText(text)) return oneLine(text.slice(0, endOfSentence(text)));
      return oneLine(textOf(firstSentenceTree(parse(text))));
    },
    renderFirstSentence: (markdown, resolve) => {
      if (isPlainText(markdown.text)) return markdown.text.slice(0, endOfSentence(markdown.text));
      return printMarkdown(firstSentenceTree(parse(markdown.text)), optionsFor(markdown, writtenOnly(resolve)));
    },
  };
}

interface MarkdownRendererInput {
  readonly parser: Pick<MarkdownParser, 'parse'>;
  readonly messages: Messages;
  /** What the names in blocks of code mean. */
  readonly samples?: SampleIndex | undefined;
}

/** In lists of links, a sentence has no other links than those that were written. */
function writtenOnly(resolve: ResolveReference): ResolveReference {
  return (reference) => (reference.kind === 'name' ? { href: undefined } : resolve(reference));
}

import type { Markdown } from '../model/api.ts';
import type { ResolveReference } from '../model/resolve.ts';
import type { Words } from '../model/words.ts';
import type { Highlighter } from './highlight/loadHighlighter.ts';
import { createMarkdownRenderer } from './markdownRenderer.ts';

export interface InlineMarkdownInput {
  readonly markdown: Markdown;
  readonly resolve: ResolveReference;
  readonly words: Words;
}

/** A single text of the configuration, such as the announcement, as inline HTML. It needs no highlighter, since it holds no blocks. */
export function renderInlineMarkdown({ markdown, resolve, words }: InlineMarkdownInput): string {
  return createMarkdownRenderer({ highlighter: plainHighlighter, words }).renderInline(markdown, resolve);
}

const plainHighlighter: Highlighter = {
  load: async () => [],
  highlight: (code) => code.split('\n').map((text) => [{ text, kind: undefined }]),
};

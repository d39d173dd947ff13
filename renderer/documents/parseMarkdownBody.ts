import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { DocumentContext } from './documentContext.ts';
import { markdownRehypePlugins, rehypeOptions, remarkPlugins } from './documentPlugins.ts';
import { parseInSections } from './markdown/parseInSections.ts';
import type { ParsedBody } from './parseDocument.ts';
import { summaryOf } from './summaryOf.ts';

/** The pipeline for `.md`: up to a tree, which is printed when its links can be resolved. */
export async function parseMarkdownBody(text: string, context: DocumentContext): Promise<ParsedBody> {
  const { source, words, sections } = context.input;
  const file = new VFile({ value: text, path: source });
  const processor = unified()
    .use(remarkParse)
    .use(remarkPlugins(context))
    .use(remarkRehype, rehypeOptions(words))
    .use(markdownRehypePlugins(context))
    .freeze();
  const parse = (markdown: string): Root => processor.parse(markdown);
  const parsed = sections === undefined ? parse(text) : parseInSections({ text, name: source, memory: sections, parse });
  const tree = await processor.run(parsed, file);
  return { body: { kind: 'hast', tree }, summary: summaryOf(tree) };
}

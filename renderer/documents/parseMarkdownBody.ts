import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { DocumentContext } from './documentContext.ts';
import { markdownRehypePlugins, rehypeOptions, remarkPlugins } from './documentPlugins.ts';
import type { ParsedBody } from './parseDocument.ts';
import { summaryOf } from './summaryOf.ts';

/** The pipeline for `.md`: up to a tree, which is printed when its links can be resolved. */
export async function parseMarkdownBody(text: string, context: DocumentContext): Promise<ParsedBody> {
  const file = new VFile({ value: text, path: context.input.source });
  const processor = unified()
    .use(remarkParse)
    .use(remarkPlugins(context))
    .use(remarkRehype, rehypeOptions(context.input.words))
    .use(markdownRehypePlugins(context))
    .freeze();
  const tree = await processor.run(processor.parse(file), file);
  return { body: { kind: 'hast', tree }, summary: summaryOf(tree) };
}

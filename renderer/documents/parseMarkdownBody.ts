import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { markdownRehypePlugins, rehypeOptions, remarkPlugins } from './documentPlugins.ts';
import type { DocumentContext, ParsedBody } from './plugins/documentContext.ts';
import { summaryOf } from './summaryOf.ts';

/** The pipeline for `.md`: up to a tree, which is printed when its links can be resolved. */
export async function parseMarkdownBody(text: string, context: DocumentContext): Promise<ParsedBody> {
  const { source, messages } = context.input;
  const file = new VFile({ value: text, path: source });
  const processor = unified()
    .use(remarkParse)
    .use(remarkPlugins(context))
    .use(remarkRehype, rehypeOptions(messages))
    .use(markdownRehypePlugins(context))
    .freeze();
  const tree = await processor.run(processor.parse(file), file);
  return { body: { kind: 'hast', tree }, summary: summaryOf(tree) };
}

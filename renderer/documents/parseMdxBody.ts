import { compile } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { VFile } from 'vfile';
import { invalidSyntax } from '../diagnostics/documents.ts';
import type { Place } from '../model/problem.ts';
import { rehypeOptions, rehypePlugins, remarkPlugins } from './documentPlugins.ts';
import type { DocumentContext, ParsedBody } from './plugins/documentContext.ts';
import { rehypeComponentPlaces, rehypeJsxElements, rehypePlaceAttributes, remarkThemeImports } from './plugins/mdxPlugins.ts';
import { remarkJsxForms } from './plugins/remarkJsxForms.ts';
import { remarkJsxStyles } from './plugins/remarkJsxStyles.ts';
import { summaryOf } from './plugins/textOf.ts';

/**
 * The pipeline for `.mdx`: up to the source of an ES module, whose default export is a React component and which is bundled and
 * evaluated elsewhere. `mdxComponents` gives it what it needs for links, images, tabs and admonitions. A source that doesn't
 * compile is one problem, and an empty body.
 */
export async function parseMdxBody(text: string, context: DocumentContext): Promise<ParsedBody> {
  const { source, messages } = context.input;
  const file = new VFile({ value: text, path: source });
  let summary = '';
  const components: Record<string, Place> = {};
  try {
    const compiled = await compile(file, {
      format: 'mdx',
      jsxImportSource: 'react',
      development: false,
      remarkPlugins: [remarkJsxForms, remarkJsxStyles, ...(await remarkPlugins(context)), remarkThemeImports],
      remarkRehypeOptions: rehypeOptions(messages),
      rehypePlugins: [
        rehypeJsxElements,
        [rehypeComponentPlaces, { source, components }],
        ...rehypePlugins(context),
        [rehypePlaceAttributes, { source }],
        () => (tree: Root) => {
          summary = summaryOf(tree);
        },
      ],
    });
    return { body: { kind: 'mdx', code: String(compiled), samples: context.samples, components }, summary };
  } catch (error) {
    const failure = syntaxFailure(error);
    if (!failure) throw error;
    const { reason, line, column } = failure;
    context.problems.push(invalidSyntax(reason.replace(/[.\s]+$/, ''), { file: source, line, column }));
    return { body: { kind: 'hast', tree: { type: 'root', children: [] } }, summary };
  }
}

/** The error of the compiler for an author's mistake; any other error is a bug. Some messages contain the place only as text. */
function syntaxFailure(
  error: unknown,
): { readonly reason: string; readonly line: number | undefined; readonly column: number | undefined } | undefined {
  if (!(error instanceof Error) || !('reason' in error) || typeof error.reason !== 'string') return undefined;
  const [, line, column] = /\((\d+):(\d+)-/.exec(error.reason) ?? [];
  return {
    reason: error.reason.replace(/ \(\d+:\d+-\d+:\d+\)/, ''),
    line: 'line' in error && typeof error.line === 'number' ? error.line : numberOf(line),
    column: 'column' in error && typeof error.column === 'number' ? error.column : numberOf(column),
  };
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

import { createHighlighter, type Highlighter } from '../../../renderer/documents/highlight/createHighlighter.ts';
import { parseDocument } from '../../../renderer/documents/parseDocument.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import type { Document } from '../../../renderer/model/document.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import type { Found } from '../../../renderer/model/problem.ts';
import { renderTree } from '../../../renderer/render/text/renderTree.ts';

/** One for each test file. */
export const testHighlighter: Highlighter = createHighlighter(openSession({ name: 'test' }).run);

/** Parses a text as the document `docs/page.md`, or another source. */
export async function parse(
  text: string,
  source = 'docs/page.md',
  parts?: Parameters<typeof parseDocument>[0]['parts'],
): Promise<Found<Document>> {
  return parseDocument({
    source,
    text,
    ...(parts === undefined ? {} : { parts }),
    id: source.replace(/^docs\//, '').replace(/\.mdx?$/, ''),
    messages: defaultMessages,
    highlighter: testHighlighter,
    imageSize: (target) => (target === './cat.png' ? { width: 30, height: 20 } : undefined),
  });
}

/** HTML of a Markdown text whose links stay as they are. */
export async function render(text: string): Promise<string> {
  const { value } = await parse(text);
  if (value.body.kind !== 'hast') throw new Error('Expected a tree.');
  return renderTree(value.body.tree, ({ target, kind }) => ({ href: kind === 'name' ? undefined : target }));
}

/** Problems of a text as `code line:column message`. */
export async function problemsOf(text: string, source?: string): Promise<readonly string[]> {
  const { problems } = await parse(text, source);
  return problems.map(({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${message}`);
}

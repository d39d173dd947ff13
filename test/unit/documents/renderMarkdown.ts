import { type Highlighter, loadHighlighter } from '../../../renderer/documents/highlight/loadHighlighter.ts';
import { parseDocument } from '../../../renderer/documents/parseDocument.ts';
import { renderTree } from '../../../renderer/documents/renderTree.ts';
import type { Document } from '../../../renderer/model/document.ts';
import type { Found } from '../../../renderer/model/problem.ts';
import { defaultWords } from '../../../renderer/model/words.ts';

let loading: Promise<Highlighter> | undefined;

/** One for each test file: loading it is slow. */
export function testHighlighter(): Promise<Highlighter> {
  loading ??= loadHighlighter();
  return loading;
}

/** Parses a text as the document `docs/page.md`, or another source. */
export async function parse(text: string, source = 'docs/page.md'): Promise<Found<Document>> {
  return parseDocument({
    source,
    text,
    id: source.replace(/^docs\//, '').replace(/\.mdx?$/, ''),
    words: defaultWords,
    highlighter: await testHighlighter(),
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

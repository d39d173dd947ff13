import type { Highlighter } from '../documents/highlight/createHighlighter.ts';
import { createMarkdownParser } from '../documents/markdown/createMarkdownParser.ts';
import type { Config } from '../model/config.ts';
import { publicHref } from '../model/publicHref.ts';
import { createMarkdownRenderer } from './text/markdownRenderer.ts';

/** The announcement as inline HTML; its links to routes get their `baseUrl`. Empty where there is none. */
export async function announcementHtml({ announcement, messages, baseUrl }: Config, highlighter: Highlighter): Promise<string> {
  if (announcement === undefined) return '';
  const parser = createMarkdownParser({ highlighter, messages });
  await parser.prepare([announcement.content]);
  const resolve = ({ target }: { readonly target: string }) => ({ href: publicHref(target, { baseUrl }) });
  return createMarkdownRenderer({ parser, messages }).renderInline({ text: announcement.content }, resolve);
}

import { usesMdx } from '../../model/usesMdx.ts';

interface WrittenText {
  readonly text: string;
  /** The same without code. */
  readonly bare: string;
}

/** Whether a document of a tool that reads all Markdown as MDX needs that. */
export function needsMdx({ text, bare }: WrittenText): boolean {
  return usesMdx(bare) || /<[a-z]+[^>]*\s(?:className|style)=\{?/.test(bare) || hasMarkdownInHtml({ text, bare });
}

/** Elements whose lines are no Markdown up to the next empty line, except in MDX. */
const htmlBlock =
  /^[ \t]{0,3}<(?:address|article|aside|blockquote|center|details|d[dlt]|div|fieldset|fig(?:caption|ure)|footer|form|h[1-6]|header|li|main|nav|ol|p|section|summary|table|t(?:body|d|foot|h|head|r)|ul)\b[^\n]*(?:\n(?![ \t]*\r?$)[^\n]*)*/gim;

function hasMarkdownInHtml({ text, bare }: WrittenText): boolean {
  return [...bare.matchAll(htmlBlock)].some(({ 0: { length }, index }) =>
    /\*\*\S|(?<![\w*])\*[^\s*][^*\n]*\*(?![\w*])|(?<!\w)_[^\s_][^_\n]*_(?!\w)|`[^`\n]+`|\]\([^)\s]+\)|^[ \t]*(?:[-*+][ \t]|\d{1,2}[.)][ \t]|#{1,6}[ \t]|```)/m.test(
      text.slice(index, index + length).replace(/<(pre|code|script|style)\b[\s\S]*?(?:<\/\1>|$)|<[^<>]*>/gi, ''),
    ),
  );
}

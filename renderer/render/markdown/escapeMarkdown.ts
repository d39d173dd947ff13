/** Text as Markdown that shows it as it is: no markup, no HTML. */
export function escapeMarkdown(text: string): string {
  if (!/[\\`*[\]<~_&]/.test(text)) return text;
  return text
    .replace(/[\\`*[\]<~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&');
}

/** A span of code, fenced so that what is in it can't end it. */
export function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ').trim();
  if (code === '') return '';
  const fence = fenceFor(code, 1);
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

/** A block of code. */
export function codeFence(code: string, language: string): string {
  const fence = fenceFor(code, 3);
  return `${fence}${language}\n${code}\n${fence}`;
}

function fenceFor(code: string, least: number): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  return '`'.repeat(longest < least ? least : longest + 1);
}

import type { SymbolId } from '../../model/type.ts';

/** Code may contain backticks. */
export function inlineCode(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  return `\`\` ${text} \`\``;
}

/** A label in code, as a link where the reference has the symbol. */
export function symbolLink(label: string, id: SymbolId | undefined): string {
  return id === undefined ? inlineCode(label) : `[${inlineCode(label)}](symbol:${id.replace(/[\s()<>\\]/g, encodeURIComponent)})`;
}

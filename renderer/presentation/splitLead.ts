/** A text's markup in two parts: its beginning, which a page shows first, and the rest. */
interface SplitText {
  readonly lead: string;
  readonly rest: string;
}

/** Letters of markup in the paragraphs of a lead, without which a page begins with a wall of text. */
const longestLead = 900;

/**
 * Takes the paragraphs off the beginning of a text: the first one always, further ones as long as they are short together. A text that
 * begins with something else, such as a list, has no lead. A further paragraph that introduces what follows it begins the rest: one with a
 * bold label (`**When to use**`) or a colon at its end.
 */
export function splitLead(html: string): SplitText {
  const paragraph = /\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>/y;
  let end = 0;
  for (let found = paragraph.exec(html); found !== null; found = paragraph.exec(html)) {
    const [, text = ''] = found;
    if (end > 0 && (paragraph.lastIndex > longestLead || text.startsWith('<strong>') || text.endsWith(':'))) break;
    end = paragraph.lastIndex;
  }
  return { lead: html.slice(0, end).trim(), rest: html.slice(end).trim() };
}

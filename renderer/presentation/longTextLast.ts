import type { Comment } from '../model/comment.ts';

/** Lines of about two screens. */
const mostLines = 60;
/** Letters in a line of a page. */
const lineLength = 85;

/**
 * What a long text says after its first paragraph becomes remarks, which come after parameters and result: who looks these up would have to scroll
 * past reference material, such as a table of all patterns. Shorter texts stay as their authors wrote them.
 */
export function longTextLast<C extends Comment | undefined>(comment: C): C | Comment {
  if (comment === undefined) return comment;
  const { text, place } = comment.summary;
  const [begin = '', first = ''] = /^\s*(?![-*+] |\d+[.)] |[>#|<]|```|~~~)(\S[\s\S]*?)\n[ \t]*\n/.exec(text) ?? [];
  const rest = text.slice(begin.length);
  const isWhole = first === '' || first.trimEnd().endsWith(':') || /^ {0,3}\[[^\]]+\]:/m.test(text);
  if (isWhole || lineCount(rest) <= mostLines) return comment;
  const line = place?.line === undefined ? undefined : place.line + begin.split('\n').length - 1;
  const remarks = { tag: '@remarks', content: { text: rest, place: place && { ...place, line }, follows: first } };
  return { ...comment, summary: { text: first, place }, blocks: [remarks, ...comment.blocks] };
}

function lineCount(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
}

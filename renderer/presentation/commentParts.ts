import type { ApiSymbol, Member } from '../model/api.ts';
import type { Comment, CommentBlock, Markdown } from '../model/comment.ts';
import { fillMessage, type Messages } from '../model/messages.ts';
import type { Signature } from '../model/type.ts';
import { describeItem } from './describedItem.ts';

/** The first block with one of these tags: `@deprecated`. */
export function blockOf(comment: Comment | undefined, ...tags: readonly string[]): CommentBlock | undefined {
  return comment?.blocks.find(({ tag }) => tags.includes(tag));
}

/** Whether a tag is there, with or without text. */
export function hasTag(comment: Comment | undefined, tag: string): boolean {
  return comment?.modifiers.includes(tag) === true || blockOf(comment, tag) !== undefined;
}

/** What a list says about an item: its `@summary`, its own text, or its first overload's. */
export function summaryOf(item: ApiSymbol | Member): Markdown | undefined {
  const { comment, summary, overloads } = describeItem(item);
  const first = overloads[0]?.comment;
  return (blockOf(comment, '@summary') ?? blockOf(first, '@summary'))?.content ?? summary ?? first?.summary;
}

/** The releases in a history, in its order: lists of changes begin with their release. */
export function releasesOf({ text }: Markdown): readonly string[] {
  return [...text.matchAll(/^- \*\*(.+?)\*\*:/gm)].map(([, version = '']) => version);
}

/** Whether a text needs the page's whole width: it has blocks of code, lists or tables, or it is more than a few lines. */
export function isLongText(text: string): boolean {
  return text.length > 280 || /^\s*(?:```|[-*+] |\d+\. |\||#)/m.test(text);
}

/** Deprecated as a whole: itself, or every one of its overloads. */
export function isDeprecated(item: ApiSymbol | Member): boolean {
  const { comment, overloads } = describeItem(item);
  if (hasTag(comment, '@deprecated')) return true;
  return overloads.length > 0 && overloads.every((overload: Signature) => hasTag(overload.comment, '@deprecated'));
}

/** What to use instead of a deprecated item, as its author wrote it: its own text, or its first overload's. */
export function deprecationOf(item: ApiSymbol | Member): Markdown | undefined {
  if (!isDeprecated(item)) return undefined;
  const { comment, overloads } = describeItem(item);
  return (blockOf(comment, '@deprecated') ?? blockOf(overloads[0]?.comment, '@deprecated'))?.content;
}

const stages = ['alpha', 'beta', 'experimental', 'internal'] as const;

/** The words that say since when something exists and how far it may change, such as `Since 17.1.0` and `experimental`. */
export function stabilityOf(comment: Comment | undefined, messages: Messages): readonly string[] {
  const since = blockOf(comment, '@since');
  return [
    ...(since === undefined ? [] : [fillMessage(messages.since, { version: since.content.text.trim() })]),
    ...stages.filter((stage) => hasTag(comment, `@${stage}`)).map((stage) => messages[stage]),
  ];
}

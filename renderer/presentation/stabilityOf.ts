import type { Comment } from '../model/comment.ts';
import { fillMessage, type Messages } from '../model/messages.ts';
import { blockOf, hasTag } from './commentParts.ts';

const stages = ['alpha', 'beta', 'experimental', 'internal'] as const;

/** The words that say since when something exists and how far it may change, such as `Since 17.1.0` and `experimental`. */
export function stabilityOf(comment: Comment | undefined, messages: Messages): readonly string[] {
  const since = blockOf(comment, '@since');
  return [
    ...(since === undefined ? [] : [fillMessage(messages.since, { version: since.content.text.trim() })]),
    ...stages.filter((stage) => hasTag(comment, `@${stage}`)).map((stage) => messages[stage]),
  ];
}

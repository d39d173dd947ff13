import type { Comment } from './comment.ts';

/** Tags about the state of one declaration. Another declaration that takes over its description may be in another state. */
const stateTags: ReadonlySet<string> = new Set(['@deprecated', '@since', '@defaultValue', '@default', '@version']);

/** Tags that gqldocs adds itself, to comments and in place of them. */
const historyTags: ReadonlySet<string> = new Set(['@since', '@history']);

/**
 * The comment of something that means something else: an alias, a function that is a property of another name, a renamed export,
 * `{@inheritDoc}`. Its own comment counts. What that leaves out is inherited: the text, and tags of kinds that it does not have. Its state is
 * its own: `@deprecated`, `@since`, default values and modifiers are inherited only if it says nothing itself.
 */
export function inheritComment(own: Comment | undefined, inherited: Comment | undefined): Comment | undefined {
  if (own === undefined || inherited === undefined) return own ?? inherited;
  const isSilent = isEmpty(own) && own.modifiers.length === 0 && own.blocks.every(({ tag }) => historyTags.has(tag));
  const tags = new Set(own.blocks.map(({ tag }) => tag));
  const missing = inherited.blocks.filter(({ tag }) => !tags.has(tag) && (isSilent || !stateTags.has(tag)));
  return {
    summary: isEmpty(own) ? inherited.summary : own.summary,
    blocks: [...own.blocks, ...missing],
    modifiers: isSilent ? inherited.modifiers : own.modifiers,
  };
}

function isEmpty({ summary }: Comment): boolean {
  return summary.text.trim() === '';
}

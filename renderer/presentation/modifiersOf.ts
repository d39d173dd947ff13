import type { ApiSymbol, Member } from '../model/api.ts';
import type { Messages } from '../model/messages.ts';
import { hasTag } from './commentParts.ts';
import { describeItem } from './describedItem.ts';

/** The words for what an item is in addition to its type, in the order of a declaration: `static`, `optional`, `async`. */
export function modifiersOf(item: ApiSymbol | Member, messages: Messages): readonly string[] {
  const { flags } = item;
  return [
    flags.isPrivate && messages.private,
    flags.isProtected && messages.protected,
    flags.isStatic && messages.static,
    flags.isAbstract && messages.abstract,
    flags.isReadonly && item.kind !== 'enum-member' && messages.readonly,
    flags.isOptional && messages.optional,
    ...tagsOf(item, messages),
    flags.isDefault && messages.defaultExport,
    flags.isExportEquals && 'export =',
  ].filter((text) => typeof text === 'string');
}

/** Modifiers that only a comment can have. */
export function tagsOf(item: ApiSymbol | Member, messages: Messages): readonly string[] {
  const { comment } = describeItem(item);
  return (['async', 'sealed', 'virtual'] as const).filter((word) => hasTag(comment, `@${word}`)).map((word) => messages[word]);
}

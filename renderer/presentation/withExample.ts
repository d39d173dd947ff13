import type { ApiSymbol, Member } from '../model/api.ts';
import type { Comment, CommentBlock } from '../model/comment.ts';
import { blockOf } from './commentParts.ts';
import { describeItem } from './describedItem.ts';

/** A class without an example of its own has its constructor's first: readers look for one at the beginning of the page. */
export function withExample(symbol: ApiSymbol): ApiSymbol {
  if (symbol.kind !== 'class' || blockOf(symbol.comment, '@example') !== undefined) return symbol;
  const creator = symbol.members.find(({ kind }) => kind === 'constructor');
  const example = creator && blockOf(describeItem(creator).comment, '@example');
  if (creator === undefined || example === undefined) return symbol;
  const { summary = { text: '' }, blocks = [], modifiers = [] } = symbol.comment ?? {};
  return {
    ...symbol,
    comment: { summary, blocks: [...blocks, example], modifiers },
    members: symbol.members.map((member) => (member === creator ? withoutBlock(member, example) : member)),
  };
}

function withoutBlock(member: Member, block: CommentBlock): Member {
  const without = (comment: Comment | undefined): Comment | undefined =>
    comment && { ...comment, blocks: comment.blocks.filter((one) => one !== block) };
  const signatures = member.signatures.map((signature) => ({ ...signature, comment: without(signature.comment) }));
  return { ...member, comment: without(member.comment), signatures };
}

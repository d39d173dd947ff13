import { expect, it } from 'vitest';
import type { Member } from '../../../renderer/model/api.ts';
import type { Comment } from '../../../renderer/model/comment.ts';
import type { Signature } from '../../../renderer/model/type.ts';
import { describeItem } from '../../../renderer/presentation/describedItem.ts';
import { makeMember } from '../make.ts';

const half = (text: string, modifiers: readonly string[] = []): Signature => {
  const comment: Comment = { summary: { text }, blocks: [], modifiers };
  return { typeParameters: [], parameters: [], returnType: { kind: 'intrinsic', name: 'number' }, sources: [], comment };
};
const textOf = (getter: Signature, setter?: Signature): string | undefined => {
  const member: Member = makeMember('size', { kind: 'accessor', getter, setter });
  return describeItem(member).comment?.summary.text;
};

it.each([
  ['Read.', 'Written.', '`get`: Read.\n\n`set`: Written.'],
  ['Size.', 'Size.', 'Size.'],
  ['', 'Written.', 'Written.'],
  ['- one', '```ts\nx\n```', '`get`:\n\n- one\n\n`set`:\n\n```ts\nx\n```'],
])('says which half of an accessor a comment is about if both have one: %j, %j', (read, written, text) => {
  expect(textOf(half(read), half(written))).toBe(text);
});

it('takes a comment of one half for both', () => {
  expect(textOf(half('Read.'))).toBe('Read.');
});

import { expect, it } from 'vitest';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { summaryOf } from '../../../renderer/presentation/commentParts.ts';
import { isCompleteInIndex } from '../../../renderer/presentation/memberIndex.ts';
import { textSections } from '../../../renderer/presentation/textSections.ts';
import { makeMember } from '../make.ts';

it('lists an item by its `@summary`, without a section, and leaves its whole text to the details', () => {
  const comment = { summary: { text: 'All of it.' }, blocks: [{ tag: '@summary', content: { text: 'Format it.' } }], modifiers: [] };
  const member = makeMember('run', { kind: 'method', comment });
  expect(summaryOf(member)?.text).toBe('Format it.');
  expect(textSections(comment, defaultMessages)).toEqual([]);
  expect(isCompleteInIndex(member, defaultMessages)).toBe(false);
  expect(isCompleteInIndex({ ...member, comment: { ...comment, blocks: [] } }, defaultMessages)).toBe(true);
});

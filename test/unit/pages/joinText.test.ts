import { expect, it } from 'vitest';
import { joinText } from '../../../renderer/pages/joinText.ts';

it('joins texts and bytes as UTF-8, in a buffer of their own', () => {
  const bytes = joinText(['<p>', Buffer.from('é'), '→', '', '\ud800 x']);
  expect([String(bytes), bytes.buffer.byteLength]).toEqual(['<p>é→\ufffd x', 13]);
});

import { expect, test } from 'vitest';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { itemCount } from '../../../../templates/api/itemCount.ts';

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('%i items are "%s"', (count, text) => {
  expect(itemCount(count, defaultMessages)).toBe(text);
});

import { expect, test } from 'vitest';
import { withBase } from '../../../renderer/model/withBase.ts';

test.each([
  ['/', '/a#b', '/a#b'],
  ['/docs-site/', '/', '/docs-site/'],
  ['/docs-site/', '/a?b=1#c', '/docs-site/a?b=1#c'],
  ['/', '/docs/入门', '/docs/%E5%85%A5%E9%97%A8'],
  ['/', '/assets/a b.png', '/assets/a%20b.png'],
  ['/', '/assets/100%.png', '/assets/100%25.png'],
  ['/', '/docs/%E5%85%A5#%20', '/docs/%E5%85%A5#%20'],
])('below %s, the browser resolves %s to %s', (baseUrl, href, address) => {
  expect(withBase(baseUrl, href)).toBe(address);
});

import { expect, test } from 'vitest';
import { anchorsOf } from '../../../renderer/pages/anchorsOf.ts';

test('finds the ids of elements, whatever their other attributes hold', () => {
  expect([
    ...anchorsOf('<h2 id="a">A</h2><p class="x>y" id="b"><input disabled id="c"/><a aria-label="d > e" href="#x" id="d&amp;e">'),
  ]).toEqual(['a', 'b', 'c', 'd&e']);
});

test('takes no text for an id', () => {
  expect([...anchorsOf('<p>Write id="ghost", or &lt;div id="ghost2"&gt;.</p><code> id="ghost3"</code>')]).toEqual([]);
});

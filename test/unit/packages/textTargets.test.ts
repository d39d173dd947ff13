import { expect, test } from 'vitest';
import { textTargets } from '../../../renderer/packages/textTargets.ts';

test('lists the targets of links, pictures, definitions and HTML', () => {
  const text = [
    '[a](./a.md#part "Title") ![b](b%20b.png?raw=true) [c](<c.md>)',
    '[d]: ../d.md',
    '<img src="e.svg" alt=""> <a href=\'f/\'>f</a>',
    '[out](https://x.example) [here](#here) [mail](mailto:a@x.example) [host](//x.example/y)',
    '[bad](%zz.md) [again](./a.md)',
  ].join('\n');
  expect(textTargets(text)).toEqual(['%zz.md', '../d.md', './a.md', 'b b.png', 'c.md', 'e.svg', 'f/']);
});

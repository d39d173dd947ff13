import { expect, it } from 'vitest';
import { usesMdx } from '../../../renderer/model/usesMdx.ts';

it.each([
  ['import A from "./a.js"', true],
  ['export { a } from "./a.js"', true],
  ['You can\nimport it, or\nexport it.', false],
  ['A <Chart /> here', true],
  ['A Promise<Chart> or \\<Chart> here', false],
  ['{items.map((one) => <li>{one}</li>)}', true],
  ['{/* a comment */}', true],
  ['{{ site.title }}, \\{a.b} and {id}', false],
  [':::note{a.b="c"}', false],
])('tells whether Markdown uses MDX: %s', (text, expected) => {
  expect(usesMdx(text)).toBe(expected);
});

import { expect, it } from 'vitest';
import { isWrittenForMdx, usesMdx } from '../../../renderer/model/usesMdx.ts';

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
  ['A { list [1] } or {2 + 3}', true],
])('tells whether Markdown uses MDX: %s', (text, expected) => {
  expect(usesMdx(text)).toBe(expected);
});

it.each([
  ['export const a = 1;', true],
  ['A <Chart /> here', true],
  ['v{props.version}, {"text"} and {f(1)}', true],
  ['{/* a comment */}', true],
  ['Write {1-3} words, buy {2+ items}', false],
  ['Set { a [1] } here, \\{a.b} there', false],
])('tells whether an included part is written for MDX: %s', (text, expected) => {
  expect(isWrittenForMdx(text)).toBe(expected);
});

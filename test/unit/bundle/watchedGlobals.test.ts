import { expect, it } from 'vitest';
import { watchedGlobals } from '../../../renderer/bundle/watchedGlobals.ts';

/** Runs an expression where globals are watched. */
function run(expression: string): { readonly value: unknown; readonly looked: boolean } {
  let looked = false;
  const globals = watchedGlobals(() => {
    looked = true;
  });
  const value: unknown = new Function(...Object.keys(globals), `return ${expression}`)(...Object.values(globals));
  return { value, looked };
}

it.each([
  ['Math.max(1, 2)', 2],
  ['[3, 1].map((one) => one * Math.PI).length', 2],
  ["'abc'.toUpperCase()", 'ABC'],
  ['JSON.stringify({ a: 1 })', '{"a":1}'],
  ['typeof process', 'object'],
])('detects that %s reads nothing from outside', (expression, value) => {
  expect(run(expression)).toEqual({ value, looked: false });
});

it.each([
  ['typeof Date.now()', 'number'],
  ['new Date(0).getTime()', 0],
  ['typeof Date()', 'string'],
  ['Math.random() < 1', true],
  ['typeof process.cwd()', 'string'],
  ['process.env.NO_SUCH_THING', undefined],
  ["new Intl.NumberFormat('en').format(1000)", '1,000'],
  ['typeof performance.now()', 'number'],
  ['crypto.randomUUID().length', 36],
  ['typeof crypto.subtle', 'object'],
  ['typeof globalThis.Date.now()', 'number'],
  ['typeof fetch("data:,")', 'object'],
])('detects that %s reads something from outside, and returns its value', (expression, value) => {
  expect(run(expression)).toEqual({ value, looked: true });
});

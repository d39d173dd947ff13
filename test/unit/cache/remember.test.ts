import { expect, it, vi } from 'vitest';
import { createMemory } from '../../../renderer/cache/remember.ts';

const a = { name: 'a' };
const b = { name: 'b' };

it('works on the very same values once', () => {
  const remember = createMemory();
  const work = vi.fn((one: object, text: string | undefined, other: object) => [one, text, other]);
  const first = remember(work, a, 'x', b);
  expect(remember(work, a, 'x', b)).toBe(first);
  expect(work).toHaveBeenCalledTimes(1);
});

it('works anew on another object, another text, and nothing in its place', () => {
  const remember = createMemory();
  const work = (one: { readonly name: string }, text: string | undefined) => `${one.name} ${text}`;
  const results = [remember(work, a, 'x'), remember(work, a, 'y'), remember(work, a, undefined), remember(work, b, undefined)];
  expect(results).toEqual(['a x', 'a y', 'a undefined', 'b undefined']);
});

it('remembers of the texts that come with an object only the last', () => {
  const remember = createMemory();
  const work = vi.fn((one: { readonly name: string }, text: string) => `${one.name} ${text}`);
  for (const text of ['x', 'y', 'y', 'x']) remember(work, a, text);
  expect(work.mock.calls).toEqual([
    [a, 'x'],
    [a, 'y'],
    [a, 'x'],
  ]);
});

it('keeps what functions make of the same values apart', () => {
  const remember = createMemory();
  expect([remember(({ name }) => name, a), remember(({ name }) => name.toUpperCase(), a)]).toEqual(['a', 'A']);
});

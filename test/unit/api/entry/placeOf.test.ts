import { expect, it } from 'vitest';
import { placeOf } from '../../../../renderer/api/entry/placeOf.ts';

const deep = ['react/shallow', 'middleware/persist', 'middleware', 'middlewares'].map((name) => ({ name, isDeep: true as const }));
const entries = [{ name: 'server' }, { name: '' }, ...deep];

/** The entry point with the page of `run`, which these and the first export. */
function owner(first: string, others: readonly string[], preference: 'main' | 'submodule' = 'main'): string {
  const place = (name: string) => ({ entry: entries.find((one) => one.name === name) ?? { name }, name: 'run' });
  return placeOf({ first: place(first), others: others.map(place), declaredNames: new Set(['run']), preference }).entry.name;
}

it.each([
  ['middlewares', ['', 'server'], ''],
  ['middlewares', ['server'], 'server'],
  ['middleware/persist', ['middleware'], 'middleware'],
  ['middlewares', ['middleware', 'react/shallow'], 'middlewares'],
  ['server', ['middleware'], 'server'],
])('gives the page of %s to the preferred one of %s', (first, others, expected) => {
  expect(owner(first, others)).toBe(expected);
});

it('prefers the package itself to other named entry points only if the config says so', () => {
  expect([owner('server', [''], 'main'), owner('server', [''], 'submodule')]).toEqual(['', 'server']);
});

it('takes the declared name, else the longest, and no other entry point that has another name', () => {
  const nameOf = (names: readonly string[], declared: string | undefined) => {
    const [first = { entry: { name: 'a' }, name: '' }, ...others] = names.map((name) => ({ entry: entries[0] ?? { name: '' }, name }));
    const renamed = { entry: entries[1] ?? { name: '' }, name: 'Other' };
    const declaredNames = declared === undefined ? undefined : new Set([declared]);
    return placeOf({ first, others: [...others, renamed], declaredNames, preference: 'main' });
  };
  expect(nameOf(['Content', 'DialogContent'], 'DialogContent')).toEqual({ entry: { name: 'server' }, name: 'DialogContent' });
  expect(nameOf(['Content', 'DialogContent', 'with space and more'], '$1').name).toBe('DialogContent');
  expect(nameOf(['Content', 'DialogContent'], undefined).name).toBe('Content');
});

it('gives no page of a value to an entry point that exports it as a type', () => {
  const [server, main] = [{ name: 'server' }, { name: '' }].map((entry) => ({ entry, name: 'run' }));
  if (server === undefined || main === undefined) throw new Error('No entry points.');
  const others = [{ ...main, isTypeOnly: true }];
  expect(placeOf({ first: server, others, declaredNames: new Set(['run']), preference: 'main' }).entry.name).toBe('server');
});

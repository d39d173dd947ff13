import { expect, it } from 'vitest';
import { createRepeats, type Repeats } from '../../../renderer/pages/createRepeats.ts';

interface Page {
  readonly href: (name: string) => string | undefined;
}

const toRoot: Page = { href: (name) => `/${name}` };
const nowhere: Page = { href: () => undefined };

it('makes a part once for pages that give the same answers', () => {
  const { repeat, made } = counting();
  expect([repeat('a b', toRoot), repeat('a b', { href: (name) => `/${name}` })]).toEqual(['/a /b', '/a /b']);
  expect(made).toEqual(['a b']);
});

it('makes it anew where an answer differs, and keeps both', () => {
  const { repeat, made } = counting();
  expect([toRoot, nowhere, toRoot, nowhere].map((page) => repeat('a', page))).toEqual(['/a', '-', '/a', '-']);
  expect(made).toEqual(['a', 'a']);
});

it('tells parts apart by their keys', () => {
  const { repeat } = counting();
  expect([repeat('a', toRoot), repeat('b', toRoot)]).toEqual(['/a', '/b']);
});

it('asks a page in the order in which the part was made', () => {
  const { repeat } = counting();
  const asked: string[] = [];
  repeat('b a c', toRoot);
  repeat('b a c', {
    href: (name) => {
      asked.push(name);
      return `/${name}`;
    },
  });
  expect(asked).toEqual(['b', 'a', 'c']);
});

it('takes answers for the same that are said to be', () => {
  const repeats: Repeats<{ readonly list: readonly string[] }, string> = createRepeats();
  let count = 0;
  const repeat = (list: readonly string[]): string =>
    repeats({
      key: 'one',
      page: { list },
      make: (note) => {
        count += 1;
        const part = note(
          (page) => page.list,
          (one, other) => one.join() === other.join(),
        ).join();
        return { part, size: part.length };
      },
    });
  expect([repeat(['a', 'b']), repeat(['a', 'b']), repeat(['b'])]).toEqual(['a,b', 'a,b', 'b']);
  expect(count).toBe(2);
});

it('keeps nothing that is of one page alone', () => {
  const { repeat, made } = counting(true);
  expect([repeat('a', toRoot), repeat('a', toRoot)]).toEqual(['/a', '/a']);
  expect(made).toEqual(['a', 'a']);
});

/** Parts that are addresses of the names in their keys. */
function counting(isOwn = false) {
  const repeats: Repeats<Page, string> = createRepeats();
  const made: string[] = [];
  const repeat = (key: string, page: Page): string =>
    repeats({
      key,
      page,
      make: (note) => {
        made.push(key);
        const part = key
          .split(' ')
          .map((name) => note(({ href }) => href(name)) ?? '-')
          .join(' ');
        return { part, size: part.length, isOwn };
      },
    });
  return { repeat, made };
}

import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../../renderer/model/plan.ts';
import { shownItems } from '../../../renderer/presentation/shownItems.ts';

function makeItems(count: number): readonly SidebarItem[] {
  return Array.from({ length: count }, (_, index) => ({ type: 'link', label: `Item ${index}`, href: `/${index}` }));
}

function shown(count: number, current: number): readonly number[] {
  return shownItems(makeItems(count), current).map(({ href }) => Number(href?.slice(1)));
}

describe('the items of a group on a page', () => {
  it('are none if the page is not in the group', () => {
    expect(shownItems(makeItems(5), -1)).toEqual([]);
    expect(shownItems([], -1)).toEqual([]);
  });

  it('are all items of a short group', () => {
    expect(shown(1, 0)).toEqual([0]);
    expect(shown(60, 59)).toHaveLength(60);
  });

  it.each([
    [61, 0, 0, 39],
    [61, 60, 21, 60],
    [500, 0, 0, 39],
    [500, 19, 0, 39],
    [500, 250, 230, 269],
    [500, 499, 460, 499],
  ])('are the items around the page in a long group: of %d around %d from %d to %d', (count, current, first, last) => {
    const indices = shown(count, current);
    expect([indices[0], indices.at(-1), indices.length]).toEqual([first, last, 40]);
    expect(indices).toContain(current);
  });

  it('do not grow with the group', () => {
    expect(shown(100_000, 50_000)).toHaveLength(40);
  });
});

import { expect, it } from 'vitest';
import type { SidebarItem } from '../../../renderer/model/plan.ts';
import { sidebarPlaces } from '../../../renderer/presentation/sidebarPlaces.ts';

const link = (name: string): SidebarItem => ({ type: 'link', label: name, href: `/${name}` });
const inner: SidebarItem = { type: 'category', label: 'Inner', href: '/inner', isCollapsed: true, items: [link('a'), link('b')] };
const outer: SidebarItem = { type: 'category', label: 'Outer', isCollapsed: true, items: [link('c'), inner] };
const places = sidebarPlaces({ items: [link('top'), outer] });

it('finds the categories around a page, and the position in each', () => {
  expect(places.get('/b')?.within).toEqual(
    new Map([
      [outer, 1],
      [inner, 1],
    ]),
  );
  expect(places.get('/c')).toEqual({ top: 1, within: new Map([[outer, 0]]) });
});

it("includes a category for the category's own page", () => {
  expect(places.get('/inner')?.within).toEqual(
    new Map([
      [outer, 1],
      [inner, -1],
    ]),
  );
});

it('returns no category for a page at the top, and nothing for an unlisted page', () => {
  expect([places.get('/top'), places.get('/elsewhere')]).toEqual([{ top: 0, within: new Map() }, undefined]);
});

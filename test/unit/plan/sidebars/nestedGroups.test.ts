import { expect, it } from 'vitest';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { nestedGroups, type SidebarGroup } from '../../../../renderer/plan/sidebars/nestedGroups.ts';

const groupOf = (label: string, length: number): SidebarGroup => ({
  type: 'category',
  label,
  isCollapsed: true,
  menu: label,
  items: Array.from({ length }, (_, index) => ({ type: 'link', label: `${label}${index}`, href: `/${label}${index}` })),
});
const outline = ({ label, items }: SidebarGroup): unknown =>
  items.some(({ type }) => type === 'category') ? [label, items.map((item) => item.label)] : label;

const few = ['Schema', 'Schema Changes', 'Schema Printing', 'Names', 'Paths'].map((label) => groupOf(label, 5));

it('leaves a menu of few groups as it is', () => {
  expect(nestedGroups(few, defaultMessages)).toEqual(few);
});

it('puts groups that begin with the same word into one, and the tiny ones together at the end', () => {
  const others = ['A', 'B', 'C', 'D', 'E', 'F'].map((label) => groupOf(label, 3));
  const small = ['Lexing', 'Version', 'Kinds'].map((label, index) => groupOf(label, 1 + (index % 2)));
  const result = nestedGroups([...others.slice(0, 3), ...small, ...few, ...others.slice(3)], defaultMessages);
  expect(result.map(outline)).toEqual([
    ...['A', 'B', 'C'],
    ['Schema', ['Schema', 'Schema Changes', 'Schema Printing']],
    ...['Names', 'Paths', 'D', 'E', 'F'],
    ['More categories', ['Lexing', 'Version', 'Kinds']],
  ]);
});

it('keeps two tiny groups where they are', () => {
  const groups = Array.from('ABCDEFGHIJKLM', (label, index) => groupOf(label, index < 2 ? 1 : 3));
  expect(nestedGroups(groups, defaultMessages)).toEqual(groups);
});

it('leaves a menu of more groups than a page can name as it is, because each page shows those around itself', () => {
  const groups = Array.from({ length: 61 }, (_, index) => groupOf(`C${index}`, 1));
  expect(nestedGroups(groups, defaultMessages)).toEqual(groups);
  expect(nestedGroups(groups.slice(1), defaultMessages)).toHaveLength(1);
});

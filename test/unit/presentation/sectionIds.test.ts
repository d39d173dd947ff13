import { expect, it } from 'vitest';
import { sectionIds } from '../../../renderer/presentation/sectionIds.ts';
import { makeMember } from '../make.ts';

it('gives a section an id that no member has', () => {
  const members = ['methods', 'section-methods', 'go'].map((name) => makeMember(name));
  const own = sectionIds({ members });
  expect(['methods', 'returns', 'go'].map(own)).toEqual(['section-section-methods', 'returns', 'section-go']);
});

it('begins the ids of an item on the page of its module with its own', () => {
  const members = [makeMember('methods', { anchor: 'class/A/methods' })];
  const own = sectionIds({ members }, 'class/A');
  expect(['methods', 'returns'].map(own)).toEqual(['class/A/section-methods', 'class/A/returns']);
});

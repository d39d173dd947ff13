import { expect, it } from 'vitest';
import { sectionIds } from '../../../renderer/presentation/sectionIds.ts';
import { makeMember } from '../make.ts';

it('gives a section an id that differs from all members', () => {
  const members = ['methods', 'section-methods', 'go'].map((name) => makeMember(name));
  const own = sectionIds({ members });
  expect(['methods', 'returns', 'go'].map(own)).toEqual(['section-section-methods', 'returns', 'section-go']);
});

it('prefixes the ids of a symbol on the page of its module', () => {
  const members = [makeMember('methods', { anchor: 'class/A/methods' })];
  const own = sectionIds({ members }, 'class/A');
  expect(['methods', 'returns'].map(own)).toEqual(['class/A/section-methods', 'class/A/returns']);
});

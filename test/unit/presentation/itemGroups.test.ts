import { describe, expect, it } from 'vitest';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { asItem, itemAnchor, itemGroups, itemHeadings, itemPartAnchor, sectionIds } from '../../../renderer/presentation/itemGroups.ts';
import { makeMember, makeSymbol } from '../make.ts';

describe('itemGroups', () => {
  const messages = defaultMessages;

  it('contains each symbol once, in the first of its categories', () => {
    const both = makeSymbol('function', 'both', { grouping: { categories: ['B', 'A'] } });
    const one = makeSymbol('class', 'One', { grouping: { categories: ['B'] } });
    const none = makeSymbol('type', 'None');
    const groups = itemGroups([both, one, none], { messages, categories: ['A', 'B'] });
    expect(groups.map(({ group, items, others }) => [group.id, items.map(({ name }) => name), others.map(({ name }) => name)])).toEqual([
      ['category-a', ['both'], []],
      ['category-b', ['One'], ['both']],
      ['other-category', ['None'], []],
    ]);
  });

  it('lists headings of sections and symbols', () => {
    expect(itemHeadings([makeSymbol('class', 'A')], { messages })).toEqual([
      { level: 2, id: 'classes', text: 'Classes' },
      { level: 3, id: 'class/A', text: 'A' },
    ]);
  });

  it('returns unique anchors that depend on kind and name', () => {
    expect(itemAnchor(makeSymbol('type', 'A'))).toBe('type/A');
    expect(itemAnchor(makeSymbol('function', 'a', { qualifiedName: 'ns.a' }))).toBe('function/ns.a');
    expect(itemAnchor(makeSymbol('variable', 'a/b c'))).toBe('variable/a~2fb~20c');
    expect(itemPartAnchor(makeSymbol('class', 'A'), 'b')).toBe('class/A/b');
  });

  it('puts members and sections below their symbol, and renames sections on conflict', () => {
    const item = asItem(makeSymbol('class', 'A', { members: [makeMember('methods')] }));
    expect(item.members.map(({ anchor }) => anchor)).toEqual(['class/A/methods']);
    const ids = sectionIds(item, 'class/A');
    expect(['methods', 'used-by'].map(ids)).toEqual(['class/A/section-methods', 'class/A/used-by']);
  });
});

describe('sectionIds', () => {
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
});

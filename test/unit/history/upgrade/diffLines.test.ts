import { describe, expect, it } from 'vitest';
import { diffLines } from '../../../../renderer/history/upgrade/diffLines.ts';

describe('diffLines', () => {
  it('lists removed and added declarations', () => {
    expect(diffLines('const a: string', undefined)).toEqual(['- const a: string']);
    expect(diffLines(undefined, 'a(): void\nb(): void')).toEqual(['+ a(): void', '+ b(): void']);
  });

  it('lists lines of both once, in their order', () => {
    expect(diffLines('a\nb\nc', 'a\nd\nc')).toEqual(['  a', '- b', '+ d', '  c']);
    expect(diffLines('a', 'a')).toEqual(['  a']);
  });

  it('breaks long declarations, and leaves out lines that are far from a change', () => {
    const names = Array.from({ length: 20 }, (_, index) => `TheNameOfAType${index}`);
    const lines = diffLines(`type All = ${names.join(' | ')}`, `type All = ${names.with(10, 'Other').join(' | ')}`);
    expect(lines).toEqual([
      '  type All =',
      '  …',
      '    | TheNameOfAType8',
      '    | TheNameOfAType9',
      '-   | TheNameOfAType10',
      '+   | Other',
      '    | TheNameOfAType11',
      '    | TheNameOfAType12',
      '  …',
      '    | TheNameOfAType19',
    ]);
  });

  it('lists all lines of both if there are thousands, so that memory stays bounded', () => {
    const [old, next] = ['a', 'b'].map((name) => Array.from({ length: 1500 }, (_, index) => `${name}${index}`).join('\n'));
    const lines = diffLines(`same\n${old}`, `same\n${next}`);
    expect(lines.slice(0, 2)).toEqual(['- same', '- a0']);
    expect(lines).toHaveLength(3002);
  });
});

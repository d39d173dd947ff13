import { describe, expect, it } from 'vitest';
import { formatDiff } from '../../../../cli/report/formatDiff.ts';
import { formatDiffMarkdown } from '../../../../cli/report/formatDiffMarkdown.ts';
import { createStyle } from '../../../../cli/report/style.ts';
import type { ApiDiff, DiffEntry } from '../../../../renderer/index.ts';

const entries = (verdict: DiffEntry['verdict'], count: number, reason = 'was removed'): readonly DiffEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    symbol: `${verdict}${index}`,
    change: 'changed',
    verdict,
    reason: `${verdict}${index}: ${reason}.`,
  }));

const diff = (all: readonly DiffEntry[], missing?: readonly string[]): ApiDiff => ({
  ...{ old: { name: 'pkg', version: '1.0.0' }, new: { name: 'pkg', version: '1.1.0' } },
  ...{ verdict: 'major', entries: all, missing },
});

const text = (given: ApiDiff): string =>
  formatDiff({ diff: given, milliseconds: 5, proofFolder: undefined, style: createStyle({ env: {}, isTTY: false, color: false }) });

describe('a report', () => {
  it('says once which packages are not installed', () => {
    const given = diff(entries('unknown', 2), ['a', '@types/node']);
    for (const report of [text(given), formatDiffMarkdown(given)]) expect(report.match(/2 packages are not installed/g)).toHaveLength(1);
    expect(text(diff([]))).not.toContain('not installed');
  });

  it('shows undecided changes with the same reason together, and others one by one', () => {
    const alike = text(diff([...entries('unknown', 4), ...entries('major', 4)]));
    expect(alike.match(/4 declarations/g)).toHaveLength(1);
    expect(alike).toContain('unknown0, unknown1, unknown2, unknown3');
    expect(alike.match(/major\d\n {2}was removed/g)).toHaveLength(4);
    expect(text(diff(entries('unknown', 3)))).not.toContain('declarations');
  });

  it('says how many changes are only suspected, and which', () => {
    const suspicions = entries('unknown', 2).map((entry) => ({ ...entry, suspected: true as const }));
    const given = diff([...suspicions, ...entries('major', 1)]);
    const counted = [text(given), formatDiffMarkdown(given)].map((report) => [
      report.match(/2 unknown changes are only suspected/g)?.length,
      report.match(/Only suspected\./g)?.length,
    ]);
    // Markdown lists them among what matters, and again with their signatures.
    expect(counted).toEqual([
      [1, 2],
      [1, 4],
    ]);
    expect(text(diff(entries('unknown', 2)))).not.toContain('suspected');
  });

  it('begins in Markdown with at most ten lines that matter, and folds the rest', () => {
    const [open = ''] = formatDiffMarkdown(diff([...entries('major', 12), ...entries('minor', 3)])).split('<details>');
    expect(open).toMatch(/^## API: major\n/);
    expect(open.match(/^- /gm)).toHaveLength(10);
    expect(open).toContain('and 3 more below');
    expect(open).not.toContain('minor0');
  });
});

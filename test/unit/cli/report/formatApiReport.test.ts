import { expect, test } from 'vitest';
import { formatApiReport } from '../../../../cli/report/formatApiReport.ts';
import { createStyle } from '../../../../cli/report/style.ts';
import { createTestIo } from '../createTestIo.ts';

const style = createStyle({ ...createTestIo().io, color: false });

test('names exports without a comment, at most ten', () => {
  const print = (count: number): string => {
    const undocumented = Array.from({ length: count }, (_, index) => ({ name: `f${index}` }));
    const coverage = [{ name: 'kit', described: 20, total: 20 + count, entryPoints: [], kinds: [], undocumented }];
    const report = { ok: true, folder: '/site/api', files: [], coverage, problems: [], milliseconds: 1 };
    return formatApiReport({ report, isCheck: false, cwd: '/site', style });
  };
  expect(print(0)).not.toContain('Without');
  expect(print(2)).toContain('  Without a comment: f0, f1\n');
  expect(print(12)).toContain(' f9 and 2 more\n');
});

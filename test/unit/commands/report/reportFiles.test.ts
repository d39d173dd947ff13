import { expect, it } from 'vitest';
import { reportMark } from '../../../../renderer/commands/report/entryPointReport.ts';
import { compareReports } from '../../../../renderer/commands/report/reportFiles.ts';

it('tells missing, outdated and superfluous reports from current ones', () => {
  const reports = new Map([
    ['a.api.md', 'one\ntwo\n'],
    ['b.api.md', 'new'],
    ['c.api.md', 'text'],
  ]);
  const files = new Map([
    ['a.api.md', 'one\r\ntwo\r\n'],
    ['b.api.md', 'old'],
    ['d.api.md', `${reportMark}\n`],
    ['own.api.md', 'by hand'],
  ]);
  expect(compareReports(reports, files)).toEqual([
    { path: 'a.api.md', state: 'current' },
    { path: 'b.api.md', state: 'outdated' },
    { path: 'c.api.md', state: 'missing' },
    { path: 'd.api.md', state: 'superfluous' },
  ]);
});

import { expect, it } from 'vitest';
import { coverageOf } from '../../../../renderer/commands/report/coverage.ts';
import { formatBaseline, newlyUndocumented, parseBaseline, toBaseline } from '../../../../renderer/commands/report/coverageBaseline.ts';
import { item, parsed } from './parsed.ts';

const snapshot = parsed(`
module .
  Options = Options
  open = open
module ./server
  open = open
  serve = serve
interface Hidden
  size: number
interface Options
  path: string
  other: Hidden
function open
  (): void
function serve
  (): void`);
const items = [
  item('Hidden', '', { isDescribed: false }),
  item('Options', '', { kind: 'interface' }),
  item('Options', '.path', { isDescribed: false, place: { file: 'index.ts', line: 3 } }),
  item('open', ''),
  item('serve', '', { isDescribed: false }),
];
const coverage = coverageOf({ name: 'tool', snapshot, items });

it('counts exports once for the package, and for each of their entry points', () => {
  expect(coverage).toMatchObject({ name: 'tool', described: 2, total: 4 });
  expect(coverage.entryPoints).toEqual([
    { name: '', described: 2, total: 3 },
    { name: 'server', described: 1, total: 2 },
  ]);
  expect(coverage.kinds).toEqual([
    { kind: 'function', described: 1, total: 2 },
    { kind: 'interface', described: 1, total: 1 },
    { kind: 'property', described: 0, total: 1 },
  ]);
});

it('lists names without a description as users know them, with their places', () => {
  expect(coverage.undocumented).toEqual([{ name: './server:serve' }, { name: 'Options.path', place: { file: 'index.ts', line: 3 } }]);
});

it('reads a baseline as it was written, and refuses other texts', () => {
  const baseline = toBaseline([coverage]);
  expect(parseBaseline(formatBaseline(baseline))).toEqual(baseline);
  for (const text of ['', '{}', '{"version":2,"packages":{}}', '{"version":1,"packages":{"tool":{}}}'])
    expect(parseBaseline(text)).toBeUndefined();
});

it('accepts what the baseline lists and nothing else', () => {
  const baseline = { tool: { described: 2, total: 4, undocumented: ['./server:serve'] } };
  expect(newlyUndocumented(coverage, toBaseline([coverage]))).toEqual([]);
  expect(newlyUndocumented(coverage, baseline).map(({ name }) => name)).toEqual(['Options.path']);
  expect(newlyUndocumented(coverage, {})).toHaveLength(2);
});

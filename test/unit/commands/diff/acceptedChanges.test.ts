import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccepted, withAccepted } from '../../../../renderer/commands/diff/acceptedChanges.ts';
import type { AcceptedChange, ApiDiff } from '../../../../renderer/release/diffEntry.ts';

const change: AcceptedChange = { symbol: 'parse', change: 'removed', since: '1.0.0', reason: 'No user had it.' };

const diff: ApiDiff = {
  old: { name: 'pkg', version: '1.0.0' },
  new: { name: 'pkg', version: '1.1.0' },
  verdict: 'major',
  entries: [
    { symbol: 'parse', change: 'removed', verdict: 'major', reason: 'parse: was removed.' },
    { symbol: 'print', change: 'added', verdict: 'minor', reason: 'print: was added.' },
  ],
};

describe('changes that a project accepts', () => {
  it('do not count for the verdict, and stay in the list', () => {
    const found = withAccepted(diff, [change]);
    expect([found.verdict, found.stale]).toEqual(['minor', undefined]);
    expect(found.entries.map(({ symbol, accepted }) => [symbol, accepted])).toEqual([
      ['parse', 'No user had it.'],
      ['print', undefined],
    ]);
  });

  it.each([
    ['of a symbol that did not change', { symbol: 'scan' }],
    ['that are of another kind', { change: 'changed' }],
    ['that were accepted since another release', { since: '0.9.0' }],
  ] as const)('are stale: those %s', (_, other) => {
    const stale = { ...change, ...other };
    expect(withAccepted(diff, [stale])).toEqual({ ...diff, stale: [stale] });
  });
});

describe('a file of accepted changes', () => {
  let cwd = '';
  beforeAll(() => {
    cwd = mkdtempSync(join(tmpdir(), 'accepted-'));
  });
  afterAll(() => rmSync(cwd, { recursive: true }));

  const read = (content: string) => {
    writeFileSync(join(cwd, 'accepted.json'), content);
    return readAccepted({ file: 'accepted.json', cwd });
  };

  it('is read', () => {
    expect(read(JSON.stringify({ accepted: [change] }))).toEqual({ value: [change], problems: [] });
  });

  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['a change without a reason', JSON.stringify({ accepted: [{ ...change, reason: '' }] }), 'accepted.0.reason'],
    ['an unknown key', JSON.stringify({ accepted: [{ ...change, why: 'so' }] }), 'accepted.0.why'],
  ])('is refused with %s', (_, content, said) => {
    const { value, problems } = read(content);
    expect([value, problems.length, problems[0]?.place?.file]).toEqual([[], 1, 'accepted.json']);
    expect(problems[0]?.message).toContain(said);
  });

  it('is refused where it is missing', () => {
    expect(readAccepted({ file: 'none.json', cwd }).problems[0]?.message).toContain('cannot be read');
  });
});

import { describe, expect, it } from 'vitest';
import { applySeverities } from '../../../renderer/checks/applySeverities.ts';
import { hasErrors, type Problem } from '../../../renderer/model/problem.ts';
import { makeConfig } from '../make.ts';

const broken: Problem = { code: 'link/broken', severity: 'error', message: 'Broken.' };
const unknown: Problem = { code: 'document/unknown-key', severity: 'warning', message: 'Unknown.' };

describe('a problem', () => {
  it('has the severity of its code', () => {
    expect(applySeverities([broken, unknown], makeConfig().checks)).toEqual([broken, unknown]);
  });

  it('has the severity that the config sets', () => {
    const { checks } = makeConfig({ checks: { 'link/broken': 'warning', 'document/unknown-key': 'error' } });
    expect(applySeverities([broken, unknown], checks)).toEqual([
      { ...broken, severity: 'warning' },
      { ...unknown, severity: 'error' },
    ]);
  });

  it('is left out when its code is off', () => {
    expect(applySeverities([broken, unknown], makeConfig({ checks: { 'link/broken': 'off' } }).checks)).toEqual([unknown]);
  });
});

it('only an error prevents publishing', () => {
  expect([hasErrors([]), hasErrors([unknown]), hasErrors([unknown, broken])]).toEqual([false, false, true]);
});

import { beforeEach, expect, it } from 'vitest';
import { createSiteInputs, type SiteInputs } from '../../../../renderer/dev/watch/createSiteInputs.ts';
import type { Problem } from '../../../../renderer/model/problem.ts';

let inputs: SiteInputs;
beforeEach(() => {
  inputs = createSiteInputs('/repo/site');
});

const problem: Problem = { code: 'bundle/failed', severity: 'error', message: '', place: { file: '../shared/a.tsx', line: 1 } };
const after = (read: readonly string[], isGood: boolean, problems: readonly Problem[] = []): readonly string[] =>
  inputs({ read, configFiles: ['/repo/config.ts'], problems, isGood });

it('are the files that the last build read, and the config files', () => {
  expect(after(['/repo/a.ts', '/repo/b.ts'], true)).toEqual(['/repo/config.ts', '/repo/a.ts', '/repo/b.ts']);
  expect(after(['/repo/b.ts'], true)).toEqual(['/repo/config.ts', '/repo/b.ts']);
});

it('include those of the last good build while builds fail, and the files with problems', () => {
  after(['/repo/a.ts'], true);
  for (const read of ['/repo/b.ts', '/repo/c.ts']) {
    expect(after([read], false, [problem])).toEqual(['/repo/config.ts', '/repo/a.ts', '/repo/config.ts', read, '/repo/shared/a.tsx']);
  }
  expect(after(['/repo/d.ts'], true)).toEqual(['/repo/config.ts', '/repo/d.ts']);
});

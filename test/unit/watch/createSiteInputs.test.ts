import { beforeEach, expect, it } from 'vitest';
import type { Problem } from '../../../renderer/model/problem.ts';
import { createSiteInputs, type SiteInputs } from '../../../renderer/watch/createSiteInputs.ts';

let inputs: SiteInputs;
beforeEach(() => {
  inputs = createSiteInputs('/repo/site');
});

const problem: Problem = { code: 'bundle/failed', severity: 'error', message: '', place: { file: '../shared/a.tsx', line: 1 } };
const build = (...told: readonly string[]): void => inputs.listen()(told);
const after = (isPublished: boolean, problems: readonly Problem[] = []): readonly string[] =>
  inputs.after({ configFiles: ['/repo/config.ts'], problems, isPublished });

it('are what the last build told, with the files of the config', () => {
  build('/repo/a.ts', '/repo/b.ts');
  expect(after(true)).toEqual(['/repo/config.ts', '/repo/a.ts', '/repo/b.ts']);
  build('/repo/b.ts');
  expect(after(true)).toEqual(['/repo/config.ts', '/repo/b.ts']);
});

it('are those of the last good build, too, while one fails, and the files that something is wrong with', () => {
  build('/repo/a.ts');
  after(true);
  for (const told of ['/repo/b.ts', '/repo/c.ts']) {
    build(told);
    expect(after(false, [problem])).toEqual(['/repo/config.ts', '/repo/a.ts', '/repo/config.ts', told, '/repo/shared/a.tsx']);
  }
  build('/repo/d.ts');
  expect(after(true)).toEqual(['/repo/config.ts', '/repo/d.ts']);
});

it('are known by their names alone, whatever else is known of them', () => {
  const listen = inputs.listen();
  listen([{ file: '/repo/a.ts', size: 1, time: 1, hash: 'a' }, '/repo/b.ts']);
  listen(undefined);
  expect(after(true)).toEqual(['/repo/config.ts', '/repo/a.ts', '/repo/b.ts']);
});

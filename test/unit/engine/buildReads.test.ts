import { describe, expect, it } from 'vitest';
import { recordBuild } from '../../../renderer/engine/buildReads.ts';
import type { RecordedReads } from '../../../renderer/engine/reader.ts';
import { recordReads } from '../../../renderer/engine/reader.ts';
import { openWorld } from '../../../renderer/engine/world.ts';

/** What a build reads itself. */
function ownReads(answers: Readonly<Record<string, string>> = {}, isComplete = true): RecordedReads {
  return { ...recordReads(openWorld(), 0), world: new Map(Object.entries(answers)), isComplete: () => isComplete };
}

const traceOf = (answers: Readonly<Record<string, string>>) => Object.entries(answers).map(([question, answer]) => ({ question, answer }));

describe('the reads of a build', () => {
  it('combine those of its tasks and its own, without duplicates', () => {
    const build = recordBuild(ownReads({ 'file:/c': '3', 'file:/a': '1' }));
    build.add(traceOf({ 'file:/a': '1', 'file:/b': '2' }));
    build.add(traceOf({ 'file:/b': '2' }));
    expect(build.trace()).toEqual(traceOf({ 'file:/a': '1', 'file:/b': '2', 'file:/c': '3' }));
  });

  it('are shared between traces', () => {
    const build = recordBuild(ownReads());
    const [one, two] = [1, 2].map(() => build.toTrace(new Map([['file:/a', '1']])));
    expect(one?.[0]).toBe(two?.[0]);
    expect(build.toTrace(new Map([['file:/a', '2']]))).toEqual(traceOf({ 'file:/a': '2' }));
  });

  it.each<readonly [string, ReturnType<typeof recordBuild>]>([
    ['two tasks read different states of a file', twoStates(['1', '2'])],
    ['a task and the build read different states of a file', twoStates(['1'], '2')],
    ['the build has an untracked read', recordBuild(ownReads({}, false))],
    ['a task has an untracked read', untracked()],
  ])('do not form a trace if %s', (_what, build) => {
    expect(build.trace()).toBeUndefined();
    expect(build.reads().length).toBeGreaterThanOrEqual(0);
  });

  it('are still known, for watching', () => {
    const build = twoStates(['1', '2'], '3');
    expect(new Set(build.reads().map(({ question }) => question))).toEqual(new Set(['file:/a']));
  });
});

function twoStates(states: readonly string[], own?: string) {
  const build = recordBuild(ownReads(own === undefined ? {} : { 'file:/a': own }));
  for (const state of states) build.add(traceOf({ 'file:/a': state }));
  return build;
}

function untracked() {
  const build = recordBuild(ownReads());
  build.addUntracked();
  return build;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compareOutputs } from './compareOutputs.ts';
import { createRandom, type Random } from './createRandom.ts';
import { FuzzedSite, readOutput } from './FuzzedSite.ts';
import type { Fuzzing, Round } from './runFuzz.ts';

/**
 * Edits a site between and during builds that share a cache. After each round, a build without edits must make what a clean build makes.
 *
 * A round: edits, a build with edits while it is at work (here or in a process of its own; some are interrupted), a build without.
 */
export async function* fuzzBuilds({ api, bin, fixture, seed, rounds }: Fuzzing): AsyncGenerator<Round> {
  const site = new FuzzedSite({ api, fixture });
  const { editor, root, scratch } = site;
  let failures = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const random = createRandom(seed * 10_000 + round);
    if (failures > 3) site.startOver();
    if (random.chance(0.6)) editor.repair();
    // Several edits together may hide a missing effect of one of them.
    for (let count = random.pick([0, 1, 1, 1, 1, 2, 4]) ?? 0; count > 0; count -= 1) editor.edit(random);
    if (random.chance(0.1)) damage(random, join(root, 'build'));
    if (random.chance(0.1)) damage(random, join(root, 'node_modules/.cache/gqldocs'));
    const how = random.chance(0.5) ? await buildHere() : await buildElsewhere();
    const { published, problems } = await api.build({ cwd: root });
    const clean = await site.buildClean();
    failures = clean.isPublished ? 0 : failures + 1;
    const differences = [
      ...(published === clean.isPublished ? [] : [`published is ${published}`]),
      ...compareOutputs(new Map([['problems', print(clean.problems)]]), new Map([['problems', print(problems)]])),
      ...(clean.isPublished ? compareOutputs(clean.output, readOutput(join(root, 'build'))) : []),
    ];
    yield { round, edits: [...editor.takeLog(), how], isPublished: clean.isPublished, differences, folder: scratch };

    /** Edits come with events of the build: the same in each run. */
    async function buildHere(): Promise<string> {
      const moments = random.chance(0.5) ? [] : [random.below(8), random.below(16), random.below(24)];
      const end = random.chance(0.15) ? random.below(20) : Number.POSITIVE_INFINITY;
      const controller = new AbortController();
      let count = 0;
      const onProgress = (): void => {
        count += 1;
        if (moments.includes(count)) editor.edit(random);
        if (count === end) controller.abort(new Error('Interrupted.'));
      };
      await api.build({ cwd: root, onProgress, signal: controller.signal }).catch((error: unknown) => {
        if (!controller.signal.aborted) throw error;
      });
      return `(a build here; edits with its events ${moments.join(', ')}${end < 20 ? `, interrupted with ${end}` : ''})`;
    }

    /** Edits come after some milliseconds: what the build is at by then depends on the machine. */
    async function buildElsewhere(): Promise<string> {
      const child = spawn(process.execPath, [bin, 'build', '--quiet'], { cwd: root, stdio: 'ignore' });
      const exit = once(child, 'exit');
      const pauses = random.chance(0.5) ? [] : [random.below(600), random.below(600), random.below(1200)];
      for (const pause of pauses) {
        await setTimeout(pause);
        editor.edit(random);
      }
      const isKilled = random.chance(0.15);
      if (isKilled) child.kill('SIGKILL');
      await exit;
      return `(a build in a process of its own; edits after pauses of ${pauses.join(', ')} ms${isKilled ? ', then killed' : ''})`;
    }
  }
  site.close();
}

function print(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

/** Overwrites, truncates or deletes some files below a folder. */
function damage(random: Random, folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const file = random.pick(files);
    if (file === undefined || !existsSync(file)) continue;
    const how = random.below(3);
    if (how === 0) rmSync(file);
    else if (how === 1) truncateSync(file, random.below(200));
    else writeFileSync(file, '{}');
  }
}

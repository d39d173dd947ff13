import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Api from '../../renderer/index.ts';
import { fuzzBuilds } from './fuzzBuilds.ts';
import { fuzzWatch } from './fuzzWatch.ts';
import { fuzzRegistry } from './readers/fuzzRegistry.ts';
import { fuzzTarballs } from './readers/fuzzTarballs.ts';
import { fuzzArtifacts, fuzzConfigs, fuzzManifests, fuzzRoutes, fuzzSnapshots } from './readers/fuzzTexts.ts';
import { fuzzVerdicts } from './verdicts/fuzzVerdicts.ts';

export interface Fuzzing {
  /** The Node API of `dist/`. */
  readonly api: typeof Api;
  /** Absolute path of the executable. */
  readonly bin: string;
  /** Absolute folder of the fixture's sources. */
  readonly fixture: string;
  /** The same seed gives the same edits. */
  readonly seed: number;
  readonly rounds: number;
}

export interface Round {
  readonly round: number;
  /** What was done, in order. */
  readonly edits: readonly string[];
  /**
   * Whether a clean build of the round's sources gives a site; otherwise only the problems were compared. Of a reader: whether it accepts its
   * input.
   */
  readonly isPublished: boolean;
  /** How the site differs from a clean build, or what a reader did that it must not do. */
  readonly differences: readonly string[];
  /** Temporary folder with the site and the clean output, or with the input of a reader. */
  readonly folder: string;
}

const fuzzers = {
  builds: fuzzBuilds,
  watch: fuzzWatch,
  tarballs: fuzzTarballs,
  registry: fuzzRegistry,
  snapshots: fuzzSnapshots,
  artifacts: fuzzArtifacts,
  versions: fuzzManifests,
  routes: fuzzRoutes,
  configs: fuzzConfigs,
  verdicts: fuzzVerdicts,
} as const;

export type Fuzzer = keyof typeof fuzzers;

export const allFuzzers: readonly Fuzzer[] = [
  ...(['builds', 'watch', 'tarballs', 'registry'] as const),
  ...(['snapshots', 'artifacts', 'versions', 'routes', 'configs', 'verdicts'] as const),
];

export interface FuzzRequest extends Fuzzing {
  readonly fuzzer: Fuzzer;
  /** Called after each round without a difference. */
  readonly onRound?: ((round: Round) => void) | undefined;
}

/** Runs a fuzzer up to the first difference, and reports that; undefined when there is none. The folder of a difference is kept. */
export async function runFuzz({ fuzzer, onRound, ...fuzzing }: FuzzRequest): Promise<string | undefined> {
  for await (const round of fuzzers[fuzzer](fuzzing)) {
    const { edits, differences, folder } = round;
    appendFileSync(join(folder, 'edits.log'), `Round ${round.round}\n${edits.map((edit) => `  ${edit}\n`).join('')}`);
    if (differences.length > 0) return report({ fuzzer, seed: fuzzing.seed, round });
    onRound?.(round);
  }
  return undefined;
}

interface ReportRequest {
  readonly fuzzer: Fuzzer;
  readonly seed: number;
  readonly round: Round;
}

function report({ fuzzer, seed, round: { round, edits, differences, folder } }: ReportRequest): string {
  const lines = (all: readonly string[]): string =>
    all.map((line) => `  ${line.length > 300 ? `${line.slice(0, 300)}…` : line}`).join('\n');
  const shown = differences.slice(0, 20);
  const more = differences.length > shown.length ? [`and ${differences.length - shown.length} more`] : [];
  return [
    `The fuzzer "${fuzzer}" found a difference with seed ${seed} in round ${round}.`,
    'Edits of the round:',
    lines(edits),
    fuzzer === 'builds' || fuzzer === 'watch' ? 'Differences from a clean build:' : 'What must not happen:',
    lines([...shown, ...more]),
    `Kept for a look: ${folder} (the site and "clean", or the input; all edits in "edits.log")`,
    `Again: npm run test:fuzz -- --only ${fuzzer} --seed ${seed} --rounds ${round}`,
  ].join('\n');
}

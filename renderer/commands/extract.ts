import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { siblingsOf } from '../api/entry/siblingsOf.ts';
import { applySeverities } from '../checks/applySeverities.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { extractionFailed } from '../diagnostics/api.ts';
import { sortProblems } from '../diagnostics/sortProblems.ts';
import { optionNames, wrongOptions } from '../diagnostics/wrongOptions.ts';
import { builtPools } from '../engine/builtPools.ts';
import { isOutOfMemory } from '../engine/runAll.ts';
import { openSession } from '../engine/session.ts';
import type { ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import { artifactFolder, fileEnding } from '../packages/artifacts/artifactFormat.ts';

export interface ExtractRequest {
  /** Folder of the package, relative to `cwd`. Default: `cwd` itself. */
  readonly package?: string | undefined;
  /** File of the artifact, relative to `cwd`. Default: `.gqldocs/{slug}.gqldocs.jsonl` in the package. */
  readonly out?: string | undefined;
  /** Whether to write the artifact. The report lists its inputs in both cases. Default: true. */
  readonly write?: boolean | undefined;
  /** Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  /**
   * Config file with the options of the package, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`, if it exists. A
   * package without options there has those of `gqldocs build <package>`.
   */
  readonly configFile?: string | undefined;
  /** Interrupts the extraction: the promise is rejected with the signal's reason, and the last artifact stays. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Whether threads with the compiler stay for later calls of this process, which then take less time. They end after a minute without work.
   * Default: false.
   */
  readonly keepsThreads?: boolean | undefined;
  /** Milliseconds from any fixed point. Default: the monotonic clock of the process. */
  readonly now?: (() => number) | undefined;
}

const options = optionNames<ExtractRequest>()('package out write cwd configFile signal keepsThreads now');

export interface ExtractReport {
  /** No problem of severity `error`. The artifact was written, unless `write` is false. */
  readonly ok: boolean;
  /** Undefined when nothing was extracted. */
  readonly package?: { readonly name: string; readonly version: string; readonly slug: string; readonly symbols: number } | undefined;
  /** Absolute path of the artifact. Empty when the package was not found. */
  readonly file: string;
  /** Its size; 0 when it was not written. */
  readonly bytes: number;
  /** Files that the artifact depends on, missing ones included: relative to the package's folder, with `/`, sorted. */
  readonly inputs: readonly string[];
  /** Files of the artifact, in the same form. */
  readonly outputs: readonly string[];
  /** Sorted by place, then code. */
  readonly problems: readonly Problem[];
  readonly milliseconds: number;
}

/**
 * Writes the API model of one package as an artifact, as `gqldocs extract` does. `build` can read it later and elsewhere. With
 * errors, no artifact is written.
 *
 * @returns the report, with the problems of the package
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function extract(request: ExtractRequest = {}): Promise<ExtractReport> {
  const { cwd = process.cwd(), configFile, signal, now = () => performance.now() } = request;
  const start = now();
  const folder = resolve(cwd, request.package ?? '.');
  const finish = (report: Partial<ExtractReport>): ExtractReport => {
    const { problems = [] } = report;
    const nothing = { file: '', bytes: 0, inputs: [], outputs: [] };
    return { ...nothing, ...report, ok: !hasErrors(problems), problems: sortProblems(problems), milliseconds: now() - start };
  };
  const unknown = wrongOptions({ call: 'extract', given: request, known: options });
  if (unknown.length > 0) return finish({ problems: unknown });
  const { value: loaded, problems } = await loadConfig({ cwd: resolve(cwd), configFile, packages: [folder] });
  if (loaded === undefined) return finish({ problems });
  const { config } = loaded;
  const packages = config.api.packages.filter(({ path }) => relative(folder, path) === '');
  const [chosen] = packages;
  if (chosen === undefined) return finish({ problems: [await notOnePackage(request.package ?? '.')] });
  signal?.throwIfAborted();
  return finish(await extractOne({ request, config, chosen, cwd: resolve(cwd) }));
}

async function notOnePackage(path: string): Promise<Problem> {
  const { noPackage } = await import('../diagnostics/packages.ts');
  return noPackage({ path, why: 'is the root of a workspace', hint: 'Extract one package at a time: each has an artifact of its own.' });
}

interface ExtractOneRequest {
  readonly request: ExtractRequest;
  readonly config: Config;
  readonly chosen: PackageConfig;
  readonly cwd: string;
}

/** The package's folder is the root of the extraction, because places in an artifact are relative to it. */
async function extractOne({ request, config, chosen, cwd }: ExtractOneRequest): Promise<Partial<ExtractReport>> {
  const { out, write = true, signal } = request;
  const { extractTask } = await import('../api/extractTask.ts');
  const { readMemory } = await import('../engine/readMemory.ts');
  const { path: root } = chosen;
  const session = openSession({ name: root, signal, pools: builtPools(request) });
  const task = extractTask(readMemory(1));
  const { output, paths: files } = await session
    .runOnce(task, { root, config: chosen, usesGit: true, siblings: siblingsOf(config.api.packages) })
    .catch((error: unknown) => {
      signal?.throwIfAborted();
      return {
        output: { value: undefined, problems: [extractionFailed({ slug: chosen.slug, error, lacksMemory: isOutOfMemory(error) })] },
        paths: [],
      };
    })
    .finally(session.rest);
  const { value, problems: found } = output;
  const file = out === undefined ? join(root, artifactFolder, `${chosen.slug}${fileEnding}`) : resolve(cwd, out);
  const inside = (path: string): string => relativePath(root, path);
  const problems = applySeverities(found, config.checks);
  const read = [...files, ...config.configFiles].filter((path) => !notDeclared.test(path));
  const inputs = [...new Set(read.map(inside))].filter((path) => !isNothing(path, root)).toSorted();
  const base = { file, inputs, outputs: [inside(file)], problems: problems.map((problem) => movedProblem(problem, config.root, root)) };
  if (value === undefined) return base;
  const { name, version, slug, symbols } = value;
  const report = { ...base, package: { name, version, slug, symbols: symbols.length } };
  if (!write || hasErrors(problems)) return report;
  return { ...report, ...(await writeOne({ file, config: chosen, package: value, problems: found, signal })) };
}

/**
 * Whether a missing file says nothing about the package: the number of missing files above it depends on the place of the repository. Files
 * that package managers may write later still count.
 */
function isNothing(path: string, root: string): boolean {
  if (!path.startsWith('../') || existsSync(join(root, path))) return false;
  return !/\bnode_modules\/\.[^/]+$/.test(path) || !existsSync(join(root, dirname(path)));
}

/** TypeScript's library is part of gqldocs, not of the package. Task runners watch files, not folders, and handle Git themselves. */
const notDeclared = /[\\/]node_modules[\\/]typescript[\\/]lib[\\/]lib\.[\w.]*d\.ts$|\/$|[\\/]\.git[\\/]/;

interface WriteOneRequest {
  readonly file: string;
  readonly config: PackageConfig;
  readonly package: ApiPackage;
  readonly problems: readonly Problem[];
  readonly signal: AbortSignal | undefined;
}

async function writeOne(artifact: WriteOneRequest): Promise<Partial<ExtractReport>> {
  const [{ writeArtifact }, { loadOwnVersion }, { systemFailure }] = await Promise.all([
    import('../packages/artifacts/writeArtifact.ts'),
    import('../packages/artifacts/loadModelHash.ts'),
    import('../publish/systemFailure.ts'),
  ]);
  try {
    return { bytes: await writeArtifact({ ...artifact, generator: loadOwnVersion() }) };
  } catch (error) {
    artifact.signal?.throwIfAborted();
    return {
      problems: [
        ...artifact.problems,
        systemFailure(error, 'Make room, or name a file that may be written with `--out`; nothing was changed.'),
      ],
    };
  }
}

/** Turns places relative to the package into places relative to the project. */
function movedProblem(problem: Problem, project: string, root: string): Problem {
  if (problem.place === undefined) return problem;
  return { ...problem, place: { ...problem.place, file: relativePath(project, join(root, problem.place.file)) } };
}

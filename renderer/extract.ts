import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { artefactFolder, fileEnding } from './artefacts/artefactFormat.ts';
import { applySeverities, hasErrors } from './checks/applySeverities.ts';
import { loadConfig } from './config/loadConfig.ts';
import type { ApiPackage } from './model/api.ts';
import type { Config, PackageConfig } from './model/config.ts';
import type { Problem } from './model/problem.ts';
import { sortProblems } from './problems/sortProblems.ts';

export interface ExtractRequest {
  /** Folder of the package, relative to `cwd`. Default: `cwd` itself. */
  readonly package?: string | undefined;
  /** Where the artefact goes, relative to `cwd`. Default: `.gqldocs/{slug}.gqldocs.jsonl` in the package. */
  readonly out?: string | undefined;
  /** Whether the artefact is written; what it is made from is told either way. Default: true. */
  readonly write?: boolean | undefined;
  /** Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  /**
   * Config file whose options for the package count, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`, if there is
   * one; a package that no config lists has the options of `gqldocs build <package>`.
   */
  readonly configFile?: string | undefined;
  /** Interrupts the extraction: the promise is rejected with the signal's reason, and the last artefact stays. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
}

export interface ExtractReport {
  /** No problem of severity `error`; the artefact was written, unless that wasn't wanted. */
  readonly ok: boolean;
  /** Undefined when nothing was extracted. */
  readonly package?: { readonly name: string; readonly version: string; readonly slug: string; readonly symbols: number } | undefined;
  /** Absolute path of the artefact; empty when it isn't known where it would be. */
  readonly file: string;
  /** Its size; 0 when it wasn't written. */
  readonly bytes: number;
  /** Files that the artefact depends on, whether they are there or not: relative to the package's folder, with `/`, sorted. */
  readonly inputs: readonly string[];
  /** Files that the artefact consists of, in the same way. */
  readonly outputs: readonly string[];
  /** Sorted by place, then code. */
  readonly problems: readonly Problem[];
  readonly milliseconds: number;
}

/**
 * Writes one package's API model as an artefact that a site can be built from later and elsewhere, as `gqldocs extract` does. What is
 * wrong with the package is in the report, and then nothing is written; the promise is only rejected when the work is interrupted, or
 * by a bug.
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
  const { noPackage } = await import('./problems/packages.ts');
  return noPackage({ path, why: 'is the root of a workspace', hint: 'Extract one package at a time: each has an artefact of its own.' });
}

interface ExtractOneRequest {
  readonly request: ExtractRequest;
  readonly config: Config;
  readonly chosen: PackageConfig;
  readonly cwd: string;
}

/** Places in an artefact are relative to the package's folder, which is why that is the extraction's root. */
async function extractOne({ request, config, chosen, cwd }: ExtractOneRequest): Promise<Partial<ExtractReport>> {
  const { out, write = true, signal } = request;
  const { runExtraction } = await import('./api/runExtraction.ts');
  const { readMemory } = await import('./api/readMemory.ts');
  const { path: root } = chosen;
  const {
    value,
    problems: found,
    files = [],
  } = await runExtraction({ root, config: chosen, usesGit: true }, { signal, heap: readMemory(1).heap });
  const file = out === undefined ? join(root, artefactFolder, `${chosen.slug}${fileEnding}`) : resolve(cwd, out);
  const inside = (path: string): string => relative(root, path).replaceAll('\\', '/');
  const problems = applySeverities(found, config.checks);
  const read = [...files, ...config.configFiles].filter((path) => !ownLibrary.test(path));
  const inputs = [...new Set(read.map(inside))].filter((path) => !isNothing(path, root)).toSorted();
  const base = { file, inputs, outputs: [inside(file)], problems: problems.map((problem) => movedProblem(problem, config.root, root)) };
  if (value === undefined) return base;
  const { name, version, slug, symbols } = value;
  const report = { ...base, package: { name, version, slug, symbols: symbols.length } };
  if (!write || hasErrors(problems)) return report;
  return { ...report, ...(await writeOne({ file, config: chosen, package: value, problems: found, signal })) };
}

/**
 * What was looked for around the package in vain: how much that is depends on where a machine has the repository. What package managers may yet
 * note in a folder of theirs is something.
 */
function isNothing(path: string, root: string): boolean {
  if (!path.startsWith('../') || existsSync(join(root, path))) return false;
  return !/\bnode_modules\/\.[^/]+$/.test(path) || !existsSync(join(root, dirname(path)));
}

/** TypeScript's library comes with this program, not with the package. */
const ownLibrary = /[\\/]node_modules[\\/]typescript[\\/]lib[\\/]lib\.[\w.]*d\.ts$/;

interface WriteOneRequest {
  readonly file: string;
  readonly config: PackageConfig;
  readonly package: ApiPackage;
  readonly problems: readonly Problem[];
  readonly signal: AbortSignal | undefined;
}

async function writeOne(artefact: WriteOneRequest): Promise<Partial<ExtractReport>> {
  const [{ writeArtefact }, { loadOwnVersion }, { systemFailure }] = await Promise.all([
    import('./artefacts/writeArtefact.ts'),
    import('./artefacts/loadOwnVersion.ts'),
    import('./output/systemFailure.ts'),
  ]);
  try {
    return { bytes: await writeArtefact({ ...artefact, generator: loadOwnVersion() }) };
  } catch (error) {
    artefact.signal?.throwIfAborted();
    return {
      problems: [
        ...artefact.problems,
        systemFailure(error, 'Make room, or name a file that may be written with `--out`; nothing was changed.'),
      ],
    };
  }
}

/** From places relative to the package to places relative to the project. */
function movedProblem(problem: Problem, project: string, root: string): Problem {
  if (problem.place === undefined) return problem;
  return { ...problem, place: { ...problem.place, file: relative(project, join(root, problem.place.file)).replaceAll('\\', '/') } };
}

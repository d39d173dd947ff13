import { extractionFailed } from '../diagnostics/api.ts';
import { hashOfText, rememberHash } from '../engine/hash.ts';
import { readMemory } from '../engine/readMemory.ts';
import { isOutOfMemory } from '../engine/runAll.ts';
import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import { readArtifact } from '../packages/artifacts/readArtifact.ts';
import { siblingsOf } from './entry/siblingsOf.ts';
import type { ExtractedPackage } from './extractPackage.ts';
import { extractRefTask } from './extractRef.ts';
import { extractTask } from './extractTask.ts';
import { linkPackages, unlinkedPackages, withoutUnlinked } from './linkPackages.ts';
import { shareDeclarations } from './shareDeclarations.ts';
import { showAdditions } from './showAdditions.ts';

export interface ExtractApiRequest {
  readonly config: Config;
  readonly session: Session;
  /** Called for each package with whether it came from the cache. */
  readonly onPackage?: ((isStored: boolean) => void) | undefined;
  /** Called with the folder of each checkout that a package was extracted from, which then stays. Default: they are removed. */
  readonly onKept?: ((folder: string) => void) | undefined;
}

/**
 * Makes the data of the reference:
 *
 * 1. Extract every package of the config (`extractPackage`), in as many threads as there are processors and memory for. A package with a
 *    `ref` is extracted from Git (`extractRef`), and one with an artifact is read from that.
 * 2. Leave out packages that cannot be extracted, or that have an error which says so. A problem gives the reason.
 * 3. Share declarations that several packages have (`shareDeclarations`), let types refer to other packages (`linkPackages`), and show what a
 *    package adds to another one (`showAdditions`).
 *
 * @returns the packages in the order of the config
 */
export async function extractApi(request: ExtractApiRequest): Promise<Found<ApiModel>> {
  const { config, session } = request;
  const { packages } = config.api;
  const { workers, heap } = readMemory(packages.length);
  const results = await Promise.all(packages.map((one) => extractOne(one, { ...request, threads: { workers, heap } })));
  if (workers > 1) {
    // A package that needs more memory than its share has another try, alone with all of it.
    const threads = readMemory(1);
    for (const [index, one] of packages.entries())
      if (results[index]?.lacksMemory) results[index] = await extractOne(one, { ...request, threads });
  }
  const kept = results.flatMap(({ found }) => keptPackage(found, config));
  const written = [...results.flatMap(({ found }) => withoutUnlinked(found, kept)), ...unlinkedPackages(kept)];
  const problems = kept.length === 0 ? written : written.map(besideOthers);
  return { value: await session.run(linkTask, kept), problems: problems.map((problem) => completed(problem, config)) };
}

/** One object for the same packages, so that a session that builds again recognizes it. */
const linkTask = defineTask({
  name: 'linked-packages',
  storage: { kind: 'memory' },
  run: (packages: readonly ApiPackage[]): ApiModel => ({ packages: showAdditions(linkPackages(shareDeclarations(packages))) }),
});

interface ExtractOneRequest extends ExtractApiRequest {
  readonly threads: { readonly workers: number; readonly heap: number };
}

interface Extracted {
  readonly found: ExtractedPackage;
  /** It may succeed with more memory. */
  readonly lacksMemory: boolean;
}

async function extractOne(one: PackageConfig, request: ExtractOneRequest): Promise<Extracted> {
  const { config, session, threads, onPackage, onKept } = request;
  const task = extractTask(threads);
  let found: ExtractedPackage = { value: undefined, problems: [] };
  const take = (output: ExtractedPackage, { isStored }: { readonly isStored: boolean }): void => {
    onPackage?.(isStored);
    // Symbols are large, and pages are known by them: each is hashed as a whole, when its hash is first needed.
    for (const symbol of [...(output.value?.symbols ?? []), ...(output.value?.unexported ?? [])])
      rememberHash(symbol, () => hashOfText(JSON.stringify(symbol)));
    found = output;
  };
  const { root } = config;
  const { artifact, ref } = one;
  try {
    if (artifact !== undefined) await session.runAll(artifactTask, [{ root, config: one, file: artifact.file }], take);
    else if (ref === undefined)
      await session.runAll(task, [{ root, config: one, usesGit: true, siblings: siblingsOf(config.api.packages) }], take);
    else {
      const extract = (of: Parameters<typeof task.run>[0]) => session.runOnce(task, of);
      await session.runAll(extractRefTask({ extract, onKept, signal: session.signal }), [{ root, config: { ...one, ref } }], take);
    }
    return { found, lacksMemory: false };
  } catch (error) {
    session.signal?.throwIfAborted();
    const lacksMemory = isOutOfMemory(error);
    const problems = [{ ...extractionFailed({ slug: one.slug, error, lacksMemory }), leavesOut: one.slug }];
    return { found: { value: undefined, problems }, lacksMemory };
  }
}

const artifactTask = defineTask({
  name: 'artifact',
  storage: { kind: 'memory' },
  run: async (request: { readonly root: string; readonly config: PackageConfig; readonly file: string }, read) => {
    const found = await readArtifact(request);
    read.note([request.file]);
    return found;
  },
});

/** A workspace may have packages of scripts without types next to others. */
function besideOthers(problem: Problem): Problem {
  return problem.codeBesideOthers === undefined ? problem : { ...problem, code: problem.codeBesideOthers };
}

/** A problem with the severity of the config. If it has no place in the package's files, its place is the package's entry in the config. */
function completed(problem: Problem, { checks, root, configFiles }: Config): Problem {
  const severity = checks[problem.code];
  const [file] = configFiles;
  if (problem.code !== 'api/entry-point' || problem.place !== undefined || file === undefined) return { ...problem, severity };
  return { ...problem, severity, place: { file: relativePath(root, file) } };
}

function keptPackage({ value, problems }: ExtractedPackage, { checks }: Config): readonly ApiPackage[] {
  const isLeftOut = problems.some(({ code, leavesOut }) => leavesOut !== undefined && checks[code] === 'error');
  return value === undefined || isLeftOut ? [] : [value];
}

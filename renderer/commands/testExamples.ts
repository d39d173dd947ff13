import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { applySeverities } from '../checks/applySeverities.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { sortProblems } from '../diagnostics/sortProblems.ts';
import { optionNames, wrongOptions } from '../diagnostics/wrongOptions.ts';
import type { Session } from '../engine/session.ts';
import type { FoundExamples } from '../examples/findExamples.ts';
import type { PlannedExample } from '../examples/loadExamples.ts';
import type { ExampleResult } from '../examples/runExamples.ts';
import type { ApiModel } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import { type FoundPackage, findPackages } from '../packages/findPackages.ts';
import { openBuildSession } from './build.ts';

export interface TestExamplesRequest {
  /** Folder to look for the config file in. Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  /** Config file, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`. */
  readonly configFile?: string | undefined;
  /**
   * Packages whose examples run: folders, roots of workspaces and patterns, relative to `cwd`. Default: those of the config, and the
   * samples of its documents.
   */
  readonly packages?: readonly string[] | undefined;
  /** Names of packages (`graphql`, `@scope/*`), or their slugs. gqldocs runs only their examples. Default: all. */
  readonly filter?: readonly string[] | undefined;
  /** Milliseconds that an example may take. Default: 10,000. */
  readonly timeout?: number | undefined;
  /** Number of examples that run at the same time. Default: the number of processors. */
  readonly processes?: number | undefined;
  /** Called for each example after it has run. */
  readonly onExample?: ((result: ExampleResult) => void) | undefined;
  /** Whether to keep the temporary folder of the examples. The report has its path. Default: false. */
  readonly keepsTemporary?: boolean | undefined;
  /** Interrupts the run: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Folder of the cache, relative to `cwd`; false for none. Default: `node_modules/.cache/gqldocs` of the project or of the workspace around
   * it, else `gqldocs` in `userCacheDir`.
   */
  readonly cacheDir?: string | false | undefined;
  /** Absolute path of the user's cache folder: `/home/ada/.cache`. Default: none. */
  readonly userCacheDir?: string | undefined;
  /**
   * Whether threads with the compiler stay for later calls of this process, which then take less time. They end after a minute without work.
   * Default: false.
   */
  readonly keepsThreads?: boolean | undefined;
  /** Milliseconds from any fixed point. Default: the monotonic clock of the process. */
  readonly now?: (() => number) | undefined;
}

const options = optionNames<TestExamplesRequest>()(
  'cwd configFile packages filter timeout processes onExample keepsTemporary signal cacheDir userCacheDir keepsThreads now',
);

export interface TestExamplesReport {
  /** No problem of severity `error`. */
  readonly ok: boolean;
  /** Examples that ran, or should have run. */
  readonly examples: number;
  /** Number of examples without a problem. */
  readonly passed: number;
  /** Number of skipped examples. */
  readonly skipped: number;
  /** Number of expected values in the comments of the examples. */
  readonly assertions: number;
  /** Number of examples that ran and have none: they only fail if their code does. */
  readonly unasserted: number;
  /** Number of samples in READMEs and documents that import a package and did not run, because they have no assertion. */
  readonly unclaimed: number;
  /** Absolute paths of temporary folders that were kept on request. Undefined without any. */
  readonly temporary?: readonly string[] | undefined;
  /** Sorted by place, then code. */
  readonly problems: readonly Problem[];
  readonly milliseconds: number;
}

/**
 * Runs the examples of packages and checks the expected values in their comments, as `gqldocs test` does. THIS EXECUTES CODE of the
 * documented packages and of their comments. No other function does. Each example has its own process, but no sandbox.
 *
 * It uses the packages in their folders and ignores the refs of the config.
 *
 * @returns the result of each example, with the problems
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function testExamples(request: TestExamplesRequest = {}): Promise<TestExamplesReport> {
  const { cwd = process.cwd(), configFile, packages, filter, signal, now = () => performance.now() } = request;
  const start = now();
  const unknown = wrongOptions({ call: 'testExamples', given: request, known: options });
  const none = { examples: 0, passed: 0, skipped: 0, assertions: 0, unasserted: 0, unclaimed: 0 };
  if (unknown.length > 0) return { ...none, ok: false, problems: unknown, milliseconds: now() - start };
  const folder = resolve(cwd);
  const { session } = openBuildSession(request);
  const { value: loaded, problems } = await loadConfig({ cwd: folder, configFile, packages, filter }, session);
  const nothing = { ...none, problems };
  const config = loaded && onlyNamed(withoutRefs(loaded.config), findPackages({ cwd: folder, paths: packages ?? [] }).value);
  const { problems: found, ...counts } =
    config === undefined ? nothing : await testConfigured(config, { request, session }).finally(session.rest);
  signal?.throwIfAborted();
  return { ...counts, ok: !hasErrors(found), problems: sortProblems(found), milliseconds: now() - start };
}

/** Each package once, without its refs. */
function withoutRefs(config: Config): Config {
  const byPath = new Map<string, PackageConfig>();
  for (const { ref, ...one } of config.api.packages) if (!byPath.has(one.path)) byPath.set(one.path, one);
  return { ...config, api: { ...config.api, packages: [...byPath.values()] } };
}

/** If the request names packages, only their examples run, and no documents. */
function onlyNamed(config: Config, named: readonly FoundPackage[]): Config {
  if (named.length === 0) return config;
  const packages = config.api.packages.filter(({ path }) => named.some(({ folder }) => relative(folder, path) === ''));
  return { ...config, documents: undefined, api: { ...config.api, packages } };
}

interface TestRequest {
  readonly request: TestExamplesRequest;
  readonly session: Session;
}

async function testConfigured(config: Config, { request, session }: TestRequest): Promise<Omit<TestExamplesReport, 'ok' | 'milliseconds'>> {
  const { signal, onExample, timeout = 10_000, processes = availableParallelism() } = request;
  const [{ extractApi }, { loadExamples }, { runExamples }] = await Promise.all([
    import('../api/extractApi.ts'),
    import('../examples/loadExamples.ts'),
    import('../examples/runExamples.ts'),
  ]);
  const api = await extractApi({ config, session });
  const documents = await examplesOfDocuments(config, { api: api.value, session });
  await session.save();
  const { planned, skipped, unclaimed } = loadExamples({ config, api: api.value, documents });
  const temporary: string[] = [];
  const onKept = request.keepsTemporary === true ? (folder: string) => void temporary.push(folder) : undefined;
  const results = await runExamples({ planned, timeout, processes, signal, onExample, onKept });
  const failures = results.flatMap(({ problems }) => problems);
  return {
    examples: results.length,
    passed: results.filter(({ problems }) => problems.length === 0).length,
    skipped,
    unclaimed,
    ...(temporary.length > 0 ? { temporary } : {}),
    assertions: planned.reduce((sum: number, { module }: PlannedExample) => sum + module.assertions.length, 0),
    unasserted: planned.filter(({ module }) => module.assertions.length === 0).length,
    problems: applySeverities([...api.problems.filter(keepsFromTesting), ...failures], config.checks),
  };
}

/** Omits problems of comments, which `build` reports, but keeps those of packages that cannot be read. */
function keepsFromTesting({ leavesOut, code }: Problem): boolean {
  return leavesOut !== undefined || code === 'api/extract';
}

/** The samples of the site's documents that have expected values. */
async function examplesOfDocuments(
  config: Config,
  { api, session }: { readonly api: ApiModel; readonly session: Session },
): Promise<FoundExamples> {
  if (config.documents === undefined) return { examples: [], skipped: 0, unclaimed: 0 };
  const [{ readDocuments }, { createHighlighter }, { documentExamples }] = await Promise.all([
    import('../documents/readDocuments.ts'),
    import('../documents/highlight/createHighlighter.ts'),
    import('../examples/findExamples.ts'),
  ]);
  const documents = await readDocuments({ config, session, highlighter: createHighlighter(session.run) });
  return documentExamples(
    documents.value,
    api.packages.map(({ name }) => name),
  );
}

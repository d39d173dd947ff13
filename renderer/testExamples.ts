import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { loadCache } from './cache/loadCache.ts';
import type { Cache } from './cache/openCache.ts';
import { applySeverities, hasErrors } from './checks/applySeverities.ts';
import { loadConfig } from './config/loadConfig.ts';
import { projectRoot } from './config/projectRoot.ts';
import type { PlannedExample } from './examples/loadExamples.ts';
import type { ExampleResult } from './examples/runExamples.ts';
import type { ApiModel } from './model/api.ts';
import type { Config, PackageConfig } from './model/config.ts';
import type { Example } from './model/example.ts';
import type { Problem } from './model/problem.ts';
import { type FoundPackage, findPackages } from './packages/findPackages.ts';
import { sortProblems } from './problems/sortProblems.ts';

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
  /** Names of packages (`graphql`, `@scope/*`), or their slugs: only their examples are run. Default: all. */
  readonly filter?: readonly string[] | undefined;
  /** Milliseconds that an example may take. Default: 10,000. */
  readonly timeout?: number | undefined;
  /** How many run at a time. Default: as many as there are processors. */
  readonly processes?: number | undefined;
  /** Told of each example when it has run. */
  readonly onExample?: ((result: ExampleResult) => void) | undefined;
  /** Whether the temporary folder that examples are run in stays: the report says where it is. Default: false. */
  readonly keepsTemporary?: boolean | undefined;
  /** Interrupts the run: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Folder of the cache, relative to `cwd`; false for none. Default: `node_modules/.cache/gqldocs` of the project or of the workspace around
   * it, else `gqldocs` in `userCacheDir`.
   */
  readonly cacheDir?: string | false | undefined;
  /** Absolute folder in which programs of this user keep what can be made again: `/home/ada/.cache`. Default: none. */
  readonly userCacheDir?: string | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
}

export interface TestExamplesReport {
  /** No problem of severity `error`. */
  readonly ok: boolean;
  /** Examples that ran, or should have. */
  readonly examples: number;
  /** How many of them have no problem. */
  readonly passed: number;
  /** Examples that were left out. */
  readonly skipped: number;
  /** What the examples' comments claim. */
  readonly assertions: number;
  /** Absolute temporary folders that were kept, since that was asked for. Undefined where there are none. */
  readonly temporary?: readonly string[] | undefined;
  /** Sorted by place, then code. */
  readonly problems: readonly Problem[];
  readonly milliseconds: number;
}

/**
 * Runs the examples of packages and checks what their comments claim, as `gqldocs test` does. THIS EXECUTES CODE of the documented packages
 * and of their comments, which nothing else here does. Each example has a process of its own, but no sandbox.
 *
 * Packages are taken as they lie in their folders, whatever refs the config gives them. What is wrong is in the report; the promise is only
 * rejected when the run is interrupted, or by a bug.
 */
export async function testExamples(request: TestExamplesRequest = {}): Promise<TestExamplesReport> {
  const { cwd = process.cwd(), configFile, packages, filter, cacheDir, userCacheDir, signal, now = () => performance.now() } = request;
  const start = now();
  const folder = resolve(cwd);
  const root = projectRoot({ cwd: folder, configFile });
  const cache = loadCache({ root, userCacheDir, folder: cacheDir && resolve(folder, cacheDir) });
  const { value: loaded, problems } = await loadConfig({ cwd: folder, cache, configFile, packages, filter });
  const nothing = { examples: 0, passed: 0, skipped: 0, assertions: 0, problems };
  const config = loaded && onlyNamed(withoutRefs(loaded.config), findPackages({ cwd: folder, paths: packages ?? [] }).value);
  const { problems: found, ...counts } = config === undefined ? nothing : await testConfigured(config, { request, cache });
  signal?.throwIfAborted();
  return { ...counts, ok: !hasErrors(found), problems: sortProblems(found), milliseconds: now() - start };
}

/** Each package once, as it lies in its folder. */
function withoutRefs(config: Config): Config {
  const byPath = new Map<string, PackageConfig>();
  for (const { ref, ...one } of config.api.packages) if (!byPath.has(one.path)) byPath.set(one.path, one);
  return { ...config, api: { ...config.api, packages: [...byPath.values()] } };
}

/** Nothing else runs where packages were named: neither others that the config lists, nor documents. */
function onlyNamed(config: Config, named: readonly FoundPackage[]): Config {
  if (named.length === 0) return config;
  const packages = config.api.packages.filter(({ path }) => named.some(({ folder }) => relative(folder, path) === ''));
  return { ...config, documents: undefined, api: { ...config.api, packages } };
}

interface TestRequest {
  readonly request: TestExamplesRequest;
  readonly cache: Cache;
}

async function testConfigured(config: Config, { request, cache }: TestRequest): Promise<Omit<TestExamplesReport, 'ok' | 'milliseconds'>> {
  const { signal, onExample, timeout = 10_000, processes = availableParallelism() } = request;
  const [{ extractApi }, { loadExamples }, { runExamples }] = await Promise.all([
    import('./api/extractApi.ts'),
    import('./examples/loadExamples.ts'),
    import('./examples/runExamples.ts'),
  ]);
  const api = await extractApi({ config, signal, cache });
  const documents = await examplesOfDocuments(config, { api: api.value, cache });
  const { planned, skipped } = loadExamples({ config, api: api.value, documents });
  const temporary: string[] = [];
  const onKept = request.keepsTemporary === true ? (folder: string) => void temporary.push(folder) : undefined;
  const results = await runExamples({ planned, timeout, processes, signal, onExample, onKept });
  const failures = results.flatMap(({ problems }) => problems);
  return {
    examples: results.length,
    passed: results.filter(({ problems }) => problems.length === 0).length,
    skipped,
    ...(temporary.length > 0 ? { temporary } : {}),
    assertions: planned.reduce((sum: number, { module }: PlannedExample) => sum + module.assertions.length, 0),
    problems: applySeverities([...api.problems.filter(keepsFromTesting), ...failures], config.checks),
  };
}

/** What a build would say of comments isn't asked here; that a package couldn't be read is. */
function keepsFromTesting({ leavesOut, code }: Problem): boolean {
  return leavesOut !== undefined || code === 'api/extract';
}

/** The samples of the site's own documents that claim something. */
async function examplesOfDocuments(
  config: Config,
  { api, cache }: { readonly api: ApiModel; readonly cache: Cache },
): Promise<readonly Example[]> {
  if (config.documents === undefined) return [];
  const [{ readDocuments }, { documentExamples }] = await Promise.all([
    import('./documents/readDocuments.ts'),
    import('./examples/findExamples.ts'),
  ]);
  const documents = await readDocuments(config, { cache });
  return documentExamples(
    documents.value,
    api.packages.map(({ name }) => name),
  );
}

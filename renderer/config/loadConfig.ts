import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Config } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import { configAmbiguous, configInvalid, configMissing } from '../problems/config.ts';
import { sortProblems } from '../problems/sortProblems.ts';
import { bundleConfig } from './bundleConfig.ts';
import { checkConfig } from './checkConfig.ts';
import { checkUserConfig } from './checkUserConfig.ts';
import { createLocate, type Locate } from './locate.ts';
import { projectRoot } from './projectRoot.ts';
import { type ConfigOverrides, resolveConfig } from './resolveConfig.ts';
import { runConfig } from './runConfig.ts';
import { isBaseUrl } from './schema/baseUrl.ts';

export interface LoadConfigRequest {
  /** Absolute folder to look in. */
  readonly cwd: string;
  /** Config file, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`. */
  readonly configFile?: string | undefined;
  /** Values from the command line; `outDir` is relative to `cwd`. */
  readonly overrides?: ConfigOverrides | undefined;
}

export interface LoadedConfig {
  readonly config: Config;
  /** Where the config file says what stands at a key path, for problems that are found later. */
  readonly locate: Locate;
}

const fileNames = ['gqldocs.config.ts', 'gqldocs.config.mts', 'gqldocs.config.js', 'gqldocs.config.mjs'];

/**
 * Finds the config file, bundles and evaluates it, holds it against the schema, fills in the defaults, and checks what its
 * keys mean together. All problems of a step are reported at once; a step is only taken when the one before had none.
 */
export async function loadConfig(request: LoadConfigRequest): Promise<Found<LoadedConfig | undefined>> {
  const found = findConfigFile(request);
  if (found.value === undefined) return failed(found.problems);
  const path = found.value;
  const file = basename(path);
  const bundle = await bundleConfig(path);
  if (bundle.value === undefined) return failed(bundle.problems);
  const run = await runConfig(bundle.value, file);
  if (run.problems.length > 0) return failed(run.problems);
  const locate = createLocate({ file, source: await readFile(path, 'utf8') });
  const user = checkUserConfig(run.value, locate);
  const problems = [...user.problems, ...checkOverrides(request.overrides)];
  if (user.value === undefined || problems.length > 0) return failed(problems);
  const overrides = resolveOverrides(request);
  const config = resolveConfig({
    user: user.value,
    root: projectRoot(request),
    configFiles: bundle.value.files,
    overrides,
    exists: existsSync,
  });
  const doubts = checkConfig({ config, locate, exists: existsSync, isOutDirOverridden: overrides.outDir !== undefined });
  return doubts.length > 0 ? failed(doubts) : { value: { config, locate }, problems: [] };
}

function failed(problems: readonly Problem[]): Found<undefined> {
  return { value: undefined, problems: sortProblems(problems) };
}

function findConfigFile({ cwd, configFile }: LoadConfigRequest): Found<string | undefined> {
  if (configFile !== undefined) {
    const path = resolve(cwd, configFile);
    return existsSync(path) ? { value: path, problems: [] } : failed([configMissing({ wanted: configFile })]);
  }
  const names = fileNames.filter((name) => existsSync(resolve(cwd, name)));
  if (names.length > 1) return failed([configAmbiguous(names)]);
  return names[0] === undefined ? failed([configMissing({})]) : { value: resolve(cwd, names[0]), problems: [] };
}

function resolveOverrides({ cwd, overrides }: LoadConfigRequest): ConfigOverrides {
  return { baseUrl: overrides?.baseUrl, outDir: overrides?.outDir === undefined ? undefined : resolve(cwd, overrides.outDir) };
}

function checkOverrides({ baseUrl }: ConfigOverrides = {}): readonly Problem[] {
  if (baseUrl === undefined || isBaseUrl(baseUrl)) return [];
  return [configInvalid({ message: `The base URL must be a path such as \`/docs-site/\`, but is \`${baseUrl}\`.` })];
}

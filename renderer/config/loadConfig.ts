import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Cache } from '../cache/openCache.ts';
import type { Config } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import { type FoundPackage, findPackages } from '../packages/findPackages.ts';
import { findText } from '../packages/findText.ts';
import { textOf } from '../packages/manifest.ts';
import { readManifest } from '../packages/readManifest.ts';
import { configInvalid } from '../problems/config.ts';
import { sortProblems } from '../problems/sortProblems.ts';
import { addPackages } from './addPackages.ts';
import { checkConfig } from './checkConfig.ts';
import { defaultConfig } from './defaultConfig.ts';
import { filterPackages } from './filterPackages.ts';
import { findConfigFile } from './findConfigFile.ts';
import type { Locate } from './locate.ts';
import { projectRoot } from './projectRoot.ts';
import { readUserConfig, type WrittenConfig } from './readUserConfig.ts';
import { type ConfigOverrides, resolveConfig } from './resolveConfig.ts';
import { isBaseUrl } from './schema/baseUrl.ts';

export interface LoadConfigRequest {
  /** Absolute folder to look in. */
  readonly cwd: string;
  /** Config file, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`. */
  readonly configFile?: string | undefined;
  /**
   * Packages to document: folders, roots of workspaces and patterns, relative to `cwd`. They are added to those of the config,
   * where a package keeps what the config says of it. With packages, no config file is needed.
   */
  readonly packages?: readonly string[] | undefined;
  /** Names of packages (`graphql`, `@scope/*`), or their slugs: only these are documented. Default: all. */
  readonly filter?: readonly string[] | undefined;
  /** Values from the command line; `outDir` is relative to `cwd`. */
  readonly overrides?: ConfigOverrides | undefined;
  /** For the config's bundle; the config itself runs each time. Default: none. */
  readonly cache?: Cache | undefined;
}

export interface LoadedConfig {
  readonly config: Config;
  /** Where the config file says what stands at a key path, for problems that are found later. */
  readonly locate: Locate;
}

/**
 * Finds the packages that were asked for and the config file, bundles and evaluates it or makes a config where there is no file,
 * holds it against the schema, fills in the defaults, and checks what its keys mean together. All problems of a step are reported
 * at once; a step is only taken when the one before had none.
 */
export async function loadConfig(request: LoadConfigRequest): Promise<Found<LoadedConfig | undefined>> {
  const packages = findPackages({ cwd: request.cwd, paths: request.packages ?? [] });
  if (packages.problems.length > 0) return failed(packages.problems);
  const found = findConfigFile(request);
  const isOptional = request.configFile === undefined && packages.value.length > 0;
  if (found.value === undefined && !(isOptional && found.problems[0]?.code === 'config/missing')) return failed(found.problems);
  const written = await (found.value === undefined ? withoutFile(request.cwd, packages.value) : readUserConfig(found.value, request.cache));
  const problems = [...written.problems, ...checkOverrides(request.overrides)];
  if (written.value === undefined || problems.length > 0) return failed(problems);
  return finishConfig({ request, written: written.value, packages: packages.value });
}

interface FinishRequest {
  readonly request: LoadConfigRequest;
  readonly written: WrittenConfig;
  readonly packages: readonly FoundPackage[];
}

function finishConfig({ request, written, packages }: FinishRequest): Found<LoadedConfig | undefined> {
  const { user, locate, files } = written;
  const root = projectRoot(request);
  const overrides = resolveOverrides(request);
  const all = resolveConfig({
    user: addPackages({ user, root, packages }),
    root,
    configFiles: files,
    overrides,
    // Without a config, nobody said that the folders of a site are the site's.
    exists: files.length === 0 ? () => false : existsSync,
  });
  const { value: config, problems } = filterPackages({ config: all, filters: request.filter ?? [], nameOf: nameOfPackage });
  const doubts = [...problems, ...checkConfig({ config, locate, exists: existsSync, isOutDirOverridden: overrides.outDir !== undefined })];
  return doubts.length > 0 ? failed(doubts) : { value: { config, locate }, problems: [] };
}

function nameOfPackage({ path, slug }: Config['api']['packages'][number]): string {
  return textOf(readManifest(path)?.name) ?? slug;
}

function withoutFile(cwd: string, packages: readonly FoundPackage[]): Found<WrittenConfig> {
  const hasChangelog = ({ folder }: FoundPackage): boolean => findText(folder, 'changelog') !== undefined;
  const user = defaultConfig({ packages, root: readManifest(cwd), hasChangelog });
  const file = [relative(cwd, packages[0]?.folder ?? cwd).replaceAll('\\', '/'), 'package.json'].filter((part) => part !== '').join('/');
  return { value: { user, locate: () => ({ file }), files: [] }, problems: [] };
}

function failed(problems: readonly Problem[]): Found<undefined> {
  return { value: undefined, problems: sortProblems(problems) };
}

function resolveOverrides({ cwd, overrides }: LoadConfigRequest): ConfigOverrides {
  return { baseUrl: overrides?.baseUrl, outDir: overrides?.outDir === undefined ? undefined : resolve(cwd, overrides.outDir) };
}

function checkOverrides({ baseUrl }: ConfigOverrides = {}): readonly Problem[] {
  if (baseUrl === undefined || isBaseUrl(baseUrl)) return [];
  return [configInvalid({ message: `The base URL must be a path such as \`/docs-site/\`, but is \`${baseUrl}\`.` })];
}

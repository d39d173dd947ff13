import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { configInvalid } from '../diagnostics/config.ts';
import type { Locate } from '../diagnostics/locateKey.ts';
import { sortProblems } from '../diagnostics/sortProblems.ts';
import { hashOfData } from '../engine/hash.ts';
import { openSession, type Session } from '../engine/session.ts';
import type { Config } from '../model/config.ts';
import { type Found, hasErrors, type Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import type { Addition } from '../model/report.ts';
import { applyArtifacts, checkArtifacts, type LocatedArtifact } from '../packages/artifacts/applyArtifacts.ts';
import { type FoundPackage, findPackages } from '../packages/findPackages.ts';
import { textOf } from '../packages/manifest.ts';
import { readManifest } from '../packages/readManifest.ts';
import { hasChangelog } from '../packages/readPackageTexts.ts';
import { checkConfig } from './checkConfig.ts';
import { additionTo, addPackages, defaultConfig } from './defaultConfig.ts';
import { filterPackages } from './filterPackages.ts';
import { findConfigFile, projectRoot } from './findConfigFile.ts';
import { irregularFiles } from './irregularFiles.ts';
import { readUserConfig, type WrittenConfig } from './readUserConfig.ts';
import { type ConfigOverrides, resolveConfig } from './resolveConfig.ts';
import { resolveRefs } from './resolveRefs.ts';
import { isBaseUrl } from './schema/section.ts';

export interface LoadConfigRequest {
  /** Absolute folder to look in. */
  readonly cwd: string;
  /** Config file, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`. */
  readonly configFile?: string | undefined;
  /**
   * Packages to document: folders, roots of workspaces and patterns, relative to `cwd`. They are added to those of the config; a package
   * that the config lists keeps its options. With packages, no config file is needed.
   */
  readonly packages?: readonly string[] | undefined;
  /**
   * Artifacts that the packages come from instead: files, folders of them, and packages that have been extracted, relative to `cwd`.
   * The packages that the config lists must be among them. With artifacts, no config file is needed either.
   */
  readonly from?: readonly string[] | undefined;
  /** Names of packages (`graphql`, `@scope/*`), or their slugs: only these are documented. Default: all. */
  readonly filter?: readonly string[] | undefined;
  /** Tags, branches or commits: each package is documented as it is at each of them. Default: as the config says. */
  readonly refs?: readonly string[] | undefined;
  /**
   * Whether wrong keys and values of the config file are left out where the rest is a config, so that all problems of a site are found
   * together. `warnings` then has their errors. Default: there is no config.
   */
  readonly isTolerant?: boolean | undefined;
  /** Values from the command line; `outDir` and `against` are relative to `cwd`. */
  readonly overrides?: ConfigOverrides | undefined;
}

export interface LoadedConfig {
  readonly config: Config;
  /** Finds the place of a key path in the config file, for problems that are found later. */
  readonly locate: Locate;
  /** Problems that do not stop the build: with `isTolerant`, errors of the config file as well. */
  readonly warnings: readonly Problem[];
  /** Of packages that were named to the site of a config file. */
  readonly addition?: Addition | undefined;
}

/**
 * Loads the config of a site:
 *
 * 1. Find the packages and artifacts that the request names, and the config file.
 * 2. Evaluate the file and validate its keys and values (`readUserConfig`), or make a config without a file.
 * 3. Check the values of the command line.
 * 4. Fill in the defaults, and check keys that depend on each other (`finishConfig`).
 *
 * All problems of a step are reported together. A step only runs if the one before it found no problem, unless `isTolerant` is set.
 *
 * @param session keeps the config's bundle. Default: one that stores nothing
 * @returns the config with its defaults; undefined if a problem is an error
 */
export async function loadConfig(
  request: LoadConfigRequest,
  { run }: Pick<Session, 'run'> = openSession({ name: request.cwd }),
): Promise<Found<LoadedConfig | undefined>> {
  const { refs = [] } = request;
  const packages = findPackages({ cwd: request.cwd, paths: request.packages ?? [], hasRefs: refs.length > 0 });
  const artifacts = await loadArtifacts(request);
  const doubts = [...packages.problems, ...artifacts.problems];
  if (hasErrors(doubts)) return failed(doubts);
  const named = [...packages.value, ...artifacts.value.map(toFoundPackage)];
  const found = findConfigFile(request);
  const isOptional = request.configFile === undefined && named.length > 0;
  const irregular = irregularFiles(projectRoot(request), found.value);
  if (irregular.length > 0) return failed(irregular);
  if (found.value === undefined && !(isOptional && found.problems[0]?.code === 'config/missing')) return failed(found.problems);
  const written = await (found.value === undefined
    ? withoutFile({ request, packages: named, artifacts: artifacts.value })
    : readUserConfig(found.value, run));
  const wrong = checkOverrides(request.overrides);
  const problems = [...written.problems, ...wrong];
  if (written.value === undefined || wrong.length > 0 || (problems.length > 0 && request.isTolerant !== true)) return failed(problems);
  const finished = await finishConfig({ request, written: written.value, packages: packages.value, artifacts: artifacts.value });
  const { value } = finished;
  const addition =
    found.value === undefined || named.length === 0
      ? undefined
      : additionTo({ configFile: found.value, user: written.value.user, root: projectRoot(request), packages: named });
  if (value === undefined) return failed([...problems, ...finished.problems]);
  return { ...finished, value: { ...value, warnings: [...doubts, ...problems], addition } };
}

interface FinishRequest {
  readonly request: LoadConfigRequest;
  readonly written: WrittenConfig;
  readonly packages: readonly FoundPackage[];
  readonly artifacts: readonly LocatedArtifact[];
}

async function finishConfig({
  request,
  written,
  packages,
  artifacts,
}: FinishRequest): Promise<Found<Omit<LoadedConfig, 'warnings' | 'addition'> | undefined>> {
  const { locate, files } = written;
  const root = projectRoot(request);
  const overrides = resolveOverrides(request);
  const user = addPackages({ user: written.user, root, packages });
  const atRefs = await resolveRefs({ user, root, refs: request.refs ?? [], locate });
  if (atRefs.problems.length > 0) return failed(atRefs.problems);
  const all = resolveConfig({
    ...atRefs.value,
    root,
    configFiles: files,
    overrides,
    hasArtifacts: artifacts.length > 0,
    isFiltered: (request.filter ?? []).length > 0,
    // Without a config file, the site has no folders of its own.
    exists: files.length === 0 ? () => false : existsSync,
    nameOf: (folder) => textOf(readManifest(folder)?.name),
  });
  const listed = all.api.packages.map(({ slug }) => slug);
  const { value: config, problems } = filterPackages({
    config: applyArtifacts(all, artifacts),
    filters: request.filter ?? [],
    nameOf: nameOfPackage,
  });
  // The keys of many tasks contain the messages, so their hash is made once.
  hashOfData(config.messages);
  const doubts = [
    ...problems,
    ...checkArtifacts({ config, artifacts, listed, locate }),
    ...checkConfig({ config, locate, exists: existsSync, isOutDirOverridden: overrides.outDir !== undefined }),
  ];
  return doubts.length > 0 ? failed(doubts) : { value: { config, locate }, problems: [] };
}

function nameOfPackage({ path, slug, artifact }: Config['api']['packages'][number]): string {
  return artifact?.name || (textOf(readManifest(path)?.name) ?? slug);
}

async function loadArtifacts(request: LoadConfigRequest): Promise<Found<readonly LocatedArtifact[]>> {
  const { cwd, packages = [], from = [], refs = [] } = request;
  if (from.length === 0) return { value: [], problems: [] };
  if (packages.length > 0) return { value: [], problems: [configInvalid(fromTwoSources)] };
  if (refs.length > 0) return { value: [], problems: [configInvalid(refOfArtifact)] };
  const [{ readArtifacts }, { findSourceFolder }] = await Promise.all([
    import('../packages/artifacts/readArtifacts.ts'),
    import('../packages/artifacts/findSourceFolder.ts'),
  ]);
  const root = projectRoot(request);
  const { value, problems } = await readArtifacts({ cwd, paths: from, root });
  return { value: value.map((artifact) => ({ ...artifact, folder: findSourceFolder(artifact, root) })), problems };
}

const fromTwoSources = {
  message: 'Name packages, or artifacts with `--from`, but not both.',
  hint: 'Extract the packages first (`gqldocs extract`), and name their artifacts after `--from`.',
};

const refOfArtifact = {
  message: '`--ref` does not work with `--from`: an artifact contains one state of its package.',
  hint: 'Leave `--ref` out, or name the packages instead of `--from`.',
};

/** The artifact contains the facts of `package.json`. */
function toFoundPackage({ folder, package: pkg }: LocatedArtifact): FoundPackage {
  const { name, version, description, repository } = pkg;
  return { folder, name: name || pkg.label || pkg.slug, slug: pkg.slug, manifest: { name, version, description, repository } };
}

interface WithoutFileRequest {
  readonly request: LoadConfigRequest;
  readonly packages: readonly FoundPackage[];
  readonly artifacts: readonly LocatedArtifact[];
}

function withoutFile({ request: { cwd, refs = [] }, packages, artifacts }: WithoutFileRequest): Found<WrittenConfig> {
  // What a commit has is not known yet.
  const hasChanges = ({ folder }: FoundPackage): boolean =>
    refs.length > 0 ? false : artifacts.length > 0 ? artifacts[0]?.package.changelog !== undefined : hasChangelog(folder);
  const { api, ...rest } = defaultConfig({ packages, root: readManifest(cwd), hasChangelog: hasChanges, isVersioned: refs.length > 1 });
  // Artifacts contain the options of their extraction.
  const user = artifacts.length > 0 ? rest : { ...rest, api };
  const file = [relativePath(cwd, packages[0]?.folder ?? cwd), 'package.json'].filter((part) => part !== '').join('/');
  return { value: { user, locate: () => ({ file }), files: [] }, problems: [] };
}

function failed(problems: readonly Problem[]): Found<undefined> {
  return { value: undefined, problems: sortProblems(problems) };
}

function resolveOverrides({ cwd, overrides }: LoadConfigRequest): ConfigOverrides {
  const { baseUrl, outDir, release, against, isStrict } = overrides ?? {};
  const absolute = (path: string | undefined): string | undefined => (path === undefined ? undefined : resolve(cwd, path));
  return { baseUrl, outDir: absolute(outDir), against: absolute(against), release, isStrict };
}

function checkOverrides({ baseUrl }: ConfigOverrides = {}): readonly Problem[] {
  if (baseUrl === undefined || isBaseUrl(baseUrl)) return [];
  return [configInvalid({ message: `The base URL must be a path such as \`/docs-site/\`, but is \`${baseUrl}\`.` })];
}

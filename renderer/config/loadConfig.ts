import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { applyArtefacts, checkArtefacts, type LocatedArtefact } from '../artefacts/applyArtefacts.ts';
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
import { resolveRefs } from './resolveRefs.ts';
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
  /**
   * Artefacts that the packages come from instead: files, folders of them, and packages that have been extracted, relative to `cwd`.
   * The packages that the config lists must be among them. With artefacts, no config file is needed either.
   */
  readonly from?: readonly string[] | undefined;
  /** Names of packages (`graphql`, `@scope/*`), or their slugs: only these are documented. Default: all. */
  readonly filter?: readonly string[] | undefined;
  /** Tags, branches or commits: each package is documented as it is at each of them. Default: as the config says. */
  readonly refs?: readonly string[] | undefined;
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
  const artefacts = await loadArtefacts(request);
  const doubts = [...packages.problems, ...artefacts.problems];
  if (doubts.length > 0) return failed(doubts);
  const named = [...packages.value, ...artefacts.value.map(toFoundPackage)];
  const found = findConfigFile(request);
  const isOptional = request.configFile === undefined && named.length > 0;
  if (found.value === undefined && !(isOptional && found.problems[0]?.code === 'config/missing')) return failed(found.problems);
  const written = await (found.value === undefined
    ? withoutFile({ request, packages: named, artefacts: artefacts.value })
    : readUserConfig(found.value, request.cache));
  const problems = [...written.problems, ...checkOverrides(request.overrides)];
  if (written.value === undefined || problems.length > 0) return failed(problems);
  return await finishConfig({ request, written: written.value, packages: packages.value, artefacts: artefacts.value });
}

interface FinishRequest {
  readonly request: LoadConfigRequest;
  readonly written: WrittenConfig;
  readonly packages: readonly FoundPackage[];
  readonly artefacts: readonly LocatedArtefact[];
}

async function finishConfig({ request, written, packages, artefacts }: FinishRequest): Promise<Found<LoadedConfig | undefined>> {
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
    // Without a config, nobody said that the folders of a site are the site's.
    exists: files.length === 0 ? () => false : existsSync,
  });
  const listed = all.api.packages.map(({ slug }) => slug);
  const { value: config, problems } = filterPackages({
    config: applyArtefacts(all, artefacts),
    filters: request.filter ?? [],
    nameOf: nameOfPackage,
  });
  const doubts = [
    ...problems,
    ...checkArtefacts({ config, artefacts, listed, locate }),
    ...checkConfig({ config, locate, exists: existsSync, isOutDirOverridden: overrides.outDir !== undefined }),
  ];
  return doubts.length > 0 ? failed(doubts) : { value: { config, locate }, problems: [] };
}

function nameOfPackage({ path, slug, artefact }: Config['api']['packages'][number]): string {
  return artefact?.name || (textOf(readManifest(path)?.name) ?? slug);
}

async function loadArtefacts(request: LoadConfigRequest): Promise<Found<readonly LocatedArtefact[]>> {
  const { cwd, packages = [], from = [], refs = [] } = request;
  if (from.length === 0) return { value: [], problems: [] };
  if (packages.length > 0) return { value: [], problems: [configInvalid(fromTwoSources)] };
  if (refs.length > 0) return { value: [], problems: [configInvalid(refOfArtefact)] };
  const [{ readArtefacts }, { findSourceFolder }] = await Promise.all([
    import('../artefacts/readArtefacts.ts'),
    import('../artefacts/findSourceFolder.ts'),
  ]);
  const root = projectRoot(request);
  const { value, problems } = await readArtefacts({ cwd, paths: from, root });
  return { value: value.map((artefact) => ({ ...artefact, folder: findSourceFolder(artefact, root) })), problems };
}

const fromTwoSources = {
  message: 'A site is made of packages or, with `--from`, of artefacts, but not of both.',
  hint: 'Extract the packages first (`gqldocs extract`), and name their artefacts after `--from`.',
};

const refOfArtefact = {
  message: 'An artefact is of one state of its package: with `--from`, nothing can be taken at a `--ref`.',
  hint: 'Leave `--ref` out, or name the packages instead of `--from`.',
};

/** What `package.json` says of it is in the artefact. */
function toFoundPackage({ folder, package: pkg }: LocatedArtefact): FoundPackage {
  const { name, version, description, repository } = pkg;
  return { folder, name: name || pkg.label || pkg.slug, slug: pkg.slug, manifest: { name, version, description, repository } };
}

interface WithoutFileRequest {
  readonly request: LoadConfigRequest;
  readonly packages: readonly FoundPackage[];
  readonly artefacts: readonly LocatedArtefact[];
}

function withoutFile({ request: { cwd, refs = [] }, packages, artefacts }: WithoutFileRequest): Found<WrittenConfig> {
  const hasChangelog = ({ folder }: FoundPackage): boolean =>
    artefacts.length > 0 ? artefacts[0]?.package.changelog !== undefined : findText(folder, 'changelog') !== undefined;
  const { api, ...rest } = defaultConfig({ packages, root: readManifest(cwd), hasChangelog, isVersioned: refs.length > 0 });
  // Artefacts know themselves what they were extracted with.
  const user = artefacts.length > 0 ? rest : { ...rest, api };
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

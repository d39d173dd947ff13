import type ts from 'typescript';
import { environmentFiles } from '../engine/environmentFiles.ts';
import type { ApiPackage } from '../model/api.ts';
import type { PackageConfig } from '../model/config.ts';
import { memoize } from '../model/memoize.ts';
import type { Found, Problem } from '../model/problem.ts';
import { dependencyNames } from '../packages/manifest.ts';
import { convertPackage } from './convert/convertPackage.ts';
import { withUnlistedExports } from './convert/unlistedExports.ts';
import { deepImports } from './deepImports.ts';
import { entryModules } from './entry/entryModules.ts';
import { importableSubpaths } from './entry/exportTargets.ts';
import { findEntryPoints, untypedScripts } from './entry/findEntryPoints.ts';
import { inPreferredOrder } from './entry/isPreferredTo.ts';
import { isScriptFile } from './entry/ownScripts.ts';
import { type PackageInfo, readPackageInfo } from './entry/readPackageInfo.ts';
import type { Sibling } from './entry/siblingsOf.ts';
import { ambientFiles } from './program/ambientFiles.ts';
import { loadProgram } from './program/loadProgram.ts';
import { longInheritance } from './program/longInheritance.ts';
import { lostExports } from './program/lostExports.ts';
import { outsideSources } from './program/outsideSources.ts';
import { readGitSource } from './program/readGitSource.ts';
import { readTsconfigErrors } from './program/readTsconfigErrors.ts';
import { syntaxErrors } from './program/syntaxErrors.ts';
import { unresolvedImports } from './program/unresolvedImports.ts';
import { untypedExports } from './program/untypedExports.ts';
import type { SourceOf } from './samples/codeLine.ts';
import { packageSamples } from './samples/packageSamples.ts';
import { commentProblems } from './typedoc/commentProblems.ts';
import { MessageLogger } from './typedoc/messageLogger.ts';
import { runTypedoc } from './typedoc/runTypedoc.ts';

/** Plain data, since it goes to a worker. */
export interface PackageRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly config: PackageConfig;
  /** Absolute folder that all sources are in. Default: the package's repository, or its workspace. */
  readonly repository?: string | undefined;
  /** Whether the commit that is checked out may say where sources are, when the config doesn't. Default: false. */
  readonly usesGit?: boolean | undefined;
  /** Other packages whose sources imports may mean, in addition to the members of the package's workspace. Default: none. */
  readonly siblings?: readonly Sibling[] | undefined;
}

export interface ExtractedPackage extends Found<ApiPackage | undefined> {
  /** Absolute paths of everything that was read, or would have been if it were there. Undefined when nothing was extracted. */
  readonly files?: readonly string[] | undefined;
  /** Absolute paths of folders of which every entry counts. */
  readonly folders?: readonly string[] | undefined;
}

/**
 * Extracts one package:
 *
 * 1. Read its `package.json` and find its entry points (`entry/`).
 * 2. Load them with the compiler (`program/`).
 * 3. Let TypeDoc read the comments and types, and correct what it says (`typedoc/`).
 * 4. Convert that to our model (`convert/`).
 * 5. Read the samples of its texts and comments (`samples/`).
 *
 * Nothing of the package is executed and none of its TypeDoc configuration is read. The result is undefined when there is
 * nothing to document; the problems then say why.
 */
export async function extractPackage({ root, config, repository, usesGit = false, siblings }: PackageRequest): Promise<ExtractedPackage> {
  const info = readPackageInfo({ path: config.path, root });
  const [read, listed] = [new Set<string>(), new Set<string>()];
  const onRead = (file: string): unknown => read.add(file);
  // An installed package changes with its package.json.
  const lookups = info.folder.includes('/node_modules/') ? undefined : { onRead, onList: (folder: string) => listed.add(folder) };
  const { value: files, problems } = findEntryPoints(config, info, { lookups, secondary: lookups === undefined });
  if (files.length === 0) return { value: undefined, problems: problems.map((one) => ({ ...one, leavesOut: config.slug })) };
  const program = loadProgram({ info, tsconfig: config.tsconfig, entryPoints: files, siblings, onRead });
  const inputs = () => ({ files: [...filesOf({ config, info, program }), ...read], folders: [...listed] });
  const excess = [...outsideSources({ program, info, root, repository }), ...longInheritance(program, info)];
  const unusable = excess.length > 0 || hasDocComments(program, info) ? excess : [untypedScripts(info, files)];
  if (unusable.length > 0) return { value: undefined, problems: unusable.map((one) => ({ ...one, leavesOut: config.slug })), ...inputs() };
  const modules = entryModules({ entryPoints: files, program, info, hasInternal: !config.exclude.internal });
  // The first that exports something has its page.
  const entryPoints = inPreferredOrder(modules, config.preferredEntryPoint);
  const logger = new MessageLogger();
  const result = await runTypedoc({ config, folder: info.folder, program, entryPoints, logger, onRead });
  const found = usesGit && config.source === undefined ? readGitSource(info.folder) : undefined;
  const git = typeof found === 'object' ? found : undefined;
  const converted = withUnlistedExports({ package: convertPackage({ config, info, program, result, git, onRead }), program, entryPoints });
  const deep = deepImports({ config, info, entryPoints: files, lookups });
  const subpaths = importableSubpaths(info.manifest.exports);
  const unresolved = unresolvedImports(program, info);
  const value = {
    ...converted,
    ...(deep.length === 0 ? {} : { deepImports: deep }),
    ...(subpaths === undefined ? {} : { subpaths }),
    ...(unresolved.length === 0 ? {} : { unresolvedImports: unresolved }),
    samples: packageSamples({ package: converted, others: dependencyNames(info.manifest), sourceOf: sourcesOf(program, info) }),
  };
  const damaged = syntaxErrors(program, info).map((one) => ({ ...one, leavesOut: config.slug }));
  const said = logger.messages.flatMap((message) => commentProblems(message, { info, result }));
  const lost = [...lostExports(program, info), ...untypedExports({ program, info, entryPoints })];
  const unread = [...readTsconfigErrors(info, config.tsconfig), ...lost];
  return { value, problems: [...problems, ...textProblems(config, info), ...unread, ...damaged, ...said], ...inputs() };
}

function sourcesOf(program: ts.Program, { commentPlaceOf }: PackageInfo): SourceOf {
  const fileAt = memoize((place: string) => program.getSourceFiles().find(({ fileName }) => commentPlaceOf(fileName) === place));
  return (place) => fileAt(place)?.text;
}

/** Problems of the README and the changelog, if the site shows them. */
function textProblems({ readme, changelog }: PackageConfig, { texts }: PackageInfo): readonly Problem[] {
  return texts.problems.filter(([name]) => (name === 'readme' ? readme !== false : changelog)).map(([, problem]) => problem);
}

interface FilesRequest {
  readonly config: PackageConfig;
  readonly info: PackageInfo;
  readonly program: ts.Program;
}

function filesOf({ config, info, program }: FilesRequest): readonly string[] {
  return [...sourceFiles(program), ...environmentFiles(config.path), ...info.texts.read];
}

function sourceFiles(program: ts.Program): readonly string[] {
  return program.getSourceFiles().map(({ fileName }) => fileName);
}

/** Whether the scripts of a package have JSDoc comments other than licenses. A package without scripts has types. */
function hasDocComments(program: ts.Program, { placeOf }: Pick<PackageInfo, 'placeOf'>): boolean {
  const ambient = ambientFiles(program);
  const own = program.getSourceFiles().filter(({ fileName }) => placeOf(fileName) !== undefined && !ambient.has(fileName));
  return own.some(({ fileName, text }) => !isScriptFile(fileName) || text.match(/\/\*\*(?![*/])[\s\S]*?\*\//g)?.some(isDocumentation));
}

function isDocumentation(comment: string): boolean {
  return !/@(?:license|preserve|copyright|flow|fileoverview)\b|copyright|eslint-|istanbul/i.test(comment);
}

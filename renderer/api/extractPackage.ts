import type ts from 'typescript';
import { environmentFiles } from '../cache/environmentFiles.ts';
import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import type { PackageConfig } from '../model/config.ts';
import type { Found } from '../model/problem.ts';
import type { Sample } from '../model/sample.ts';
import { commentProblems } from './commentProblems.ts';
import { convertPackage } from './convertPackage.ts';
import { entryModules } from './entryModules.ts';
import { findEntryPoints } from './findEntryPoints.ts';
import { loadProgram } from './loadProgram.ts';
import { lostExports } from './lostExports.ts';
import { MessageLogger } from './messageLogger.ts';
import type { ParsedFiles } from './parsedFiles.ts';
import { readGitSource } from './readGitSource.ts';
import { type PackageInfo, readPackageInfo } from './readPackageInfo.ts';
import { readTsconfigErrors } from './readTsconfigErrors.ts';
import { runTypedoc } from './runTypedoc.ts';
import { commentSamples } from './samples/commentSamples.ts';
import { findFences } from './samples/findFences.ts';
import { packageSamples } from './samples/packageSamples.ts';
import { syntaxErrors } from './syntaxErrors.ts';
import { withUnlistedExports } from './unlistedExports.ts';

/** Plain data, since it goes to a worker. */
export interface PackageRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly config: PackageConfig;
  /** Whether the commit that is checked out may say where sources are, when the config doesn't. Default: false. */
  readonly usesGit?: boolean | undefined;
}

export interface ExtractedPackage extends Found<ApiPackage | undefined> {
  /** Absolute paths of everything that was read, or would have been if it were there. Undefined when nothing was extracted. */
  readonly files?: readonly string[] | undefined;
  /** It may succeed with more memory. */
  readonly lacksMemory?: true | undefined;
}

export interface ExtractionTools {
  /** Told of the code in comments, while there is still most to do. */
  readonly onSamples?: ((samples: readonly Sample[]) => void) | undefined;
  /** Told of the files that the compiler has read, as soon as it has. */
  readonly onFiles?: ((files: readonly string[]) => void) | undefined;
  /** Told of each exported symbol as soon as it is known. In the end some of them may be left out. */
  readonly onSymbol?: ((symbol: ApiSymbol) => void) | undefined;
  /** Syntax trees of earlier extractions. Default: none. */
  readonly parsed?: ParsedFiles | undefined;
}

/**
 * Extracts one package: package.json, entry points, compiler, TypeDoc, our model.
 *
 * Nothing of the package is executed and none of its TypeDoc configuration is read. The result is undefined when there is
 * nothing to document; the problems then say why.
 */
export async function extractPackage(
  { root, config, usesGit = false }: PackageRequest,
  { onSamples, onFiles, onSymbol, parsed }: ExtractionTools = {},
): Promise<ExtractedPackage> {
  const info = readPackageInfo({ path: config.path, root });
  const { value: files, problems } = findEntryPoints(config, info);
  if (files.length === 0) return { value: undefined, problems: problems.map((one) => ({ ...one, leavesOut: config.slug })) };
  const read = new Set<string>();
  const onRead = (file: string): unknown => read.add(file);
  const program = loadProgram({ info, tsconfig: config.tsconfig, entryPoints: files, parsed, onRead });
  const { readme, changelog } = info.texts;
  // Those of the texts first: their pages are.
  onSamples?.([readme, changelog].flatMap((text) => findFences(text?.text ?? '')).concat(commentSamples(program, info.folder)));
  onFiles?.(sourceFiles(program));
  const modules = entryModules({ entryPoints: files, program, info });
  // The first that exports something has its page.
  const entryPoints = config.canonical === 'main' ? modules : modules.toSorted((a, b) => Number(a.name === '') - Number(b.name === ''));
  const logger = new MessageLogger();
  const result = await runTypedoc({ config, folder: info.folder, program, entryPoints, logger, onRead });
  const git = usesGit && config.source === undefined ? readGitSource(info.folder) : undefined;
  const converted = convertPackage({ config, info, program, result, git, onSymbol });
  const value = withUnlistedExports({ package: { ...converted, samples: packageSamples(converted) }, program, entryPoints });
  const damaged = syntaxErrors(program, info).map((one) => ({ ...one, leavesOut: config.slug }));
  const said = logger.messages.flatMap((message) => commentProblems(message, info));
  const unread = [...readTsconfigErrors(info, config.tsconfig), ...lostExports(program, info)];
  return {
    value,
    problems: [...problems, ...unread, ...damaged, ...said],
    files: [...filesOf({ config, info, program }), ...read, ...(git?.files ?? [])],
  };
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

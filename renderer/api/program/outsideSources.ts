import ts from 'typescript';
import { outsideImport, outsideSource } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Problem } from '../../model/problem.ts';
import { repositoryOf } from '../../packages/findCheckout.ts';
import { isInside } from '../../packages/readRegularFile.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';

/** Where the sources of a package may be. */
interface SourcePlaces {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Absolute folder of the repository. Default: the package's repository, or its workspace. */
  readonly repository?: string | undefined;
}

interface OutsideRequest extends SourcePlaces {
  readonly program: ts.Program;
  readonly info: Pick<PackageInfo, 'placeOf' | 'folder'>;
}

interface Search {
  readonly program: ts.Program;
  readonly info: Pick<PackageInfo, 'placeOf'>;
  /** Absolute folders that the sources may be in. */
  readonly folders: readonly string[];
}

/**
 * Sources outside of the repository, which the site of a package would publish: files of the package that are links, themselves or by a folder
 * above them, and files that it names by their paths. Dependencies may be anywhere, also linked ones. All commands that read packages refuse these.
 */
export function outsideSources({ program, info, root, repository = repositoryOf(info.folder) }: OutsideRequest): readonly Problem[] {
  const folders = [repository, root];
  const outside = program.getSourceFiles().filter((file) => isOutside(file, { program, folders }));
  if (outside.length === 0) return [];
  const links = outside.flatMap(({ fileName }) => {
    const file = info.placeOf(fileName);
    return file === undefined ? [] : [outsideSource({ file })];
  });
  const dependencies = new Set(outside.filter(({ fileName }) => info.placeOf(fileName) === undefined));
  const own = program.getSourceFiles().filter((file) => !dependencies.has(file) && !file.fileName.includes('/node_modules/'));
  return [...links, ...own.flatMap((file) => outsideImports(file, { program, info, folders }))];
}

function isOutside(file: ts.SourceFile, { program, folders }: Pick<Search, 'program' | 'folders'>): boolean {
  if (file.fileName.includes('/node_modules/') || program.isSourceFileDefaultLibrary(file)) return false;
  return !isInside(file.fileName, folders);
}

/** What a file names by a path, or by `paths` of a tsconfig, instead of as an installed package. */
function outsideImports(file: ts.SourceFile, { program, info, folders }: Search): readonly Problem[] {
  const place = info.placeOf(file.fileName);
  if (place === undefined) return [];
  const { importedFiles, referencedFiles } = ts.preProcessFile(file.text, true, true);
  const options = { ...program.getCompilerOptions(), preserveSymlinks: true };
  const resolve = (name: string): string | undefined =>
    ts.resolveModuleName(name, file.fileName, options, ts.sys).resolvedModule?.resolvedFileName;
  const named = [
    ...importedFiles.map(({ fileName, pos }) => ({ path: fileName, pos, target: resolve(fileName) })),
    ...referencedFiles.map(({ fileName, pos }) => ({
      path: fileName,
      pos,
      target: ts.resolveTripleslashReference(fileName, file.fileName),
    })),
  ];
  return named.flatMap(({ path, pos, target }) => {
    const source = target === undefined || target.includes('/node_modules/') ? undefined : program.getSourceFile(target);
    if (source === undefined || info.placeOf(source.fileName) !== undefined || !isOutside(source, { program, folders })) return [];
    return [outsideImport({ path, place: { file: place, ...positionAt(file, pos) } })];
  });
}

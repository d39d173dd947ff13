import ts from 'typescript';
import { outsideImport, outsideSource } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import { isInstalled } from '../../model/installedPackage.ts';
import type { Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { repositoryOf } from '../../packages/findCheckout.ts';
import { isInside } from '../../packages/readRegularFile.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { fileOptionsOf } from './fileOptions.ts';

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
  /** Relative to the project's root. Undefined for a file that may name what it likes. */
  readonly placeOf: (file: ts.SourceFile) => string | undefined;
  /** Absolute folders that the sources may be in. */
  readonly folders: readonly string[];
}

/**
 * Sources outside of the repository, which the site of a package would publish: files of the package that are links, themselves or by a folder
 * above them, and files that it names by their paths. Dependencies may be anywhere, also linked ones. All commands that read packages refuse these.
 *
 * An installed package and the installed dependencies of any package are not of the repository. By a path, they may name only installed files: a
 * package of a registry could otherwise have any source of this machine published.
 */
export function outsideSources({ program, info, root, repository = repositoryOf(info.folder) }: OutsideRequest): readonly Problem[] {
  const folders = isInstalled(info.folder) ? [] : [repository, root];
  const outside = new Set(program.getSourceFiles().filter((file) => isOutside(file, { program, folders })));
  if (outside.size === 0) return [];
  const links = [...outside].flatMap(({ fileName }) => {
    const file = info.placeOf(fileName);
    return file === undefined ? [] : [outsideSource({ file })];
  });
  const placeOf = (file: ts.SourceFile): string | undefined =>
    info.placeOf(file.fileName) ?? (isInstalled(file.fileName) ? relativePath(root, file.fileName) : undefined);
  const naming = program.getSourceFiles().filter((file) => !outside.has(file) && !program.isSourceFileDefaultLibrary(file));
  return [...links, ...naming.flatMap((file) => outsideImports(file, { program, placeOf, folders }))];
}

function isOutside(file: ts.SourceFile, { program, folders }: Pick<Search, 'program' | 'folders'>): boolean {
  if (isInstalled(file.fileName) || program.isSourceFileDefaultLibrary(file)) return false;
  return !isInside(file.fileName, folders);
}

/** What a file names by a path, or by `paths` of a tsconfig, instead of as an installed package. */
function outsideImports(file: ts.SourceFile, { program, placeOf, folders }: Search): readonly Problem[] {
  const place = placeOf(file);
  if (place === undefined) return [];
  const { importedFiles, referencedFiles, typeReferenceDirectives } = ts.preProcessFile(file.text, true, true);
  const options = { ...program.getCompilerOptions(), preserveSymlinks: true };
  const own = fileOptionsOf(program)(file.fileName);
  const resolveWith = (used: ts.CompilerOptions, name: string): string | undefined =>
    ts.resolveModuleName(name, file.fileName, { ...used, preserveSymlinks: true }, ts.sys).resolvedModule?.resolvedFileName;
  const resolve = (name: string): string | undefined => (own && resolveWith(own, name)) ?? resolveWith(options, name);
  const resolveTypes = (name: string): string | undefined =>
    ts.resolveTypeReferenceDirective(name, file.fileName, options, ts.sys).resolvedTypeReferenceDirective?.resolvedFileName;
  const named = [
    ...importedFiles.map(({ fileName, pos }) => ({ path: fileName, pos, target: resolve(fileName) })),
    ...referencedFiles.map(({ fileName, pos }) => ({
      path: fileName,
      pos,
      target: ts.resolveTripleslashReference(fileName, file.fileName),
    })),
    ...typeReferenceDirectives.map(({ fileName, pos }) => ({ path: fileName, pos, target: resolveTypes(fileName) })),
  ];
  return named.flatMap(({ path, pos, target }) => {
    const source = target === undefined || isInstalled(target) ? undefined : program.getSourceFile(target);
    if (source === undefined || placeOf(source) !== undefined || !isOutside(source, { program, folders })) return [];
    return [outsideImport({ path, isInstalled: isInstalled(file.fileName), place: { file: place, ...positionAt(file, pos) } })];
  });
}

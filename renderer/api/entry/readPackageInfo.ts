import { relative } from 'node:path';
import { type Manifest, textOf } from '../../packages/manifest.ts';
import { hasDamagedManifest, readManifest } from '../../packages/readManifest.ts';
import { type PackageTexts, readPackageTexts } from '../../packages/readPackageTexts.ts';
import { realPath } from '../../packages/readRegularFile.ts';
import { repositoryUrl } from '../../packages/repositoryUrl.ts';
import { fileInPackage } from './sourceLinks.ts';

/** The folder of a package, and the contents of its `package.json`, README and CHANGELOG. */
export interface PackageInfo {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string | undefined;
  readonly repository?: string | undefined;
  readonly homepage?: string | undefined;
  readonly texts: PackageTexts;
  /** Everything else, for the search of entry points. Empty when the file is missing or damaged. */
  readonly manifest: Manifest;
  /** There is a `package.json`, but it cannot be read or parsed. */
  readonly isDamaged: boolean;
  /** Absolute and without links, with `/`: as the compiler names its files. */
  readonly folder: string;
  /** Relative to the project's root, for problems; undefined for a file outside of the package. */
  placeOf(fileName: string): string | undefined;
  /** The same for comments, which a package may take over from another one of the project. */
  commentPlaceOf(fileName: string): string | undefined;
}

export function readPackageInfo({ path, root }: { readonly path: string; readonly root: string }): PackageInfo {
  const manifest = readManifest(path) ?? {};
  const folder = slashes(realPath(path));
  const shown = slashes(relative(root, path));
  const placeOf = (fileName: string): string | undefined => {
    const file = fileInPackage(folder, slashes(fileName));
    return file === undefined ? undefined : [shown, file].filter((part) => part !== '').join('/');
  };
  const project = slashes(realPath(root));
  const commentPlaceOf = (fileName: string): string | undefined => placeOf(fileName) ?? fileInPackage(project, slashes(fileName));
  return {
    name: textOf(manifest.name) ?? '',
    version: textOf(manifest.version) ?? '',
    description: textOf(manifest.description) ?? '',
    license: textOf(manifest.license),
    repository: repositoryUrl(manifest.repository),
    homepage: textOf(manifest.homepage),
    texts: readPackageTexts({ folder: path, shown, manifest }),
    isDamaged: hasDamagedManifest(path),
    ...{ manifest, folder, placeOf, commentPlaceOf },
  };
}

export function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}

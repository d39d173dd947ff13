import { existsSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { exportTargets } from '../../renderer/api/entry/exportTargets.ts';
import { type SourceEntryPoints, sourceEntryPoints } from '../../renderer/api/entry/sourceEntryPoints.ts';
import { loadConfig } from '../../renderer/config/loadConfig.ts';
import { defaultOutDir } from '../../renderer/config/resolveConfig.ts';
import { unreadFolder } from '../../renderer/config/unreadFolder.ts';
import { compareText } from '../../renderer/model/compareText.ts';
import { relativePath } from '../../renderer/model/relativePath.ts';
import { findCheckout } from '../../renderer/packages/findCheckout.ts';
import { findPackages } from '../../renderer/packages/findPackages.ts';
import { githubPages, type PagesAddress } from '../../renderer/packages/githubPages.ts';
import { entriesOf } from '../../renderer/packages/listFolders.ts';
import { isRecord, type Manifest, textOf } from '../../renderer/packages/manifest.ts';
import { packageSlug } from '../../renderer/packages/packageSlug.ts';
import { readManifest } from '../../renderer/packages/readManifest.ts';
import { contains, readRegularText } from '../../renderer/packages/readRegularFile.ts';
import { repositoryUrl } from '../../renderer/packages/repositoryUrl.ts';
import { findForeignFiles } from '../../renderer/publish/findForeignFiles.ts';
import { findExport } from './findExport.ts';

export interface ProjectPackage extends SourceEntryPoints {
  readonly path: string;
  readonly slug: string;
  readonly name: string;
  /** A value that its main module exports. */
  readonly firstExport?: string | undefined;
}

/** Facts about the folder of a new site. */
export interface Project {
  readonly title: string;
  readonly tagline: string;
  /** Packages to document, with paths relative to the folder. */
  readonly packages: readonly ProjectPackage[];
  /** Address of the repository for a browser. */
  readonly repository?: string | undefined;
  readonly hasRepository: boolean;
  /** Where its site is written. Relative. */
  readonly outDir: string;
  /** Documents that it has already: their folder, and the id of the first. */
  readonly documents?: { readonly folder: string; readonly main: string } | undefined;
  /** Whether the folder is in a repository, but not its root. */
  readonly isWithinRepository: boolean;
  /** Whether `package.json` has a script `build`. */
  readonly hasBuild: boolean;
  /** Whether `package.json` depends on gqldocs. */
  readonly isInstalled: boolean;
  /** The tarball outside of the repository that `package.json` depends on, as written: a fresh clone lacks it. */
  readonly outsideTarball?: string | undefined;
  /** The lock file that does not know gqldocs, although `package.json` depends on it: another package manager installed it. */
  readonly staleLock?: string | undefined;
  /** Where GitHub Pages would publish it: `https://owner.github.io` and `/name/`. */
  readonly pages?: PagesAddress | undefined;
  readonly manager: PackageManager;
}

export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** `npm run`. */
  readonly run: string;
  /** Command that installs by the lock file, or by `package.json` if there is no lock file. */
  readonly install: string;
  /** Absolute path of the lock file. Undefined if there is none. */
  readonly lock?: string | undefined;
}

/** Reads what a new site needs to know of a folder: its manifest, its repository, its packages and its package manager. */
export async function inspectProject(folder: string): Promise<Project> {
  const manifest = readManifest(folder);
  const found = manifest === undefined ? [] : findPackages({ cwd: folder, paths: ['.'] }).value;
  const checkout = findCheckout(folder);
  const repository = repositoryUrl(manifest?.repository) ?? (checkout === undefined ? undefined : readOrigin(checkout));
  // The root of a workspace is never published, so its name is often a word such as "root".
  const isOnlyRoot =
    manifest?.private === true && found.some((one) => one.folder !== folder) && !found.some((one) => one.folder === folder);
  const name = isOnlyRoot ? repository?.split('/').at(-1) : textOf(manifest?.name);
  const manager = managerOf(folder);
  const isInstalled = [manifest?.dependencies, manifest?.devDependencies].some((list) => isRecord(list) && Object.hasOwn(list, 'gqldocs'));
  return {
    title: name ?? (basename(folder) || 'documentation'),
    tagline: textOf(manifest?.description) ?? '',
    packages: found
      .filter((one) => one.folder !== folder || hasModules(folder))
      .map((one, index) => ({
        path: one.folder === folder ? '.' : one.folder.slice(folder.length + 1).replaceAll('\\', '/'),
        slug: packageSlug(one.name),
        name: one.name,
        // The first guide imports from the first package.
        ...(index === 0 ? withExport(one.folder) : sourceEntryPoints(one.folder)),
      })),
    repository,
    documents: findDocuments(folder),
    hasRepository: repository !== undefined || checkout !== undefined,
    outDir: await outDirOf(folder, manifest),
    isWithinRepository: checkout !== undefined && checkout !== folder,
    hasBuild: isRecord(manifest?.scripts) && Object.hasOwn(manifest.scripts, 'build'),
    isInstalled,
    outsideTarball: outsideTarball({ folder, checkout, manifest }),
    pages: repository === undefined ? undefined : githubPages(repository),
    staleLock: isInstalled && !isLocked(manager) ? basename(manager.lock ?? '') : undefined,
    manager,
  };
}

/** The output folder of a config that exists, or else one that nothing else is written to. */
async function outDirOf(folder: string, manifest: Manifest | undefined): Promise<string> {
  const { value, problems } = await loadConfig({ cwd: folder });
  if (problems[0]?.code === 'config/missing' && (await isTaken(folder, manifest))) return 'docs-build';
  return value === undefined ? defaultOutDir : relativePath(folder, value.config.outDir);
}

/** Whether the default output folder has files of the project, or will have those that its package is built into. */
async function isTaken(folder: string, manifest: Manifest = {}): Promise<boolean> {
  const { main, module, types, typings, bin } = manifest;
  const programs = isRecord(bin) ? Object.values(bin) : [bin];
  const named = [main, module, types, typings, ...programs].flatMap((path) => textOf(path) ?? []);
  const published = [...named, ...exportTargets(manifest.exports).flatMap(({ paths }) => paths)];
  const isBuilt = published.some((path) => posix.normalize(path).startsWith(`${defaultOutDir}/`));
  return isBuilt || findForeignFiles(join(folder, defaultOutDir));
}

/** In the usual folder of gqldocs if there is a first document, else in another one that projects have. */
function findDocuments(folder: string): Project['documents'] {
  if (['index.md', 'index.mdx'].some((file) => existsSync(join(folder, 'content/docs', file))))
    return { folder: 'content/docs', main: 'index' };
  const found = unreadFolder({ root: folder, list: (path) => entriesOf(path).toSorted((a, b) => compareText(a.name, b.name)) });
  return found && { folder: found.folder, main: found.document.replace(/\.mdx?$/, '') };
}

interface TarballRequest {
  readonly folder: string;
  readonly checkout: string | undefined;
  readonly manifest: Manifest | undefined;
}

/** Whether the lock file has gqldocs. That of Bun may be binary, and has names as text as well. */
function isLocked({ lock }: PackageManager): boolean {
  return lock === undefined || (readRegularText(lock)?.includes('gqldocs') ?? true);
}

function outsideTarball({ folder, checkout = folder, manifest }: TarballRequest): string | undefined {
  const written = [manifest?.dependencies, manifest?.devDependencies].flatMap((list) =>
    isRecord(list) ? (textOf(list.gqldocs) ?? []) : [],
  );
  const paths = written.flatMap((spec) => /^file:(.*)$/.exec(spec)?.[1] ?? []);
  return paths.find((path) => !contains(checkout, resolve(folder, path)));
}

function withExport(folder: string): Pick<ProjectPackage, 'firstExport'> & SourceEntryPoints {
  const found = sourceEntryPoints(folder);
  const manifest = readManifest(folder);
  const main =
    found.entryPoints?.['.'] ?? exportTargets(manifest?.exports)[0]?.paths[0] ?? textOf(manifest?.types) ?? textOf(manifest?.main);
  return { ...found, firstExport: findExport(join(folder, main ?? 'src/index.ts')) };
}

/** Address for a browser of the remote `origin` of a checkout, from Git's own file; Git itself isn't run. */
function readOrigin(checkout: string): string | undefined {
  const config = readRegularText(join(checkout, '.git', 'config')) ?? '';
  const section = /^\s*\[remote "origin"\]\s*$([^[]*)/m.exec(config)?.[1] ?? '';
  return repositoryUrl(/^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1]);
}

/** A project that only holds a site has nothing that could be imported. */
function hasModules(folder: string): boolean {
  const manifest = readManifest(folder) ?? {};
  const isNamed = ['exports', 'types', 'typings', 'module'].some((key) => typeof manifest[key] === 'string' || isRecord(manifest[key]));
  const main = textOf(manifest.main);
  // `npm init` writes the name of this file, whether or not there is one.
  const isUnchanged = main === 'index.js' && !existsSync(join(folder, main));
  const sources = ['src/index.ts', 'src/index.tsx', 'index.ts', 'index.d.ts'];
  return isNamed || (main !== undefined && !isUnchanged) || sources.some((file) => existsSync(join(folder, file)));
}

const managers = [
  { lock: 'pnpm-lock.yaml', name: 'pnpm', run: 'pnpm run', install: 'pnpm install --frozen-lockfile' },
  { lock: 'yarn.lock', name: 'yarn', run: 'yarn run', install: 'yarn install --frozen-lockfile' },
  { lock: 'bun.lock', name: 'bun', run: 'bun run', install: 'bun install --frozen-lockfile' },
  { lock: 'bun.lockb', name: 'bun', run: 'bun run', install: 'bun install --frozen-lockfile' },
  { lock: 'package-lock.json', name: 'npm', run: 'npm run', install: 'npm ci' },
] as const;

/** By the lock file, which in a workspace lies further up. */
function managerOf(folder: string): PackageManager {
  const found = managers.find(({ lock }) => existsSync(join(folder, lock)));
  if (found !== undefined) return { ...found, lock: join(folder, found.lock) };
  const parent = dirname(folder);
  const isTop = parent === folder || existsSync(join(folder, '.git'));
  return isTop ? { name: 'npm', run: 'npm run', install: 'npm install' } : managerOf(parent);
}

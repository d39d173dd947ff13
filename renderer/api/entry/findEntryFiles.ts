import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PackageConfig } from '../../model/config.ts';
import { memoize } from '../../model/memoize.ts';
import { contains, isRegularFile } from '../../packages/readRegularFile.ts';
import { openProjects } from './openProjects.ts';
import { type PackageInfo, slashes } from './readPackageInfo.ts';
import type { PackageLayout } from './sourceCandidates.ts';

/** Receives the absolute paths that a search for files depends on. */
export interface Lookups {
  /** Called with files, missing paths, and folders (with a slash at the end) whose modules were looked through. */
  readonly onRead: (path: string) => void;
  /** Called with folders of which every entry counts. */
  readonly onList: (folder: string) => void;
}

/** Finds the files that paths of `package.json` may mean. */
export interface Finder {
  /** Absolute path of the first file that is there. */
  readonly find: (paths: readonly string[]) => string | undefined;
  /** What the star of a pattern may match. */
  readonly stars: (path: string) => readonly string[];
  readonly hasFile: (path: string) => boolean;
}

interface FinderRequest {
  readonly config: Pick<PackageConfig, 'tsconfig'>;
  readonly info: PackageInfo;
  /** Files that a path may resolve to, the best first. */
  readonly candidatesOf: (path: string, layout: PackageLayout) => readonly string[];
  readonly lookups: Lookups;
}

export function findEntryFiles({ config: { tsconfig }, info: { folder }, candidatesOf, lookups }: FinderRequest): Finder {
  let known: PackageLayout | undefined;
  const layout = (): PackageLayout => {
    known ??= readLayout(folder, tsconfig);
    return known;
  };
  const absolute = (path: string): string => slashes(join(folder, path));
  const isFound = (path: string): boolean => {
    if (path.startsWith('..')) return false;
    const found = isRegularFile(absolute(path));
    lookups.onRead(found ? absolute(path) : absencePath(absolute(path)));
    return found;
  };
  const candidates = (path: string): readonly string[] => candidatesOf(path, layout());
  // A pattern is looked for under each of its conditions.
  const filesIn = memoize((base: string) => listFiles(join(folder, base), { path: base, onList: lookups.onList }));
  const starsOf = (path: string): readonly string[] => listStars(path, filesIn);
  return {
    find: (paths) => {
      const found = paths.flatMap(candidates).find(isFound);
      return found === undefined ? undefined : absolute(found);
    },
    stars: (path) => (/\*$/.test(path) ? wholeNames(starsOf(path)) : candidates(path).flatMap(starsOf)),
    hasFile: (path) => existsSync(absolute(path)),
  };
}

/** The path whose state says that a file is missing: its folder with a slash, or the outermost folder that is missing, too. */
function absencePath(path: string): string {
  const folder = dirname(path);
  if (existsSync(folder)) return `${folder}/`;
  return existsSync(dirname(folder)) ? folder : absencePath(folder);
}

/** Where a star matches a whole file name, users write its extension, and that of the script, not of its declarations. */
function wholeNames(stars: readonly string[]): readonly string[] {
  return stars.filter((star) => /\.[cm]?[jt]sx?$/.test(star)).map((star) => star.replace(/\.d\.([cm]?)ts$/, '.$1js'));
}

/**
 * Folders of sources and output by the package's tsconfig, including the configs that it extends, and those within the package that it
 * references. Empty without a tsconfig.
 */
function readLayout(folder: string, tsconfig: string | undefined): PackageLayout {
  const projects = openProjects({ path: tsconfig ?? join(folder, 'tsconfig.json') });
  const all = projects === undefined ? [] : [...projects.all()].filter(({ path }) => projects.main.path === path || contains(folder, path));
  const inside = (paths: readonly (string | undefined)[]): readonly string[] => [
    ...new Set(paths.flatMap((one) => (one === undefined || !contains(folder, one) ? [] : [slashes(relative(folder, one))]))),
  ];
  return {
    outFolders: inside(all.flatMap(({ options }) => [options.declarationDir, options.outDir])),
    rootFolders: inside(all.flatMap(({ options }) => [options.rootDir, ...(options.rootDirs ?? [])])),
  };
}

/**
 * What a star may match in a path within a folder, from the existing files; it may contain slashes.
 *
 * @param pattern relative to the folder, with a star
 * @param filesIn lists the files of a folder below that folder
 */
function listStars(pattern: string, filesIn: (base: string) => readonly string[]): readonly string[] {
  const [before = '', after = ''] = pattern.split('*');
  const base = before.slice(0, before.lastIndexOf('/') + 1);
  return (
    filesIn(base)
      .filter((file) => file.startsWith(before) && file.endsWith(after) && file.length > before.length + after.length)
      .map((file) => file.slice(before.length, file.length - after.length))
      // `*.ts` takes no declarations, which have a pattern of their own.
      .filter((star) => !(star.endsWith('.d') && after.startsWith('.')))
  );
}

interface ListRequest {
  /** Relative to the package, with a slash at its end. */
  readonly path: string;
  /** Called with each folder that is searched. */
  readonly onList: (folder: string) => void;
}

/** Files of a folder that may be entry points: nested packages, hidden folders and tests have none. */
function listFiles(folder: string, { path, onList }: ListRequest): readonly string[] {
  onList(folder);
  return entriesOf(folder).flatMap((entry) => {
    if (entry.isDirectory())
      return isSkipped(entry.name) ? [] : listFiles(join(folder, entry.name), { path: `${path}${entry.name}/`, onList });
    return entry.isFile() && !/\.(?:test|spec|stories)\.|\.min\.js$/.test(entry.name) ? [`${path}${entry.name}`] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function isSkipped(name: string): boolean {
  return name.startsWith('.') || /^(?:node_modules|tests?|__\w+__|fixtures)$/.test(name);
}

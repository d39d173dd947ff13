import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isInstalled } from '../../model/installedPackage.ts';
import { memoize } from '../../model/memoize.ts';
import { repositoryOf } from '../../packages/findCheckout.ts';
import { dependencyNames } from '../../packages/manifest.ts';
import { contains } from '../../packages/readRegularFile.ts';
import type { EntryPoint } from '../entry/importableEntries.ts';
import { openProjects, type Project, type Projects } from '../entry/openProjects.ts';
import { isScriptFile, ownScripts } from '../entry/ownScripts.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { type FileOptions, type ResolvingHost, resolvingHost } from '../entry/resolvingHost.ts';
import { siblingSources } from '../entry/siblingSources.ts';
import type { Sibling } from '../entry/siblingsOf.ts';
import { fileInPackage } from '../entry/sourceLinks.ts';
import { setAmbientFiles } from './ambientFiles.ts';
import { setFileOptions } from './fileOptions.ts';
import { parsingHost } from './parsingHost.ts';
import { programCreator } from './programCreator.ts';
import { readDomNames, usesDom } from './readDomNames.ts';
import { withInstalledTypes } from './withInstalledTypes.ts';

/** Whatever a tsconfig says, no plugin runs and no file is written. */
const fixedOptions: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  declarationMap: false,
  plugins: [],
};

const defaultOptions: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
};

export interface ProgramRequest {
  readonly info: PackageInfo;
  readonly tsconfig: string | undefined;
  readonly entryPoints: readonly EntryPoint[];
  /** Trees of the compiler's libraries from earlier programs, by file name. Default: none. */
  readonly libraries?: ReadonlyMap<string, ts.SourceFile> | undefined;
  /**
   * Called with files that decide how sources are understood: tsconfigs, the `package.json` of each folder that is imported from, paths
   * through links to packages, and lookups of imports that find no file (`noteMisses`).
   */
  readonly onRead?: ((file: string) => void) | undefined;
  /** Other packages whose sources imports may mean, in addition to the members of the package's workspace. Default: none. */
  readonly siblings?: readonly Sibling[] | undefined;
  /** Options that count more than the package's own. Default: none. */
  readonly override?: ts.CompilerOptions | undefined;
}

/**
 * Parses the entry points and their imports. Reads files; decides nothing about documentation.
 *
 * A file is read with the options of the tsconfig that includes it. What a program can have only once, such as its library, comes from the
 * tsconfigs of the entry points; how imports resolve, from the tsconfig of each file.
 */
export function loadProgram(request: ProgramRequest): ts.Program {
  const { info, entryPoints, libraries, siblings = [], onRead = () => undefined } = request;
  const rootNames = [...new Set(entryPoints.map(({ file }) => file))];
  const hasScripts = rootNames.some(isScriptFile);
  const nearestTo = nearestProjects({ info, onRead });
  const projects =
    openProjects({ path: request.tsconfig ?? join(info.folder, 'tsconfig.json'), onRead }) ?? nearestOfAll(rootNames, nearestTo);
  const written = projects && optionsOfAll(rootNames.map((file) => projects.projectOf(file) ?? projects.main));
  const options = {
    ...(written ?? { ...defaultOptions, types: ambientTypes(info) }),
    ...fixedOptions,
    ...(hasScripts ? { allowJs: true } : {}),
    ...request.override,
  };
  const known = parsingHost({ options, folder: info.folder, libraries, onRead });
  const optionsOf = fileOptions({ info, projects, nearestTo });
  const hostFor = (used: ts.CompilerOptions): ResolvingHost => {
    const host = resolvingHost({ host: known, options: used, optionsOf });
    return hasScripts ? ownScripts({ host, folder: info.folder }) : host;
  };
  const findSource = siblingSources({ folder: info.folder, siblings, onRead });
  const ambient = declarationsFor(rootNames, { info, projects });
  const creator = programCreator({ rootNames: [...rootNames, ...ambient], hostFor, findSource });
  const create = (used: ts.CompilerOptions): ts.Program => setAmbientFiles(setFileOptions(creator(used), optionsOf), ambient);
  const complete = (program: ts.Program): ts.Program => withInstalledTypes({ info, program, create });
  if (written !== undefined) return written.types === undefined ? complete(create(options)) : create(options);
  const withoutDom = create({ ...options, lib: ['lib.esnext.d.ts'] });
  const libraryFolder = dirname(ts.getDefaultLibFilePath(options));
  return complete(usesDom(withoutDom, () => domNames(libraryFolder)) ? create(options) : withoutDom);
}

/**
 * The package's declaration files that the projects of the entry points include: they may declare globals that types refer to. The files of an installed
 * package are those of its entry points.
 */
function declarationsFor(
  rootNames: readonly string[],
  { info, projects }: Pick<FileOptionsRequest, 'info' | 'projects'>,
): readonly string[] {
  if (projects === undefined || isInstalled(info.folder)) return [];
  const used = new Set(rootNames.map((file) => projects.projectOf(file)));
  const included = [...used].flatMap((project) => project?.declarations() ?? []);
  return [...new Set(included)].filter((file) => fileInPackage(info.folder, file) !== undefined && !rootNames.includes(file)).sort();
}

/** Two megabytes of a file that stays the same. */
const domNames = memoize(readDomNames);

/** Global types of the package's dependencies: `node` for a dependency on `@types/node`. Other packages in `node_modules` do not count. */
function ambientTypes({ manifest }: PackageInfo): string[] {
  return dependencyNames(manifest)
    .flatMap((name) => /^@types\/(\w+)$/.exec(name)?.[1] ?? [])
    .sort();
}

/** The options of the first project, with what the others need: global types, libraries, scripts and JSX. */
function optionsOfAll(projects: readonly Project[]): ts.CompilerOptions {
  const all = [...new Set(projects)].map(({ options }) => options);
  const [first = {}, ...others] = all;
  if (others.length === 0) return first;
  const { lib: _, ...rest } = first;
  const union = (key: 'types' | 'lib'): string[] => [...new Set(all.flatMap((one) => one[key] ?? []))];
  return {
    ...jsxOf(all),
    ...rest,
    ...(all.some(({ types }) => types !== undefined) ? { types: union('types') } : {}),
    // Without a list, the library is that of the target with the DOM.
    ...(all.every(({ lib }) => lib !== undefined) ? { lib: union('lib') } : {}),
    ...(all.some(({ allowJs }) => allowJs) ? { allowJs: true } : {}),
  };
}

function jsxOf(all: readonly ts.CompilerOptions[]): ts.CompilerOptions {
  const { jsx, jsxImportSource } = all.find((one) => one.jsx !== undefined) ?? {};
  return { ...(jsx === undefined ? {} : { jsx }), ...(jsxImportSource === undefined ? {} : { jsxImportSource }) };
}

interface FileOptionsRequest {
  readonly info: PackageInfo;
  readonly projects: Projects | undefined;
  readonly nearestTo: NearestProjects;
}

/** Options that decide which file an import means, and that differ between the projects of a repository. */
const resolution = ['paths', 'baseUrl', 'rootDirs', 'moduleSuffixes', 'customConditions', 'resolveJsonModule'] as const;

type NearestProjects = (file: string) => Projects | undefined;

/** The nearest tsconfig of the repository above a file, if it says how imports resolve. */
function nearestProjects({ info, onRead }: { readonly info: PackageInfo; readonly onRead: (file: string) => void }): NearestProjects {
  const repository = memoize(repositoryOf);
  const nearest = memoize((folder: string): Projects | undefined => {
    if (!contains(repository(info.folder), folder)) return undefined;
    return openProjects({ path: join(folder, 'tsconfig.json'), onRead }) ?? nearest(dirname(folder));
  });
  return (file) => {
    const found = nearest(dirname(file));
    // Which files it includes is asked only if it matters, since folders are searched for them.
    const { references, options } = found?.main ?? {};
    return (references ?? []).length > 0 || resolution.some((key) => options?.[key] !== undefined) ? found : undefined;
  };
}

/** For a package without a tsconfig: the projects of the first entry point whose nearest tsconfig includes it. Editors find it in the same way. */
function nearestOfAll(files: readonly string[], nearestTo: NearestProjects): Projects | undefined {
  const including = (file: string): Projects | undefined => {
    const found = isInstalled(file) ? undefined : nearestTo(file);
    return found !== undefined && [...found.all()].some((project) => project.includes(file)) ? found : undefined;
  };
  return files.map(including).find((one) => one !== undefined);
}

/** For the package's own files by its tsconfig, for sources of other packages of the repository by the nearest one above the file. */
function fileOptions({ info, projects, nearestTo }: FileOptionsRequest): FileOptions {
  const optionsOf = memoize(({ options }: Project) => ({ ...options, ...fixedOptions }));
  return memoize((file: string) => {
    if (file.includes('/node_modules/')) return undefined;
    const isOwn = contains(info.folder, file);
    // A tsconfig without references says the same of all files.
    if (isOwn && projects?.main.references.length === 0) return undefined;
    const project = (isOwn ? projects : nearestTo(file))?.projectOf(file);
    return project && optionsOf(project);
  });
}

import { untypedEntry } from '../../diagnostics/untypedImports.ts';
import type { Problem } from '../../model/problem.ts';
import { type ExportTarget, exportTargets, isFolderName, ownerOf } from './exportTargets.ts';
import type { Finder } from './findEntryFiles.ts';
import { type EntryPoint, exportsSomething } from './importableEntries.ts';
import { isScriptFile } from './ownScripts.ts';
import { textPlace } from './readManifestPlaces.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { regularSystem } from './regularSystem.ts';

interface UntypedRequest {
  readonly info: PackageInfo;
  /** Entry points with types. */
  readonly entryPoints: readonly EntryPoint[];
  /** Finds scripts. */
  readonly scripts: Finder;
}

/**
 * Names of `exports` that users can import and that no entry point documents, as one problem. A script that is imported for its effect has nothing
 * to document, a minified one and the source of an entry point repeat another, and a pattern that only opens a folder (`"./dist/*": "./dist/*"`) names no modules.
 */
export function untypedEntries({ info, entryPoints, scripts }: UntypedRequest): readonly Problem[] {
  const targets = exportTargets(info.manifest.exports);
  const names = new Set(entryPoints.map(({ name }) => (name === '' ? '.' : `./${name}`)));
  const isDocumented = (target: ExportTarget): boolean =>
    names.has(target.subpath) || [...names].some((name) => target.subpath.includes('*') && ownerOf(name, targets) === target);
  const files = entryPoints.map(({ file }) => file);
  const untyped = targets.filter(
    (target) =>
      target.paths.length > 0 && !isDocumented(target) && !hasDeclarations(target, files) && hasExports(target, { info, scripts }),
  );
  const [first] = untyped;
  if (first === undefined) return [];
  const specifiers = untyped.map(({ subpath }) => `${info.name}${subpath.slice(1)}`);
  return [untypedEntry({ package: info.name, specifiers, place: textPlace(info, first.paths[0]) })];
}

/** Whether an entry point has the declarations that a script is compiled to: `dist/src/index.d.ts` those of `src/index.js`. */
function hasDeclarations({ paths }: ExportTarget, files: readonly string[]): boolean {
  const names = paths.map((path) => `${path.replace(/^\.(?=\/)/, '').replace(/\.([cm]?)[jt]sx?$/, '.d.$1ts')}`);
  // A name without a folder says nothing: `/index.d.ts`.
  return names.length > 0 && names.every((name) => name.includes('/', 1) && files.some((file) => file.endsWith(name)));
}

function hasExports({ subpath, paths }: ExportTarget, { info, scripts }: Pick<UntypedRequest, 'info' | 'scripts'>): boolean {
  if (
    isFolderName(subpath) ||
    paths.some((path) => path === subpath && path.includes('*')) ||
    paths.every((path) => /[.-](?:min|umd|iife)\./.test(path))
  )
    return false;
  if (subpath.includes('*')) return paths.flatMap(scripts.stars).length > 0;
  const file = scripts.find(paths);
  // A file that a build makes, or a component.
  if (file === undefined || !isScriptFile(file)) return true;
  return exportsSomething(file) || exportsByAssignment(file, info);
}

/** Of a CommonJS script, and of one that a bundler made. */
function exportsByAssignment(file: string, { manifest }: PackageInfo): boolean {
  const isModule = file.endsWith('.mjs') || (manifest.type === 'module' && !file.endsWith('.cjs'));
  const text = regularSystem.readFile(file) ?? '';
  return !isModule && /\bmodule\s*\.\s*exports\b|\bexports\s*[.[]|\(\s*exports\s*,/.test(text);
}

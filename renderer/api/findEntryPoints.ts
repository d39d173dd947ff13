import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageConfig } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import { missingEntryPoint, noEntryPoint } from '../problems/api.ts';
import { isRecord, type PackageInfo } from './readPackageInfo.ts';

/** A module that users of the package import. */
export interface EntryPoint {
  /** `''` for the package itself, `server` for `pkg/server`. */
  readonly name: string;
  /** Absolute, with `/`. */
  readonly file: string;
}

/**
 * The modules to document: those of the config, else the one that `package.json` gives types for.
 *
 * In `package.json` the first that exists wins: `types` or `typings`, the types of `exports['.']`, declarations beside
 * `main`, `index.d.ts`, `src/index.ts`. Subpaths of `exports` are not looked at.
 */
export function findEntryPoints(config: PackageConfig, info: PackageInfo): Found<readonly EntryPoint[]> {
  return config.entryPoints === undefined ? fromManifest(info) : fromConfig(config.entryPoints, info);
}

function fromConfig(entryPoints: Readonly<Record<string, string>>, info: PackageInfo): Found<readonly EntryPoint[]> {
  const value: EntryPoint[] = [];
  const better = fromManifest(info).value[0]?.file.slice(info.folder.length + 1);
  const problems: Problem[] = [];
  for (const [name, path] of Object.entries(entryPoints)) {
    const file = existingSource(info.folder, path);
    if (file === undefined) problems.push(missingEntryPoint({ package: info.name, name, path, found: better }));
    else value.push({ name: name.replace(/^\.\/?/, ''), file });
  }
  return { value: value.sort((a, b) => Number(a.name !== '') - Number(b.name !== '')), problems };
}

function fromManifest({ folder, manifest, name, placeOf }: PackageInfo): Found<readonly EntryPoint[]> {
  const candidates = [manifest.types, manifest.typings, exportedTypes(manifest.exports), manifest.main, 'index', 'src/index'];
  for (const candidate of candidates) {
    const file = typeof candidate === 'string' ? existingSource(folder, candidate) : undefined;
    if (file !== undefined) return { value: [{ name: '', file }], problems: [] };
  }
  const place = { file: placeOf(`${folder}/package.json`) ?? 'package.json' };
  return { value: [], problems: [noEntryPoint({ package: name, place })] };
}

/** Types of the package itself: `exports` may be a path, conditions, or conditions under `.`. */
function exportedTypes(exported: unknown): string | undefined {
  if (!isRecord(exported)) return undefined;
  if ('.' in exported) return exportedTypes(exported['.']);
  const { types } = exported;
  if (typeof types === 'string') return types;
  const branches = ['import', 'module-sync', 'default', 'require'].map((condition) => exportedTypes(exported[condition]));
  return exportedTypes(types) ?? branches.find((branch) => branch !== undefined);
}

/** The source or declarations for a path that may lack its extension or name a JavaScript file or a folder. */
function existingSource(folder: string, path: string): string | undefined {
  const base = join(folder, path).replaceAll('\\', '/').replace(/\/$/, '');
  const stem = base.replace(/\.([cm]?)js$/, '');
  const marks = /\.([cm])js$/.exec(base)?.[1] ?? '';
  const extensions = [`.d.${marks}ts`, `.${marks}ts`, '.d.ts', '.ts', '.tsx', '.mts', '.d.mts', '/index.d.ts', '/index.ts'];
  const candidates = /\.([cm]?ts|tsx)$/.test(base) ? [base] : extensions.map((extension) => `${stem}${extension}`);
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

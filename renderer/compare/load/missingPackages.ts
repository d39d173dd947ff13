import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { findTypes } from '../../api/program/virtualProgram.ts';
import { importedPackage } from '../../model/importedPackage.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';

/**
 * Sorted names of the packages that the types of a release mention and that cannot be found, or of modules that an installed one lacks. Instead of
 * Node.js, its types are named.
 *
 * @param bases absolute folders from which packages are imported, the best first
 */
export function missingPackages(snapshot: ApiSnapshot, bases: readonly string[]): readonly string[] {
  const text = JSON.stringify([snapshot.modules, snapshot.declarations]);
  const modules = new Set([...text.matchAll(/import\(\\"([^"\\]+)\\"\)/g)].map(([, name = '']) => name));
  const ambient = new Set(snapshot.types.flatMap((name) => (findTypes([name], bases).length > 0 ? [`@types/${name}`] : [])));
  const missing = [...modules].flatMap((module) => {
    const name = isBuiltin(module) ? '@types/node' : importedPackage(module);
    if (name === undefined || ambient.has(name) || isFound(isBuiltin(module) ? name : module, bases)) return [];
    // An installed package may lack a module of another version.
    return [!isBuiltin(module) && isFound(name, bases) ? module : name];
  });
  return [...new Set(missing)].sort();
}

function isFound(module: string, bases: readonly string[]): boolean {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
  const found = (base: string) => ts.resolveModuleName(module, `${base}/importer.ts`, options, ts.sys).resolvedModule;
  return bases.some((base) => found(base) !== undefined);
}

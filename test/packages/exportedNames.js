import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/**
 * What modules export, by the compiler's own resolution and `getExportsOfModule` and nothing else, so that neither the entry points
 * nor the names come from the code that is tested. A specifier that has no types is left out.
 *
 * @param {{ readonly folder: string, readonly specifiers: readonly string[] }} request `folder` has the `node_modules`.
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function exportedNames({ folder, specifiers }) {
  const files = new Map();
  for (const specifier of specifiers) {
    const file = resolve(specifier, folder);
    if (file !== undefined) files.set(specifier, file);
  }
  const program = ts.createProgram([...new Set(files.values())], options);
  const checker = program.getTypeChecker();
  const ambient = new Map(checker.getAmbientModules().map((module) => [module.name.slice(1, -1), module]));
  const namesOf = (specifier) => {
    const source = program.getSourceFile(files.get(specifier) ?? '');
    const module = (source && checker.getSymbolAtLocation(source)) ?? ambient.get(nameOf(specifier));
    const names = module === undefined ? [] : checker.getExportsOfModule(module).map(({ name }) => name);
    return [...new Set(names)].sort();
  };
  const typed = specifiers.filter((specifier) => files.has(specifier) || ambient.has(nameOf(specifier)));
  return new Map(typed.map((specifier) => [specifier, namesOf(specifier)]));
}

/**
 * Names that a package's `exports` spells out, that lead to types of its own, and that lead to none of the files behind `specifiers`.
 *
 * @param {{ readonly folder: string, readonly name: string, readonly specifiers: readonly string[] }} request
 * @returns {readonly string[]}
 */
export function forgottenEntries({ folder, name, specifiers }) {
  const path = realpathSync(join(folder, 'node_modules', name));
  const { exports = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const offered = Object.keys(exports).filter((subpath) => subpath.startsWith('.') && !subpath.includes('*'));
  const known = new Set(specifiers.map((specifier) => resolve(specifier, folder)));
  return offered
    .map((subpath) => name + subpath.slice(1))
    .filter((specifier) => {
      const file = resolve(specifier, folder);
      return file !== undefined && !known.has(file) && realpathSync(file).startsWith(path) && isModule(file);
    });
}

/** A file that neither imports nor exports declares things for everyone: it has no names. */
function isModule(file) {
  return ts.isExternalModule(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext));
}

function resolve(specifier, folder) {
  const { resolvedModule } = ts.resolveModuleName(specifier, `${folder}/importer.ts`, options, ts.sys);
  const file = resolvedModule?.resolvedFileName;
  return file !== undefined && /\.[cm]?tsx?$/.test(file) ? file : undefined;
}

/** Packages of DefinitelyTyped declare modules under the names of other packages. */
function nameOf(specifier) {
  return specifier.replace(/^@types\/[^/]+\//, '').replace(/^@types\//, '');
}

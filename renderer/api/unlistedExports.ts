import type ts from 'typescript';
import type { ApiModule, ApiPackage } from '../model/api.ts';
import type { EntryPoint } from './findEntryPoints.ts';

export interface UnlistedRequest {
  readonly package: ApiPackage;
  readonly program: ts.Program;
  readonly entryPoints: readonly EntryPoint[];
}

/**
 * Adds to each module the names that it exports and that the reference leaves out, such as what is marked `@internal`: whoever
 * imports one of them has made no mistake.
 */
export function withUnlistedExports({ package: pkg, program, entryPoints }: UnlistedRequest): ApiPackage {
  const checker = program.getTypeChecker();
  const namesOf = new Map(
    pkg.symbols.map(({ id, qualifiedName, flags }) => [id, flags.isDefault ? [qualifiedName, 'default'] : [qualifiedName]]),
  );
  const modules = pkg.modules.map((module): ApiModule => {
    const entry = entryPoints.find(({ name }) => name === module.name);
    const file = entry === undefined ? undefined : program.getSourceFile(entry.file);
    const symbol = file === undefined ? undefined : checker.getSymbolAtLocation(file);
    if (symbol === undefined) return module;
    const listed = new Set([
      ...[...module.references, ...(module.namespaces ?? [])].map(({ name }) => name),
      ...module.symbols.flatMap((id) => namesOf.get(id) ?? []),
    ]);
    const unlisted = checker.getExportsOfModule(symbol).flatMap(({ name }) => (listed.has(name) ? [] : [name]));
    return unlisted.length === 0 ? module : { ...module, unlisted: unlisted.sort() };
  });
  return { ...pkg, modules };
}

import ts from 'typescript';
import type { ApiModule, ApiPackage } from '../model/api.ts';
import type { EntryModule } from './entryModules.ts';

export interface UnlistedRequest {
  readonly package: ApiPackage;
  readonly program: ts.Program;
  readonly entryPoints: readonly EntryModule[];
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
    const symbol = entry && checker.getSymbolAtLocation(ts.isSourceFile(entry.node) ? entry.node : entry.node.name);
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

import { unlinkedPackage } from '../diagnostics/api.ts';
import type { ApiPackage } from '../model/api.ts';
import type { Problem } from '../model/problem.ts';

/** Documented packages whose types another documented package imports without finding them: its signatures have `any` instead of links. */
export function unlinkedPackages(packages: readonly ApiPackage[]): readonly Problem[] {
  const documented = new Set(packages.map(({ name }) => name));
  return packages.flatMap(({ name, unresolvedImports = [] }) =>
    unresolvedImports
      .filter((one) => documented.has(one.package))
      .map(({ package: imported, place }) => unlinkedPackage({ package: name, imported, place })),
  );
}

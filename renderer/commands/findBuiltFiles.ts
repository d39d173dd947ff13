import { sourceEntryPoints } from '../api/entry/sourceEntryPoints.ts';
import { builtFiles } from '../diagnostics/serve.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import { textOf } from '../packages/manifest.ts';
import { readManifest } from '../packages/readManifest.ts';

/** Packages that are documented from built files although their sources are there: an edit of a source changes nothing. */
export function findBuiltFiles({ api }: { readonly api: Pick<Config['api'], 'packages'> }): readonly Problem[] {
  return api.packages.filter(isFromManifest).flatMap(({ path, slug }) => {
    const { built, entryPoints } = sourceEntryPoints(path);
    if (built === undefined || entryPoints === undefined) return [];
    return [builtFiles({ name: textOf(readManifest(path)?.name) ?? slug, built, entryPoints })];
  });
}

function isFromManifest({ entryPoints, ref, artifact }: PackageConfig): boolean {
  return entryPoints === undefined && ref === undefined && artifact === undefined;
}

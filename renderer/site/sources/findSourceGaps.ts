import { readGitSource } from '../../api/program/readGitSource.ts';
import type { ApiModel, ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import { isInstalled } from '../../model/installedPackage.ts';
import type { BuildReport } from '../../model/report.ts';

/**
 * The packages without any source link, and why. Those that cannot be expected to have some are not among them: installed ones, and folders outside
 * of a repository. Neither are those of artifacts and refs, whose folders say nothing about them.
 */
export function findSourceGaps({ config, api }: { readonly config: Config; readonly api: ApiModel }): Pick<BuildReport, 'withoutSources'> {
  const found = config.api.packages.flatMap(({ slug, path, source, artifact, ref }) => {
    const pkg = api.packages.find((one) => one.slug === slug);
    if (pkg === undefined || hasSourceLinks(pkg) || source !== undefined || artifact !== undefined || ref !== undefined) return [];
    const git = isInstalled(path) ? undefined : readGitSource(path);
    return git === undefined ? [] : [{ name: pkg.name, gap: typeof git === 'object' ? ('not-committed' as const) : git }];
  });
  return found.length === 0 ? {} : { withoutSources: found };
}

function hasSourceLinks({ symbols }: ApiPackage): boolean {
  return symbols.length === 0 || symbols.some(({ sources }) => sources.some(({ url }) => url !== undefined));
}

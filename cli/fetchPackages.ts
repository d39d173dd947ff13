import { join, resolve } from 'node:path';
import type { Problem } from '../renderer/index.ts';
import { neutralize } from '../renderer/model/neutralize.ts';
import { isNpmSpec } from '../renderer/packages/registry/npmSpec.ts';
import { type CommandContext, exitCodes } from './context.ts';
import type { CliIo } from './io.ts';
import type { CommonOptions } from './options.ts';
import type { Reporter } from './report/createReporter.ts';

export interface FetchedPackages {
  /** Every named package is there. */
  readonly ok: boolean;
  /** The paths, with folders in place of `npm:` names. */
  readonly packages: readonly string[];
  readonly problems: readonly Problem[];
}

/** Fetches the packages that are named `npm:zod@4`, and says that it does: no other form of a command uses the network. */
export async function fetchPackages(
  paths: readonly string[],
  io: CliIo,
  options: Pick<CommonOptions, 'cacheDir' | 'quiet' | 'json'>,
): Promise<FetchedPackages> {
  if (!paths.some(isNpmSpec)) return { ok: true, packages: paths, problems: [] };
  const [{ fetchPackage }, { registries }] = await Promise.all([
    import('../renderer/packages/registry/fetchPackage.ts'),
    import('../renderer/packages/registry/registryOf.ts'),
  ]);
  const { cwd, env, signal, userCacheDir } = io;
  const givenFolder = options.cacheDir === undefined ? undefined : resolve(cwd, options.cacheDir);
  const base = givenFolder ?? join(userCacheDir ?? join(cwd, 'node_modules/.cache'), 'gqldocs');
  const registryOf = registries({ env, cwd });
  const packages: string[] = [];
  const problems: Problem[] = [];
  for (const path of paths) {
    const found = isNpmSpec(path)
      ? await fetchPackage({
          ...{ path, registryOf, signal, cacheFolder: join(base, 'registry'), givenFolder },
          onRelease: ({ name, version }, registry) => {
            if (!options.quiet && options.json !== true)
              io.stderr.write(
                `${neutralize(`Getting ${name} ${version} and its dependencies from ${registry}; none of their scripts runs.`)}\n`,
              );
          },
        })
      : { value: path, problems: [] };
    if (found.value !== undefined) packages.push(found.value);
    problems.push(...found.problems);
  }
  return { ok: packages.length === paths.length, packages, problems };
}

interface ReleasesRequest extends CommandContext {
  readonly reporter: Pick<Reporter, 'refuse'>;
  readonly options: Pick<CommonOptions, 'quiet' | 'json'>;
}

/** The same for a command that reads releases. If one cannot be had, the command ends, and the result is empty. */
export async function fetchReleases(
  given: readonly string[],
  { io, exit, reporter, options }: ReleasesRequest,
): Promise<readonly string[]> {
  const { ok, packages, problems } = await fetchPackages(given, io, options);
  if (!ok || options.json !== true) reporter.refuse(problems);
  if (ok) return packages;
  exit(exitCodes.usage);
  return [];
}

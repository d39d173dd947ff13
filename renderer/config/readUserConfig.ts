import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { environmentFiles } from '../cache/environmentFiles.ts';
import { hashOf } from '../cache/hashOf.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { runCached } from '../cache/runCached.ts';
import type { Found } from '../model/problem.ts';
import { bundleConfig, type ConfigBundle } from './bundleConfig.ts';
import { checkUserConfig } from './checkUserConfig.ts';
import { createLocate, type Locate } from './locate.ts';
import { runConfig } from './runConfig.ts';
import type { UserConfig } from './userConfig.ts';

/** What a user wrote, and where. */
export interface WrittenConfig {
  readonly user: UserConfig;
  readonly locate: Locate;
  /** Absolute paths of the config file and everything that it imports. */
  readonly files: readonly string[];
}

/** Bundles and evaluates a config file, and holds what it exports against the schema. */
export async function readUserConfig(path: string, cache: Cache = noCache): Promise<Found<WrittenConfig | undefined>> {
  const file = basename(path);
  const bundle = await bundleCached(path, cache);
  if (bundle.value === undefined) return { value: undefined, problems: bundle.problems };
  const run = await runConfig(bundle.value, file);
  if (run.problems.length > 0) return { value: undefined, problems: run.problems };
  const locate = createLocate({ file, source: await readFile(path, 'utf8') });
  const { value: user, problems } = checkUserConfig(run.value, locate);
  return { value: user && { user, locate, files: bundle.value.files }, problems };
}

function bundleCached(path: string, cache: Cache): Promise<Found<ConfigBundle | undefined>> {
  return runCached({
    cache,
    stage: 'config',
    key: hashOf(path),
    make: async () => {
      const value = await bundleConfig(path);
      return { value, files: value.value && [...value.value.files, ...environmentFiles(dirname(path))] };
    },
  });
}

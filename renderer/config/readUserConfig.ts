import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { createLocate, type Locate } from '../diagnostics/locate.ts';
import { environmentFiles } from '../engine/environmentFiles.ts';
import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { Found } from '../model/problem.ts';
import { bundleConfig } from './bundleConfig.ts';
import { checkUserConfig } from './checkUserConfig.ts';
import { runConfig } from './runConfig.ts';
import type { UserConfig } from './userConfig.ts';

/** A config as the user wrote it, with places. */
export interface WrittenConfig {
  readonly user: UserConfig;
  readonly locate: Locate;
  /** Absolute paths of the config file and everything that it imports. */
  readonly files: readonly string[];
}

/** Bundles and evaluates a config file, and validates its export. */
export async function readUserConfig(path: string, run: Session['run']): Promise<Found<WrittenConfig | undefined>> {
  const file = basename(path);
  const bundle = await run(bundleConfigTask, path);
  if (bundle.value === undefined) return { value: undefined, problems: bundle.problems };
  const exported = await runConfig(bundle.value, file);
  if (exported.problems.length > 0) return { value: undefined, problems: exported.problems };
  const locate = createLocate({ file, source: await readFile(path, 'utf8') });
  const { value: user, problems } = checkUserConfig(exported.value, locate);
  return { value: user && { user, locate, files: bundle.value.files }, problems };
}

/** The bundle alone is stored: the config itself runs each time, since it may look at the environment. */
const bundleConfigTask = defineTask({
  name: 'config',
  run: async (path: string, read) => {
    const bundle = await bundleConfig(path);
    if (bundle.value === undefined) read.untracked();
    else {
      read.note([...bundle.value.files, ...environmentFiles(dirname(path))]);
      read.noteModules(new Set(bundle.value.files.map((file) => dirname(file))));
    }
    return bundle;
  },
});

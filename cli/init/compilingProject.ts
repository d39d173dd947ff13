import { join, relative } from 'node:path';
import { openProjects } from '../../renderer/api/entry/openProjects.ts';
import { slashes } from '../../renderer/api/entry/readPackageInfo.ts';
import { realPath } from '../../renderer/packages/readRegularFile.ts';

/**
 * The tsconfig of a folder that compiles one of its files and writes the result, relative to the folder. One without `include` compiles all files:
 * with a config of ours in the root, it writes `dist/src/index.js` in place of `dist/index.js`, or fails because of its `rootDir`.
 */
export function compilingProject(folder: string, file: string): string | undefined {
  const real = realPath(folder);
  const projects = openProjects({ path: join(real, 'tsconfig.json') });
  for (const { path, options, includes } of projects?.all() ?? [])
    if (options.noEmit !== true && includes(slashes(join(real, file)))) return slashes(relative(real, path));
  return undefined;
}

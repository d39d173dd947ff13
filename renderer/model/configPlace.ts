import type { Config } from './config.ts';
import type { Place } from './problem.ts';
import { relativePath } from './relativePath.ts';

/** The place of a page that the site has by default: the config can change it. Without a config, the file that one would have. */
export function configPlace({ root, configFiles }: Pick<Config, 'root' | 'configFiles'>): Place {
  const [file] = configFiles;
  return { file: file === undefined ? 'gqldocs.config.ts' : relativePath(root, file) };
}

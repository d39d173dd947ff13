import { dirname, resolve } from 'node:path';

export interface ProjectRequest {
  /** Absolute. */
  readonly cwd: string;
  /** Config file, relative to `cwd`, when one was named. */
  readonly configFile?: string | undefined;
}

/** The folder of the config file, whether or not there is one: places in problems are relative to it. */
export function projectRoot({ cwd, configFile }: ProjectRequest): string {
  return configFile === undefined ? cwd : dirname(resolve(cwd, configFile));
}

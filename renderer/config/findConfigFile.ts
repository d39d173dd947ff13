import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { configAmbiguous, configMissing } from '../diagnostics/config.ts';
import type { Found } from '../model/problem.ts';

const configFileNames = ['gqldocs.config.ts', 'gqldocs.config.mts', 'gqldocs.config.js', 'gqldocs.config.mjs'] as const;

/** Absolute path of the config file: the named one, otherwise the only one in the folder. `config/missing` if there is none. */
export function findConfigFile({ cwd, configFile }: ProjectRequest): Found<string | undefined> {
  if (configFile !== undefined) {
    const path = resolve(cwd, configFile);
    return existsSync(path) ? { value: path, problems: [] } : { value: undefined, problems: [configMissing({ wanted: configFile })] };
  }
  const [name, ...others] = configFileNames.filter((file) => existsSync(resolve(cwd, file)));
  if (name === undefined) return { value: undefined, problems: [configMissing({ hasPackage: existsSync(resolve(cwd, 'package.json')) })] };
  if (others.length > 0) return { value: undefined, problems: [configAmbiguous([name, ...others])] };
  return { value: resolve(cwd, name), problems: [] };
}

interface ProjectRequest {
  /** Absolute. */
  readonly cwd: string;
  /** Config file, relative to `cwd`, when one was named. */
  readonly configFile?: string | undefined;
}

/** The folder of the config file, whether or not there is one: places in problems are relative to it. */
export function projectRoot({ cwd, configFile }: ProjectRequest): string {
  return configFile === undefined ? cwd : dirname(resolve(cwd, configFile));
}

import type { UserConfig } from './userConfig.ts';

/**
 * Gives the config of a `gqldocs.config.ts` its types, so that editors complete and check it.
 *
 * @returns the same object
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}

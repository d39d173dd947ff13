import type { UserConfig } from './userConfig.ts';

/** Gives a `gqldocs.config.ts` its types; returns what it was given. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}

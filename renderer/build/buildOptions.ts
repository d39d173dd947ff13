import type { BuildRequest } from './buildInto.ts';

/** All options of a build. Some functions of the Node API accept more. */
export const buildOptions: Readonly<Record<keyof Required<BuildRequest>, true>> = {
  cwd: true,
  configFile: true,
  packages: true,
  from: true,
  filter: true,
  refs: true,
  outDir: true,
  baseUrl: true,
  against: true,
  onProgress: true,
  signal: true,
  cacheDir: true,
  userCacheDir: true,
  keepsTemporary: true,
  threads: true,
  now: true,
};

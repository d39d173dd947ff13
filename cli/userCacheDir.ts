import { isAbsolute, join } from 'node:path';
import type { CliIo } from './io.ts';

export interface UserCacheRequest {
  readonly env: CliIo['env'];
  /** As `process.platform` has it. */
  readonly platform: string;
}

/** The user's cache folder on each system. Undefined if the environment does not name the user's folder. */
export function userCacheDir({ env, platform }: UserCacheRequest): string | undefined {
  const { XDG_CACHE_HOME: xdg = '', HOME: home = '', LOCALAPPDATA: local = '' } = env;
  // A relative one is to be ignored, as its specification says.
  if (isAbsolute(xdg)) return xdg;
  if (platform === 'win32') return local === '' ? undefined : local;
  if (!isAbsolute(home)) return undefined;
  return platform === 'darwin' ? join(home, 'Library/Caches') : join(home, '.cache');
}

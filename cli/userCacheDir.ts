import { isAbsolute, join } from 'node:path';
import type { CliIo } from './io.ts';

export interface UserCacheRequest {
  readonly env: CliIo['env'];
  /** As `process.platform` has it. */
  readonly platform: string;
}

/** Where programs of this user keep what can be made again, by the custom of each system. Undefined where nobody says who the user is. */
export function userCacheDir({ env, platform }: UserCacheRequest): string | undefined {
  const { XDG_CACHE_HOME: xdg = '', HOME: home = '', LOCALAPPDATA: local = '' } = env;
  // A relative one is to be ignored, as its specification says.
  if (isAbsolute(xdg)) return xdg;
  if (platform === 'win32') return local === '' ? undefined : local;
  if (!isAbsolute(home)) return undefined;
  return platform === 'darwin' ? join(home, 'Library/Caches') : join(home, '.cache');
}

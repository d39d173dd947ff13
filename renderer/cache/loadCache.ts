import { findCacheFolder } from './findCacheFolder.ts';
import { loadVersion } from './loadVersion.ts';
import { noCache } from './noCache.ts';
import { type Cache, openCache } from './openCache.ts';

export interface LoadCacheRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Absolute; false for none. Default: `node_modules/.cache/gqldocs` of the project. */
  readonly folder?: string | false | undefined;
}

/** The cache of a project. */
export function loadCache({ root, folder = findCacheFolder(root) }: LoadCacheRequest): Cache {
  if (folder === undefined || folder === false) return noCache;
  return openCache({ folder, version: loadVersion() });
}

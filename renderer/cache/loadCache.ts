import { type FindCacheRequest, findCacheFolder } from './findCacheFolder.ts';
import { loadVersion } from './loadVersion.ts';
import { noCache } from './noCache.ts';
import { type Cache, openCache } from './openCache.ts';

export interface LoadCacheRequest extends FindCacheRequest {
  /** Absolute; false for none. Default: `findCacheFolder`. */
  readonly folder?: string | false | undefined;
}

/** The cache of a project. */
export function loadCache({ folder, ...project }: LoadCacheRequest): Cache {
  const found = folder ?? findCacheFolder(project);
  if (found === undefined || found === false) return noCache;
  return openCache({ folder: found, version: loadVersion() });
}

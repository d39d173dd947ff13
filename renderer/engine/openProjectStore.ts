import { type FindCacheRequest, findCacheFolder } from './findCacheFolder.ts';
import { programVersion } from './programVersion.ts';
import { noStore, openStore, type Store } from './store.ts';

export interface ProjectStoreRequest extends FindCacheRequest {
  /** Absolute; false for none. Default: `findCacheFolder`. */
  readonly folder?: string | false | undefined;
}

/** The store of a project. */
export function openProjectStore({ folder, ...project }: ProjectStoreRequest): Store {
  const found = folder ?? findCacheFolder(project);
  if (found === undefined || found === false) return noStore;
  return openStore({ folder: found, version: programVersion() });
}

import { readStamp, type Stamp } from '../cache/readStamp.ts';
import type { ApiPackage } from '../model/api.ts';
import type { Found } from '../model/problem.ts';
import { type ReadArtefactRequest, readArtefact } from './readArtefact.ts';

export type ArtefactReader = (request: ReadArtefactRequest) => Promise<Found<ApiPackage | undefined>>;

/**
 * Reads artefacts for who builds again and again: while a file is as it was, so is its package, the very same object. What is in use is
 * all that is kept, one package for each file.
 */
export function createArtefactReader(): ArtefactReader {
  const known = new Map<string, { readonly stamp: Stamp; readonly takenAt: number; readonly found: Found<ApiPackage | undefined> }>();
  return async (request) => {
    const before = known.get(request.file);
    const takenAt = Date.now();
    const stamp = await readStamp(request.file, before?.stamp, before?.takenAt ?? 0);
    const isSame = before !== undefined && before.stamp.hash === stamp.hash;
    const found = isSame ? before.found : await readArtefact(request);
    known.set(request.file, { stamp, takenAt, found });
    return found;
  };
}

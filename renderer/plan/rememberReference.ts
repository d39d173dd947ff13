import { findTypeUses } from '../backlinks/findTypeUses.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { createMemory, type Remember } from '../cache/remember.ts';
import type { ApiModel, SymbolId } from '../model/api.ts';
import type { TypeUses } from '../model/backlinks.ts';

export interface RememberReferenceRequest {
  readonly api: ApiModel;
  /** Of the reference. Undefined: nobody knows. */
  readonly hash?: string | undefined;
  /** Default: none. */
  readonly cache?: Cache | undefined;
}

/**
 * A memory for one plan. Which types the reference uses where takes a walk through all of its declarations, and says little: it is kept under
 * the hash of the reference, so that a build in which only documents have changed needs no such walk. A process that builds again and
 * again remembers it by itself (`Cache.remember`).
 */
export async function rememberReference({ api, hash, cache = noCache }: RememberReferenceRequest): Promise<Remember> {
  if (cache.remember !== undefined) return cache.remember;
  const memory = createMemory();
  if (hash === undefined) return memory;
  const known = new Map<unknown, unknown>([[findTypeUses, await readUses({ api, hash, cache })]]);
  const knowing: Remember = (work, ...values) =>
    // What this very function made of them.
    values.length === 1 && values[0] === api && known.has(work) ? (known.get(work) as ReturnType<typeof work>) : memory(work, ...values);
  return knowing;
}

interface UsesRequest {
  readonly api: ApiModel;
  readonly hash: string;
  readonly cache: Cache;
}

async function readUses({ api, hash, cache }: UsesRequest): Promise<ReadonlyMap<SymbolId, TypeUses>> {
  const stored = await cache.read<readonly (readonly [SymbolId, TypeUses])[]>('type-uses', hash);
  if (stored !== undefined) return new Map(stored);
  const uses = findTypeUses(api);
  await cache.write('type-uses', hash, [...uses]);
  return uses;
}

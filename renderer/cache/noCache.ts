import type { Cache } from './openCache.ts';

/** Where nothing may be kept. */
export const noCache: Cache = { read: async () => undefined, write: async () => {}, prune: async () => {} };

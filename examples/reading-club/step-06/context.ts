import type { Database } from './database.ts';
import { createLoaders } from './loaders.ts';
import type { Viewer } from './viewer.ts';

/** What resolvers receive as their third argument. Each request gets its own. */
export interface Context {
  readonly database: Database;
  readonly viewer: Viewer | undefined;
  loaders: ReturnType<typeof createLoaders>;
}

export function createContext(database: Database, viewer?: Viewer): Context {
  return { database, viewer, loaders: createLoaders(database) };
}

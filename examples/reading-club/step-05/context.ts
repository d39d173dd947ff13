import type { Database } from './database.ts';
import { createLoaders } from './loaders.ts';

/** What resolvers receive as their third argument. Each request gets its own. */
export interface Context {
  readonly database: Database;
  loaders: ReturnType<typeof createLoaders>;
}

export function createContext(database: Database): Context {
  return { database, loaders: createLoaders(database) };
}

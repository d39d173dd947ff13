import type { Database } from './database.ts';

/** What resolvers receive as their third argument. Each request gets its own. */
export interface Context {
  readonly database: Database;
}

export function createContext(database: Database): Context {
  return { database };
}

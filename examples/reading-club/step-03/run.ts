import { graphql } from 'graphql';
import { createContext } from './context.ts';
import type { Database } from './database.ts';
import { schema } from './schema.ts';

/** Executes an operation without a server, for tests. */
export async function run(database: Database, source: string, variableValues = {}) {
  const contextValue = createContext(database);
  const result = await graphql({ schema, source, variableValues, contextValue });
  // As a client gets it: plain objects.
  return JSON.parse(JSON.stringify(result));
}

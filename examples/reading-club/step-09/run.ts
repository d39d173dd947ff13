import { graphql } from 'graphql';
import { createClub, createContext } from './context.ts';
import type { Database } from './database.ts';
import { schema } from './schema.ts';
import { findViewer } from './viewer.ts';

/** Executes an operation as a member, or as a visitor, without a server, for tests. */
export async function run(
  database: Database,
  source: string,
  variableValues = {},
  member?: string,
) {
  const viewer = member ? findViewer(database, `Bearer token-of-${member}`) : undefined;
  const contextValue = createContext(createClub(database), viewer);
  const result = await graphql({ schema, source, variableValues, contextValue });
  // As a client gets it: plain objects.
  return JSON.parse(JSON.stringify(result));
}

import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import type { Database } from './database.ts';

/** The member who makes the request. */
export interface Viewer {
  readonly id: number;
  readonly name: string;
}

/** Tokens are long and random, so a plain hash is enough. Passwords need more. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Reads a header `Authorization: Bearer …`. Undefined for visitors and for wrong tokens. */
export function findViewer(database: Database, header: unknown): Viewer | undefined {
  const [, token] =
    /^Bearer (\S+)$/i.exec(typeof header === 'string' ? header : '') ?? [];
  if (token === undefined) return undefined;
  return database.first<Viewer>(
    'SELECT id, name FROM members WHERE token_hash = ?',
    hashToken(token),
  );
}

/** For resolvers that only members may call. */
export function requireViewer({ viewer }: Context): Viewer {
  if (viewer) return viewer;
  throw new GraphQLError('Sign in first.', {
    extensions: { code: 'UNAUTHENTICATED' },
  });
}

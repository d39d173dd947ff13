import type { Database } from './database.ts';
import { createLoaders } from './loaders.ts';
import type { Review } from './reviewStore.ts';
import { Topic } from './topic.ts';
import type { Viewer } from './viewer.ts';

/** What lives as long as the server. */
export interface Club {
  readonly database: Database;
  /** Reviews at the moment at which they are published. */
  readonly published: Topic<Review>;
}

export function createClub(database: Database): Club {
  return { database, published: new Topic() };
}

/** What resolvers receive as their third argument. Each request gets its own. */
export interface Context extends Club {
  viewer: Viewer | undefined;
  loaders: ReturnType<typeof createLoaders>;
}

export function createContext(club: Club, viewer?: Viewer): Context {
  return { ...club, viewer, loaders: createLoaders(club.database) };
}

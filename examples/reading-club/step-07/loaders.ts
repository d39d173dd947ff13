import DataLoader from 'dataloader';
import type { Database } from './database.ts';

export interface Row {
  readonly id: number;
}

/** Loads rows by their ids: all ids of one moment in one statement. */
function rowLoader<R extends Row>(database: Database, select: string) {
  return new DataLoader<number, R | undefined>(async (ids) => {
    // One `?` for all ids. The text stays the same, so the statement is prepared once.
    const rows = database.all<R>(
      `${select} WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    // In the order of the ids, also if some do not exist.
    return ids.map((id) => byId.get(id));
  });
}

export interface Author extends Row {
  readonly name: string;
}

export interface Book extends Row {
  readonly title: string;
  readonly year: number;
  readonly authorId: number;
}

export interface Member extends Row {
  readonly name: string;
}

/** Loaders keep what they have loaded. Make new ones for each request. */
export function createLoaders(database: Database) {
  return {
    author: rowLoader<Author>(database, 'SELECT id, name FROM authors'),
    book: rowLoader<Book>(
      database,
      'SELECT id, title, year, author_id AS authorId FROM books',
    ),
    // Never the column with the hashes.
    member: rowLoader<Member>(database, 'SELECT id, name FROM members'),
  };
}

import type { Database } from './database.ts';
import { hashToken } from './viewer.ts';

/** Books and members to try the server with. Does nothing if the database has some. */
export function addSampleData(database: Database) {
  if (database.first('SELECT id FROM books')) return;
  database.all(
    "INSERT INTO authors (id, name) VALUES (1, 'Mary Shelley'), (2, 'Jane Austen')",
  );
  database.all(`
    INSERT INTO books (id, title, year, author_id) VALUES
      (1, 'Frankenstein', 1818, 1),
      (2, 'Emma', 1815, 2),
      (3, 'Persuasion', 1817, 2),
      (4, 'The Last Man', 1826, 1)
  `);
  for (const name of ['Ada', 'Ben']) {
    database.all(
      'INSERT INTO members (name, token_hash) VALUES (?, ?)',
      name,
      // Anyone can read these tokens here: keep them out of production.
      hashToken(`token-of-${name.toLowerCase()}`),
    );
  }
}

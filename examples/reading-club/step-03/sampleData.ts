import type { Database } from './database.ts';

/** Books to try the server with. Does nothing if the database has some. */
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
}

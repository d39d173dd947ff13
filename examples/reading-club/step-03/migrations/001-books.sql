CREATE TABLE authors (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE books (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  year INTEGER NOT NULL,
  author_id INTEGER NOT NULL REFERENCES authors (id)
);

CREATE INDEX books_by_title ON books (title, id);
CREATE INDEX books_by_author ON books (author_id, title, id);

CREATE TABLE reviews (
  id INTEGER PRIMARY KEY,
  book_id INTEGER NOT NULL REFERENCES books (id),
  member_id INTEGER NOT NULL REFERENCES members (id),
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text TEXT NOT NULL,
  -- A draft until it is published.
  is_public INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX reviews_by_book ON reviews (book_id, id);

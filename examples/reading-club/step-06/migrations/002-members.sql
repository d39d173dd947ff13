CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- SHA-256 of the access token. Who reads the database can't sign in with it.
  token_hash TEXT NOT NULL UNIQUE
);

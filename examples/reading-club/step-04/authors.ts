import type { Context } from './context.ts';
import type { Module } from './makeSchema.ts';

export interface Author {
  readonly id: number;
  readonly name: string;
}

export const authors: Module = {
  typeDefs: /* GraphQL */ `
    extend type Book {
      author: Author!
    }

    type Author {
      id: ID!
      name: String!
      "At most 50, in alphabetical order."
      books: [Book!]!
    }
  `,
  resolvers: {
    Book: {
      author: (book: { authorId: number }, _args: unknown, { database }: Context) =>
        database.first('SELECT id, name FROM authors WHERE id = ?', book.authorId),
    },
    Author: {
      books: ({ id }: Author, _args: unknown, { database }: Context) =>
        database.all(
          'SELECT id, title, year, author_id AS authorId FROM books ' +
            'WHERE author_id = ? ORDER BY title, id LIMIT 50',
          id,
        ),
    },
  },
};

import type { Context } from './context.ts';
import type { Author, Book } from './loaders.ts';
import type { Module } from './makeSchema.ts';

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
      author: ({ authorId }: Book, _args: unknown, { loaders }: Context) =>
        loaders.author.load(authorId),
    },
    Author: {
      books: async ({ id }: Author, _args: unknown, { database, loaders }: Context) => {
        const rows = database.all<{ id: number }>(
          'SELECT id FROM books WHERE author_id = ? ORDER BY title, id LIMIT 50',
          id,
        );
        return loaders.book.loadMany(rows.map((row) => row.id));
      },
    },
  },
};

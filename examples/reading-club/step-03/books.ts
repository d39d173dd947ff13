import type { Context } from './context.ts';
import type { Module } from './makeSchema.ts';

const columns = 'id, title, year, author_id AS authorId';

export const books: Module = {
  typeDefs: /* GraphQL */ `
    type Query {
      book(id: ID!): Book
      "In alphabetical order."
      books: [Book!]!
    }

    type Book {
      id: ID!
      title: String!
      year: Int!
    }
  `,
  resolvers: {
    Query: {
      book: (_source: unknown, { id }: { id: string }, { database }: Context) =>
        database.first(`SELECT ${columns} FROM books WHERE id = ?`, id),
      books: (_source: unknown, _args: unknown, { database }: Context) =>
        database.all(`SELECT ${columns} FROM books ORDER BY title, id LIMIT 50`),
    },
  },
};

import type { Context } from './context.ts';
import type { Database } from './database.ts';
import type { Book } from './loaders.ts';
import type { Module } from './makeSchema.ts';
import { findPage, type PageArgs, pageInfoTypeDefs } from './pagination.ts';

const select = 'SELECT id, title, year, author_id AS authorId FROM books';

// #region page
type BookKey = readonly [title: string, id: number];

function findBooks(database: Database, args: PageArgs) {
  return findPage<Book, BookKey>(args, {
    keyOf: ({ title, id }) => [title, id],
    isKey: (value): value is BookKey =>
      Array.isArray(value) &&
      value.length === 2 &&
      typeof value[0] === 'string' &&
      Number.isSafeInteger(value[1]),
    load: ({ after, limit }) =>
      after
        ? database.all(
            // The index books_by_title has this order, so nothing is sorted or skipped.
            `${select} WHERE (title, id) > (?, ?) ORDER BY title, id LIMIT ?`,
            ...after,
            limit,
          )
        : database.all(`${select} ORDER BY title, id LIMIT ?`, limit),
  });
}
// #endregion page

export const books: Module = {
  typeDefs: /* GraphQL */ `
    type Query {
      book(id: ID!): Book
      "In alphabetical order. At most 50 on a page."
      books(first: Int! = 10, after: String): BookConnection!
    }

    type Book {
      id: ID!
      title: String!
      year: Int!
    }

    type BookConnection {
      edges: [BookEdge!]!
      pageInfo: PageInfo!
    }

    type BookEdge {
      node: Book!
      cursor: String!
    }

    ${pageInfoTypeDefs}
  `,
  resolvers: {
    Query: {
      book: (_source: unknown, { id }: { id: string }, { database }: Context) =>
        database.first(`${select} WHERE id = ?`, id),
      books: (_source: unknown, args: PageArgs, { database }: Context) =>
        findBooks(database, args),
    },
  },
};

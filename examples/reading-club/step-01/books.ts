import type { Module } from './makeSchema.ts';

interface Book {
  readonly id: number;
  readonly title: string;
  readonly year: number;
}

const all: readonly Book[] = [
  { id: 1, title: 'Frankenstein', year: 1818 },
  { id: 2, title: 'Emma', year: 1815 },
  { id: 3, title: 'Persuasion', year: 1817 },
];

export const books: Module = {
  typeDefs: /* GraphQL */ `
    type Query {
      book(id: ID!): Book
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
      book: (_source: unknown, { id }: { id: string }) =>
        all.find((book) => String(book.id) === id),
      books: () => all,
    },
  },
};

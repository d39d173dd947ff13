import type { Context } from './context.ts';
import type { Book } from './loaders.ts';
import type { Module } from './makeSchema.ts';
import {
  addReview,
  findReview,
  findReviews,
  type NewReview,
  publishReview,
  type Review,
} from './reviewStore.ts';
import { requireViewer } from './viewer.ts';

export const reviews: Module = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      review(id: ID!): Review
    }

    extend type Book {
      "At most 50. Published reviews, and your own drafts."
      reviews: [Review!]!
    }

    type Review {
      id: ID!
      book: Book!
      by: Member!
      stars: Int!
      text: String!
      isPublic: Boolean!
    }

    type Mutation {
      "Adds a draft."
      addReview(input: AddReviewInput!): Review!
      publishReview(id: ID!): Review!
    }

    input AddReviewInput {
      bookId: ID!
      stars: Int!
      text: String!
    }
  `,
  resolvers: {
    Query: {
      review: (_source: unknown, { id }: { id: string }, context: Context) =>
        findReview(context.database, context.viewer, id),
    },
    Book: {
      reviews: ({ id }: Book, _args: unknown, { database, viewer }: Context) =>
        findReviews(database, viewer, { bookId: id, limit: 50 }),
    },
    Review: {
      book: ({ bookId }: Review, _args: unknown, { loaders }: Context) =>
        loaders.book.load(bookId),
      by: ({ memberId }: Review, _args: unknown, { loaders }: Context) =>
        loaders.member.load(memberId),
      isPublic: ({ isPublic }: Review) => isPublic === 1,
    },
    Mutation: {
      addReview: (_source: unknown, { input }: { input: NewReview }, context: Context) =>
        addReview(context.database, requireViewer(context), input),
      publishReview: (_source: unknown, { id }: { id: string }, context: Context) =>
        publishReview(context.database, requireViewer(context), id).review,
    },
  },
};

import type { Context } from './context.ts';
import type { Book } from './loaders.ts';
import type { Module } from './makeSchema.ts';
import { findPage, type PageArgs } from './pagination.ts';
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
      "Published reviews, and your own drafts. At most 50 on a page."
      reviews(first: Int! = 10, after: String): ReviewConnection!
    }

    type ReviewConnection {
      edges: [ReviewEdge!]!
      pageInfo: PageInfo!
    }

    type ReviewEdge {
      node: Review!
      cursor: String!
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
      // #region page
      reviews: ({ id }: Book, args: PageArgs, { database, viewer }: Context) =>
        findPage<Review, number>(args, {
          keyOf: (review) => review.id,
          isKey: (value): value is number => Number.isSafeInteger(value),
          load: ({ after, limit }) =>
            findReviews(database, viewer, { bookId: id, after, limit }),
        }),
      // #endregion page
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

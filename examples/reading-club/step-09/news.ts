import type { Context } from './context.ts';
import { createLoaders } from './loaders.ts';
import type { Module } from './makeSchema.ts';
import type { Review } from './reviewStore.ts';

export const news: Module = {
  typeDefs: /* GraphQL */ `
    type Subscription {
      "Published reviews, of all books or of one."
      reviewPublished(bookId: ID): Review!
    }
  `,
  resolvers: {
    Subscription: {
      reviewPublished: {
        // Only published reviews come here, which everyone may see.
        subscribe: (
          _source: unknown,
          args: { bookId?: string | null },
          context: Context,
        ) =>
          context.published.subscribe(
            ({ bookId }) => args.bookId == null || args.bookId === String(bookId),
          ),
        resolve(review: Review, _args: unknown, context: Context) {
          // A subscription is open for hours, and its token can be revoked meanwhile. Each event
          // is executed as for a visitor, with loaders that don't know rows of earlier ones.
          context.viewer = undefined;
          context.loaders = createLoaders(context.database);
          return review;
        },
      },
    },
  },
};

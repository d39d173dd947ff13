import type { Context } from './context.ts';
import type { Module } from './makeSchema.ts';

export const members: Module = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "The member who makes the request, or null for visitors."
      me: Member
    }

    type Member {
      id: ID!
      name: String!
    }
  `,
  resolvers: {
    Query: {
      me: (_source: unknown, _args: unknown, { viewer }: Context) => viewer,
    },
  },
};

import {
  buildSchema,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';

/** Accepts functions with parameters of any type. */
type Resolve = (
  source: never,
  args: never,
  context: never,
  info: GraphQLResolveInfo,
) => unknown;

/** A part of the schema with its resolvers: a function for each field that needs one. */
export interface Module {
  readonly typeDefs: string;
  readonly resolvers: {
    readonly [type: string]: {
      readonly [field: string]: Resolve | { subscribe: Resolve; resolve: Resolve };
    };
  };
}

export function makeSchema(modules: readonly Module[]): GraphQLSchema {
  const schema = buildSchema(modules.map(({ typeDefs }) => typeDefs).join('\n'));
  for (const { resolvers } of modules) {
    for (const [typeName, fields] of Object.entries(resolvers)) {
      const type = schema.getType(typeName);
      for (const [fieldName, resolver] of Object.entries(fields)) {
        const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
        // Without this error, a misspelled resolver would never be called.
        if (!field) throw new Error(`There is no field ${typeName}.${fieldName}.`);
        Object.assign(
          field,
          typeof resolver === 'function' ? { resolve: resolver } : resolver,
        );
      }
    }
  }
  return schema;
}

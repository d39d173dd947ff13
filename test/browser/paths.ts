/** One of each kind of page of the site of GraphQL.js. */
export const paths = [
  '',
  'docs/tutorials',
  'docs/tutorials/basic-types',
  'api',
  'api/graphql-js',
  'api/graphql-js/class/GraphQLSchema',
  'api/graphql-js/enum/Kind',
  'api/graphql-js/function/graphql',
  'api/graphql-js/interface/ExecutionResult',
  'api/graphql-js/type/GraphQLType',
  'api/graphql-js/variable/specifiedRules',
];

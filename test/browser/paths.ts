/** One of each kind of page of the site of GraphQL.js. */
export const paths = [
  '',
  'docs/tutorials',
  'docs/tutorials/basic-types',
  'api',
  'api/graphql-js',
  'api/graphql-js/class/GraphQLSchema',
  'api/graphql-js/class/GraphQLSchema/used-by',
  'api/graphql-js/class/GraphQLObjectType',
  'api/graphql-js/enum/Kind',
  'api/graphql-js/function/graphql',
  'api/graphql-js/interface/ExecutionResult',
  'api/graphql-js/type/GraphQLType',
  'api/graphql-js/variable/specifiedRules',
  'api/graphql-js/changes',
  'api/graphql-js/changes/17.0.0',
  'api/graphql-js/deprecated',
  'api/graphql-js/changes/upgrade-17',
  'search',
];

/** Further pages of a site of packages without a config: home page, modules, README, CHANGELOG. */
export const packagePaths = [
  '',
  'api',
  'api/workspace-extra',
  'api/workspace-extra/text',
  'api/workspace-extra/readme',
  'api/workspace-core/changelog',
  'api/workspace-core/function/add',
];

/** Pages of the site of GraphQL.js with different templates: `npm test` looks at these. */
export const mainPaths = [
  '',
  'docs/tutorials/basic-types',
  'api/graphql-js',
  'api/graphql-js/class/GraphQLError',
  'api/graphql-js/function/graphql',
  'api/graphql-js/changes/17.0.0',
  'search',
];

/** Other kinds of pages of that site. */
export const otherPaths = [
  'docs/tutorials',
  'api',
  'api/graphql-js/class/GraphQLSchema',
  'api/graphql-js/class/GraphQLSchema/used-by',
  'api/graphql-js/class/GraphQLObjectType',
  'api/graphql-js/enum/Kind',
  'api/graphql-js/interface/ExecutionResult',
  'api/graphql-js/type/GraphQLType',
  'api/graphql-js/variable/specifiedRules',
  'api/graphql-js/changes',
  'api/graphql-js/deprecated',
  'api/graphql-js/changes/upgrade-17',
];

export const paths = [...mainPaths, ...otherPaths];

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

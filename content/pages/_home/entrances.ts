/** Entrances of the home page, by reader. */
export const readers: readonly {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly href: string; readonly text: string };
  readonly links: readonly { readonly href: string; readonly text: string }[];
}[] = [
  {
    title: 'New to GraphQL.js',
    text: 'Write a schema, run a query and serve it over HTTP. You need JavaScript and Node.js 22 or later.',
    action: { href: '/docs/tutorials/', text: 'Start the tutorial' },
    links: [
      { href: '/docs/tutorials/running-an-express-graphql-server', text: 'Run a server' },
      { href: '/docs/tutorials/errors-and-nullability', text: 'Understand errors' },
      { href: '/docs/tutorials/securing-an-endpoint', text: 'Secure an endpoint' },
    ],
  },
  {
    title: 'Coming from version 16',
    text: 'Seven steps from 16.15 to 17.1, with all removed exports, new messages and changed defaults.',
    action: { href: '/docs/tutorials/upgrading-to-17', text: 'Upgrade to 17' },
    links: [
      { href: '/docs/tutorials/upgrading-to-17#removed-exports', text: 'Removed exports' },
      { href: '/docs/tutorials/upgrading-to-17#messages', text: 'Changed messages' },
      { href: '/docs/tutorials/express-graphql', text: 'Leave express-graphql' },
      { href: '/api/graphql-js-16', text: 'Reference of version 16' },
    ],
  },
  {
    title: 'Looking something up',
    text: 'Every export with its types, its source and examples. Or search for a name, a type, or an error message.',
    action: { href: '/api/graphql-js', text: 'Open the API reference' },
    links: [
      { href: '/api/graphql-js/function/execute', text: 'execute' },
      { href: '/api/graphql-js/class/GraphQLSchema', text: 'GraphQLSchema' },
      { href: '/docs/tutorials/troubleshooting', text: 'Error messages' },
    ],
  },
];

/** Entrances to the API reference, by task. */
export const tasks: readonly {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly kind: 'class' | 'function'; readonly text: string }[];
}[] = [
  {
    title: 'Execute operations',
    links: [
      { name: 'graphql', kind: 'function', text: 'From source text to a result, in one call' },
      { name: 'parse', kind: 'function', text: 'Source text to a syntax tree' },
      { name: 'validate', kind: 'function', text: 'Errors of a document, before it is executed' },
      { name: 'execute', kind: 'function', text: 'Calls resolvers and collects the values' },
      { name: 'subscribe', kind: 'function', text: 'A stream of results' },
    ],
  },
  {
    title: 'Describe data',
    links: [
      { name: 'GraphQLSchema', kind: 'class', text: 'All types of an API' },
      { name: 'GraphQLObjectType', kind: 'class', text: 'An object with fields' },
      { name: 'GraphQLScalarType', kind: 'class', text: 'Dates, money, other values' },
      { name: 'buildSchema', kind: 'function', text: 'A schema from the schema language' },
      { name: 'extendSchema', kind: 'function', text: 'More definitions for an existing schema' },
    ],
  },
  {
    title: 'Build tools',
    links: [
      { name: 'visit', kind: 'function', text: 'Walks through a tree and changes it' },
      { name: 'print', kind: 'function', text: 'A tree to source text' },
      { name: 'printSchema', kind: 'function', text: 'A schema to source text' },
      { name: 'findSchemaChanges', kind: 'function', text: 'The changes between two schemas' },
      { name: 'GraphQLError', kind: 'class', text: 'Errors with locations and codes' },
    ],
  },
];

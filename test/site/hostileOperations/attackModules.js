// Runs next to the modules of the page, with GraphQL.js 17 and 16. Prints one JSON object: what each attack achieved.
import { buildSchema, GraphQLError, graphql, parse, specifiedRules, subscribe, validate } from 'graphql';
import { authDefinitions, protect } from './auth.js';
import { limitOperations } from './limits.js';
import { maskError } from './mask.js';
import { operations } from './operations.js';

const shop = buildSchema(`
  type Query {
    hello: String
    users(first: Int = 500): [User!]!
    latest(last: Int): [User!]!
    byIds(ids: [ID!]!): [User!]!
    byTeams(teams: [[ID!]!]!): [User!]!
    matching(filter: Filter!): [User!]!
    page(first: Int! = 10): UserConnection!
    search(first: Int!): Found
    matrix: [[User!]!]!
    anyone: Person
    found: FoundPerson
    nodes: [User!]!
  }
  input Filter { ids: [ID!] not: Filter }
  type Mutation { login(password: String): String remove(ids: [ID!]!): Int }
  union Found = UserConnection | User
  interface Person { friends(first: Int! = 3): [User!]! tags: [String!]! }
  type Member implements Person { friends(first: Int! = 2000): [User!]! tags(limit: Int! = 2000): [String!]! }
  union FoundPerson = Member
  type UserConnection { edges: [UserEdge!]! nodes: [User!]! total: Int }
  type UserEdge { node: User! }
  type User { name: String friends(first: Int! = 3): [User!]! page(first: Int! = 10): UserConnection! nodes: [User!]! }
`);
const limits = { maxDepth: 8, maxRootFields: 5, maxCost: 1000 };

/** JSON of this depth could not be written here. */
const nested = Array.from({ length: 100_000 }).reduce((inner) => [inner], []);

function judge({ source, variables }) {
  const values = variables?.filter === 'NESTED' ? { filter: nested } : variables;
  const rules = [...specifiedRules, limitOperations(limits, values)];
  return validate(shop, parse(source), rules)[0]?.message ?? 'accepted';
}

const text = buildSchema(`
  scalar Day
  input Period { from: Day to: [Day!] }
  type Query {
    events(on: Day, in: Period): String
    plain: String  emptyCode: String  text: String  rejected: String  returned: String  aggregate: String
    withExtensions: String  wrapped: String  withPath: String  noCode: String  located: String  number: Int
    list: [String!]!  deliberate: String
  }
`);
const secret = Object.assign(new Error('secret: db.internal'), { extensions: { code: 'NOT_FOUND', secret: 'secret' } });
const failing = (thrown) => () => {
  throw thrown;
};
Object.assign(text.getType('Day'), {
  parseValue: failing(secret),
  parseLiteral: failing(secret),
  coerceInputValue: failing(secret),
  coerceInputLiteral: failing(secret),
});
const answers = {
  plain: failing(new Error('secret')),
  text: failing('secret'),
  rejected: () => Promise.reject(new TypeError('secret')),
  returned: () => new Error('secret'),
  aggregate: failing(new AggregateError([new GraphQLError('secret', { extensions: { code: 'NOT_FOUND' } })], 'secret')),
  withExtensions: failing(secret),
  wrapped: failing(new GraphQLError('secret', { originalError: secret })),
  withPath: failing(Object.assign(new Error('secret'), { path: ['secret'] })),
  noCode: failing(new GraphQLError('secret')),
  emptyCode: failing(new GraphQLError('secret', { extensions: { code: null } })),
  located: failing(new GraphQLError('secret', { path: ['a'], originalError: secret })),
  number: () => 'secret',
  list: () => [Promise.resolve('a'), Promise.reject(new Error('secret'))],
  deliberate: failing(new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })),
};
const asked = [
  ...Object.keys(answers).map((name) => [`{ ${name} }`]),
  ['{ events(on: "today") }'],
  ['{ events(in: { to: ["today"] }) }'],
  ['query ($day: Day) { events(on: $day) }', { day: 'today' }],
  ['query ($day: Day = "today") { events(on: $day) }'],
  ['query ($in: Period) { events(in: $in) }', { in: { from: 'today', to: 'tomorrow' } }],
];

async function answer([source, variableValues]) {
  const logged = [];
  const { errors = [] } = await graphql({ schema: text, rootValue: answers, source, variableValues });
  const sent = JSON.stringify(errors.map((error) => maskError(error, ({ message }) => logged.push(message))));
  return { source, sent, logged };
}

let opened = 0;
let changed = 0;
const guarded = protect(
  buildSchema(`
    ${authDefinitions}
    type Query { anyone: Person found: Found hidden: String @auth }
    type Mutation { change: Int @auth(requires: ADMIN) }
    type Subscription { logins: String @auth }
    interface Base { email: String @auth }
    interface Person implements Base { email: String }
    type User implements Person & Base { email: String @auth(requires: ADMIN) name: String }
    union Found = User
  `),
);
const user = { __typename: 'User', email: 'secret', name: 'Ada' };
const rootValue = {
  anyone: user,
  found: user,
  hidden: 'secret',
  change: () => (changed += 1),
  async *logins() {
    opened += 1;
    yield { logins: 'secret' };
  },
};

async function request(source, contextValue) {
  const isStream = source.startsWith('subscription');
  const result = isStream
    ? await subscribe({ schema: guarded, document: parse(source), rootValue, contextValue })
    : await graphql({ schema: guarded, source, rootValue, contextValue });
  return `${source} ${JSON.stringify(result)} opened ${opened} changed ${changed}`;
}

const protectedSources = [
  '{ anyone { email } }',
  '{ anyone { ... on Base { constructor: email } } }',
  '{ found { ...F } } fragment F on User { a: email }',
  '{ hidden }',
  'mutation { change }',
  'subscription { logins }',
];
const contexts = [undefined, null, {}, { roles: [] }, { roles: ['ADMINISTRATOR'] }, { roles: 'SUPERUSER, ADMIN' }];
const permitted = { roles: ['USER', 'ADMIN'] };

function startWith(definitions) {
  try {
    protect(buildSchema(`${definitions} type Query { a: Int }`));
    return 'started';
  } catch ({ message }) {
    return message;
  }
}

const declaration = 'enum Role { USER } directive @auth(requires: Role! = USER)';
const denied = [];
for (const context of contexts) for (const source of protectedSources) denied.push(await request(source, context));
console.log(
  JSON.stringify({
    limits: Object.fromEntries(operations.map((operation) => [operation.name, judge(operation)])),
    masks: await Promise.all(asked.map(answer)),
    denied,
    halfPermitted: await request('{ anyone { email } }', { roles: ['ADMIN'] }),
    permitted: await request('{ anyone { email } hidden }', permitted),
    starts: ['', `${declaration} on OBJECT | FIELD_DEFINITION`, `${declaration} repeatable on FIELD_DEFINITION`].map(startWith),
  }),
);

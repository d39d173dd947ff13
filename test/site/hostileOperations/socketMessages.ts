/** What a client sends over a WebSocket, each time with a new connection. */
export interface HostileMessages {
  readonly name: string;
  /** Parameters of the connection, or `null` to send none. */
  readonly params: unknown;
  /** Documents, each as a subscription of its own. */
  readonly documents: readonly unknown[];
  /** A part of the messages that the server sends, or of its reason for closing. */
  readonly expected: string;
}

const listen = 'subscription { messageSent(room: "tea") { text } }';
const room = 'messageSent(room: "tea") { text }';
const ada = { token: 'token-of-ada' };

/** For the server with WebSockets. */
export const socketMessages: readonly HostileMessages[] = [
  { name: 'a query of a member', params: ada, documents: ['{ version }'], expected: '{"data":{"version":null}}' },
  { name: 'no parameters', params: null, documents: [listen], expected: 'UNAUTHENTICATED' },
  { name: 'a token that is an object', params: { token: { toString: 1 } }, documents: [listen], expected: 'UNAUTHENTICATED' },
  {
    name: 'a mutation of a visitor',
    params: {},
    documents: ['mutation { sendMessage(room: "a", text: "b") { text } }'],
    expected: 'UNAUTHENTICATED',
  },
  {
    name: 'a document that is nested too deeply for recursion',
    params: ada,
    documents: ['{a'.repeat(20_000)],
    expected: 'more than 1000 tokens',
  },
  { name: 'a syntax error, which must not close the connection', params: ada, documents: ['{'], expected: '"type":"error"' },
  { name: 'many tokens', params: ada, documents: [`{ ${'version '.repeat(1100)} }`], expected: 'more than 1000 tokens' },
  { name: 'a query that is a number', params: ada, documents: [5], expected: 'Invalid message' },
  { name: 'a large message', params: ada, documents: [`# ${'a'.repeat(200_000)}`], expected: '1009' },
  { name: 'too many subscriptions', params: ada, documents: Array(25).fill(listen), expected: 'too many subscriptions' },
  { name: 'parameters that are a text', params: 'token-of-ada', documents: [listen], expected: '4400' },
  { name: 'parameters in a list', params: [ada], documents: [listen], expected: '4400' },
  { name: 'a token with a name of the prototype', params: { token: '__proto__' }, documents: [listen], expected: 'UNAUTHENTICATED' },
  { name: 'two root fields', params: ada, documents: [`subscription { a: ${room} b: ${room} }`], expected: 'only one top level field' },
  {
    name: 'a condition at the root',
    params: ada,
    documents: [`subscription { messageSent(room: "tea") @skip(if: true) { text } }`],
    expected: '@skip',
  },
  { name: 'introspection at the root', params: ada, documents: ['subscription { __typename }'], expected: 'introspection' },
  { name: 'a fragment in a circle', params: ada, documents: ['{ ...A } fragment A on Query { ...A }'], expected: 'within itself' },
  { name: 'no document', params: ada, documents: [''], expected: 'Unexpected <EOF>' },
  {
    name: 'a missing variable',
    params: ada,
    documents: ['subscription ($room: String!) { messageSent(room: $room) { text } }'],
    expected: 'has invalid value',
  },
  {
    name: 'two operations without a name',
    params: ada,
    documents: ['query A { version } query B { version }'],
    expected: 'identify operation',
  },
  {
    name: 'the stream in a fragment, of a visitor',
    params: {},
    documents: [`subscription { ...A } fragment A on Subscription { ${room} }`],
    expected: 'UNAUTHENTICATED',
  },
  {
    name: 'the stream under another name, of a visitor',
    params: {},
    documents: [`subscription { __typename_: ${room} }`],
    expected: 'UNAUTHENTICATED',
  },
  { name: 'an unknown field', params: ada, documents: ['subscription { secrets }'], expected: 'Cannot query field' },
];

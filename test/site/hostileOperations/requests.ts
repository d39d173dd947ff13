/** A request to a sample server; the body is sent as JSON unless it is a string. */
export interface HostileRequest {
  readonly name: string;
  readonly method?: string;
  readonly path?: string;
  readonly type?: string;
  readonly accept?: string;
  readonly encoding?: 'gzip';
  readonly body?: unknown;
  /** The status, and a part of the body. */
  readonly expected: readonly [status: number, text: string];
}

const json = 'application/json';
const hello = '{ fast }';
const get = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

/** For the complete server. */
export const serverRequests: readonly HostileRequest[] = [
  { name: 'a normal request', body: { query: hello }, expected: [200, '{"data":{"fast":"done"}}'] },
  { name: 'JSON as text/plain, which sites may send without asking', type: 'text/plain', body: { query: hello }, expected: [415, ''] },
  { name: 'JSON without a type', type: '', body: { query: hello }, expected: [415, ''] },
  { name: 'a form', type: 'application/x-www-form-urlencoded', body: 'query=%7Bfast%7D', expected: [400, 'The request failed'] },
  { name: 'a multipart form', type: 'multipart/form-data; boundary=x', body: '--x--', expected: [400, 'The request failed'] },
  { name: 'a batch', body: [{ query: hello }, { query: hello }], expected: [400, 'The request is invalid.'] },
  { name: 'broken JSON', body: '{ "query": ', expected: [400, 'The request failed (400).'] },
  { name: 'no query', body: {}, expected: [400, 'The request is invalid.'] },
  { name: 'a query that is an object', body: { query: { constructor: 1 } }, expected: [400, 'The request is invalid.'] },
  { name: 'variables in a list', body: { query: hello, variables: [1] }, expected: [400, 'The request is invalid.'] },
  { name: 'an unknown operation name', body: { query: hello, operationName: 'B' }, expected: [400, 'Unable to detect operation'] },
  { name: 'another method', method: 'PUT', body: { query: hello }, expected: [405, ''] },
  { name: 'an unknown media type', accept: 'image/png', body: { query: hello }, expected: [406, ''] },
  {
    name: 'errors for clients without the new media type',
    accept: json,
    body: { query: '{ fats }' },
    expected: [200, 'Cannot query field'],
  },
  { name: 'a large body', body: { query: `${hello}${' '.repeat(30_000)}` }, expected: [413, 'The request failed'] },
  {
    name: 'a large body whose type only one of two parsers reads',
    type: 'application/ json',
    body: { query: `${hello}${' '.repeat(30_000)}` },
    expected: [413, 'The request failed'],
  },
  { name: 'a large text', type: 'text/plain', body: ' '.repeat(30_000), expected: [413, 'The request failed'] },
  {
    name: 'a small body that gets large',
    encoding: 'gzip',
    body: { query: `${hello}${' '.repeat(2_000_000)}` },
    expected: [413, 'The request failed'],
  },
  { name: 'many tokens', body: { query: `{ ${'fast '.repeat(1100)} }` }, expected: [400, 'more than 1000 tokens'] },
  { name: 'many tokens by GET', method: 'GET', path: get(`{ ${'fast '.repeat(1100)} }`), expected: [400, 'more than 1000 tokens'] },
  {
    name: 'deep nesting',
    body: { query: `${'{ self '.repeat(200)}{ fast }${'}'.repeat(200)}` },
    expected: [400, 'The operation has depth'],
  },
  {
    name: 'aliases',
    body: { query: `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: fast`).join(' ')} }` },
    expected: [400, 'root fields: 20'],
  },
  {
    name: 'a default of a variable',
    body: { query: 'query ($n: Int! = 500) { list(first: $n) { list { fast } } }' },
    expected: [400, 'has cost'],
  },
  {
    name: 'a default of a variable by GET',
    method: 'GET',
    path: get('query ($n: Int! = 500) { list(first: $n) { list { fast } } }'),
    expected: [400, 'has cost'],
  },
  {
    name: 'a literal that is nested deeply, and longer in a message',
    body: { query: `{ list(first: ${'['.repeat(480)}${']'.repeat(480)}) { fast } }` },
    expected: [400, '…","locations"'],
  },
  { name: 'a huge integer', body: { query: '{ list(first: 99999999999) { fast } }' }, expected: [400, 'Int cannot represent'] },
  {
    name: 'a huge integer in a variable',
    body: { query: 'query ($n: Int!) { list(first: $n) { fast } }', variables: { n: 1e300 } },
    expected: [400, 'has cost'],
  },
  {
    name: 'a missing variable',
    body: { query: 'query ($n: Int!) { list(first: $n) { fast } }' },
    expected: [400, 'Variable \\"$n\\" has invalid value'],
  },
  {
    name: 'fields of the prototype',
    body: { query: '{ constructor __proto__ }' },
    expected: [400, 'Cannot query field \\"constructor\\" on type \\"Query\\"."'],
  },
  {
    name: 'a wrong name, to learn others',
    body: { query: '{ fas }' },
    expected: [400, 'Cannot query field \\"fas\\" on type \\"Query\\"."'],
  },
  { name: 'introspection', body: { query: '{ __type(name: "Query") { name } }' }, expected: [400, 'introspection has been disabled'] },
  { name: 'a subscription', body: { query: 'subscription { fast }' }, expected: [400, 'not supported'] },
  { name: 'an unexpected error', body: { query: '{ broken }' }, expected: [200, 'Something went wrong.'] },
  { name: 'a slow operation', body: { query: '{ slow }' }, expected: [503, 'took too long'] },
  { name: 'another address', path: '/graphql/../../etc/passwd', body: { query: hello }, expected: [404, ''] },
];

const id = 'HELLO';

/** For the server with trusted documents; `HELLO` is replaced by the id of its only document. */
export const trustedRequests: readonly HostileRequest[] = [
  { name: 'the known document', body: { documentId: id, variables: { name: 'Ada' } }, expected: [200, 'Hello, Ada!'] },
  { name: 'a text', body: { query: '{ __typename }' }, expected: [404, 'Unknown document.'] },
  {
    name: 'a text next to the known document',
    body: { documentId: id, query: '{ __schema { types { name } } }', variables: { name: 'B' } },
    expected: [200, 'Hello, B!'],
  },
  { name: 'a name of the prototype', body: { documentId: 'constructor' }, expected: [404, 'Unknown document.'] },
  { name: 'an id in a list', body: { documentId: [id] }, expected: [404, 'Unknown document.'] },
  {
    name: 'the known document as text/plain',
    type: 'text/plain',
    body: { documentId: id, variables: { name: 'C' } },
    expected: [404, 'Unknown document.'],
  },
  { name: 'a text by GET', method: 'GET', path: get('{ __typename }'), expected: [404, ''] },
  { name: 'a wrong variable', body: { documentId: id, variables: { name: { toString: 1 } } }, expected: [200, 'String cannot represent'] },
  { name: 'variables that are a text', body: { documentId: id, variables: 'name' }, expected: [200, 'errors'] },
  { name: 'a large body', body: { documentId: id, variables: { name: 'a'.repeat(30_000) } }, expected: [413, 'The request failed.'] },
];

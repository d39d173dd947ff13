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
  /** Default: any. */
  readonly answerType?: string;
}

const json = 'application/json';
const graphqlJson = 'application/graphql-response+json; charset=utf-8';
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
    answerType: `${json}; charset=utf-8`,
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
  {
    name: 'introspection',
    body: { query: '{ __type(name: "Query") { name } }' },
    expected: [400, 'introspection has been disabled'],
    answerType: graphqlJson,
  },
  { name: 'a subscription', body: { query: 'subscription { fast }' }, expected: [400, 'not supported'] },
  { name: 'an unexpected error', body: { query: '{ broken }' }, expected: [200, 'Something went wrong.'] },
  { name: 'a slow operation', body: { query: '{ slow }' }, expected: [503, 'took too long'], answerType: graphqlJson },
  { name: 'a slow operation twice', body: { query: '{ a: slow b: slow }' }, expected: [503, 'took too long'] },
  { name: 'an unexpected error in a list', body: { query: '{ list(first: 1) { broken } }' }, expected: [200, 'Something went wrong.'] },
  { name: 'a body that is null', body: 'null', expected: [400, 'The request failed (400).'] },
  { name: 'a body that is a text', body: '"{ fast }"', expected: [400, 'The request failed (400).'] },
  { name: 'an operation name in a list', body: { query: hello, operationName: ['A'] }, expected: [400, 'The request is invalid.'] },
  { name: 'the id of a document', body: { extensions: { persistedQuery: { version: 1 } } }, expected: [400, 'The request is invalid.'] },
  {
    name: 'variables with a prototype',
    body: '{ "query": "query ($n: Int!) { list(first: $n) { fast } }", "variables": { "__proto__": { "n": 5 } } }',
    expected: [400, 'Variable \\"$n\\" has invalid value'],
  },
  {
    name: 'a variable called __proto__',
    body: '{ "query": "query ($__proto__: Int!) { list(first: $__proto__) { list { fast } } }", "variables": { "__proto__": 500 } }',
    expected: [400, 'has cost'],
  },
  {
    name: 'a variable that is nested deeply',
    body: `{ "query": "query ($n: Int!) { list(first: $n) { fast } }", "variables": { "n": ${'['.repeat(5000)}${']'.repeat(5000)} } }`,
    expected: [400, 'has cost'],
  },
  {
    name: 'a variable that is a long text',
    body: { query: 'query ($n: Int!) { list(first: $n) { fast } }', variables: { n: 'a'.repeat(10_000) } },
    expected: [400, 'aaa…"'],
  },
  { name: 'a size that is negative', body: { query: '{ list(first: -1) { list { fast } } }' }, expected: [400, 'has cost'] },
  { name: 'one directive many times', body: { query: `{ fast ${'@include(if: true) '.repeat(90)} }` }, expected: [400, 'used once'] },
  {
    name: 'many unknown directives',
    body: { query: `{ fast ${Array.from({ length: 400 }, (_, index) => `@a${index}`).join(' ')} }` },
    expected: [400, 'Validation aborted'],
  },
  { name: 'a fragment in a circle', body: { query: '{ ...A } fragment A on Query { self { ...A } }' }, expected: [400, 'within itself'] },
  { name: 'a letter of another alphabet', body: { query: '{ f\u0430st }' }, expected: [400, 'Unexpected character'] },
  { name: 'a mutation by GET', method: 'GET', path: get('mutation { fast }'), expected: [400, 'not supported by the schema'] },
  {
    name: 'a mutation by GET, behind a query',
    method: 'GET',
    path: `${get('query A { fast } mutation B { fast }')}&operationName=B`,
    expected: [400, 'not supported by the schema'],
  },
  {
    name: 'variables by GET that are no JSON',
    method: 'GET',
    path: `${get(hello)}&variables=%5B`,
    expected: [400, 'The request is invalid.'],
  },
  { name: 'a query by GET twice', method: 'GET', path: `${get(hello)}&query=%7B__schema%7B`, expected: [200, '{"data":{"fast":"done"}}'] },
  { name: 'an escape that is wrong', method: 'GET', path: '/graphql?query=%E0%A4%A', expected: [400, 'Unexpected character'] },
  { name: 'JSON behind a type that sites may send', type: 'text/plain; application/json', body: { query: hello }, expected: [415, ''] },
  {
    name: 'a character set that hides characters',
    type: `${json}; charset=utf-7`,
    body: { query: hello },
    expected: [415, ''],
  },
  {
    name: 'introspection in a fragment of a fragment',
    body: { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { __schema { types { name } } }' },
    expected: [400, 'introspection has been disabled'],
  },
  {
    name: 'introspection by an alias',
    body: { query: '{ fast: __schema { types { name } } }' },
    expected: [400, 'introspection has been disabled'],
  },
  {
    name: 'an infinite number',
    body: '{ "query": "query ($n: Int!) { list(first: $n) { fast } }", "variables": { "n": 1e400 } }',
    expected: [400, 'has cost'],
  },
  {
    name: 'an expensive operation next to the one that is named',
    body: { query: 'query A { fast } query B { list(first: 500) { list { fast } } }', operationName: 'A' },
    expected: [400, 'has cost'],
  },
  {
    name: 'a variable that is null in place of its default',
    body: { query: 'query ($n: Int = 1) { list(first: $n) { fast } }', variables: { n: null } },
    expected: [200, 'Something went wrong.'],
  },
  { name: 'an argument twice', body: { query: '{ list(first: 1, first: 500) { fast } }' }, expected: [400, 'only one argument'] },
  {
    name: 'a fragment twice',
    body: { query: '{ ...A } fragment A on Query { fast } fragment A on Query { list(first: 500) { list { fast } } }' },
    expected: [400, 'only one fragment'],
  },
  { name: 'a type in the document', body: { query: '{ fast } extend type Query { a: Int }' }, expected: [400, 'not executable'] },
  {
    name: 'a value of an error that repeats input',
    body: { query: 'query ($a: String) { fast }', variables: { a: '<script>' } },
    expected: [400, 'never used'],
  },
  { name: 'extensions in a list', body: { query: hello, extensions: [1] }, expected: [400, 'The request is invalid.'] },
  { name: 'the prototype as the request', body: `{ "__proto__": { "query": "${hello}" } }`, expected: [400, 'The request is invalid.'] },
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
  { name: 'another name of the prototype', body: '{ "documentId": "__proto__" }', expected: [404, 'Unknown document.'] },
  { name: 'no id', body: {}, expected: [404, 'Unknown document.'] },
  { name: 'a body that is null', body: 'null', expected: [400, 'The request failed.'] },
  { name: 'a batch of ids', body: [{ documentId: 'HELLO' }], expected: [404, 'Unknown document.'] },
  { name: 'variables in a list', body: { documentId: id, variables: [1] }, expected: [200, 'errors'] },
  {
    name: 'variables with a prototype',
    body: `{ "documentId": "${id}", "variables": { "__proto__": { "name": "D" } } }`,
    expected: [200, 'has invalid value'],
  },
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

const parts = 'multipart/mixed';

/** For the server that sends results in parts. */
export const partRequests: readonly HostileRequest[] = [
  { name: 'a normal request', accept: parts, body: { query: '{ product { ... @defer { stock } } }' }, expected: [200, '"stock":7'] },
  { name: 'JSON as text/plain', type: 'text/plain', body: { query: '{ product { name } }' }, expected: [415, 'Send JSON'] },
  { name: 'JSON without a type', type: '', body: { query: '{ product { name } }' }, expected: [415, 'Send JSON'] },
  { name: 'a form', type: 'application/x-www-form-urlencoded', body: 'query=%7B', expected: [415, 'Send JSON'] },
  { name: 'a query by GET', method: 'GET', path: get('{ product { name } }'), expected: [405, 'Send JSON by POST.'] },
  { name: 'another method', method: 'DELETE', body: { query: '{ product { name } }' }, expected: [405, 'Send JSON by POST.'] },
  { name: 'a body that is null', body: 'null', expected: [400, 'The request is invalid.'] },
  { name: 'a batch', body: [{ query: '{ product { name } }' }], expected: [400, 'The request is invalid.'] },
  { name: 'a query that is a number', body: { query: 5 }, expected: [400, 'The request is invalid.'] },
  {
    name: 'two operations',
    body: { query: 'query A { product { name } } query B { product { name } }' },
    expected: [400, 'operation name'],
  },
  { name: 'a part at the root of a mutation', body: { query: 'mutation { ... @defer { a } }' }, expected: [400, 'errors'] },
  {
    name: 'a part in itself',
    accept: parts,
    body: { query: '{ product { ...A } } fragment A on Product { ... @defer { ...A } }' },
    expected: [400, 'within itself'],
  },
  {
    name: 'a stream that begins with a negative count',
    body: { query: '{ product { reviews @stream(initialCount: -1) } }' },
    expected: [200, 'errors'],
  },
];

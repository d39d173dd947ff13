/** An operation, what the rule has to say about it, and the variables of the request. */
export interface HostileOperation {
  readonly name: string;
  readonly source: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** A part of the first error's message. */
  readonly expected: string;
}

const cost = 'has cost';
const depth = 'has depth';
const roots = 'has root fields';
const friends = (n: string) => `users(first: ${n}) { friends(first: ${n}) { name } }`;
const ids = Array.from({ length: 2000 }, (_, index) => String(index));
const aliases = (count: number, field: string) => Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
/** Each fragment has the next one twice: 2^40 fields, if each spread were followed. */
const bomb = Array.from({ length: 40 }, (_, index) => `fragment F${index} on User { a: name ...F${index + 1} ...F${index + 1} }`).join(' ');
const chain = Array.from({ length: 9 }, (_, index) => `fragment F${index} on User { friends(first: 1) { ...F${index + 1} } }`).join(' ');

/** Every one of these went past a limit of some server, or must not be mistaken for one that does. */
export const operations: readonly HostileOperation[] = [
  { name: 'sizes in the document', source: `{ ${friends('1000')} }`, expected: cost },
  { name: 'sizes in variables', source: `query ($n: Int) { ${friends('$n')} }`, variables: { n: 1000 }, expected: cost },
  { name: 'sizes in defaults of variables', source: `query ($n: Int = 1000) { ${friends('$n')} }`, expected: cost },
  {
    name: 'defaults of variables, with the variable of another operation',
    source: `query ($n: Int = 1000) { ${friends('$n')} }`,
    variables: { m: 1 },
    expected: cost,
  },
  { name: 'defaults of the schema', source: '{ users { friends(first: 3) { name } } }', expected: cost },
  {
    name: 'defaults of the schema, behind a variable without a value',
    source: 'query ($n: Int) { users(first: $n) { friends { name } } }',
    expected: cost,
  },
  { name: 'null as a size', source: '{ users(first: null) { friends(first: 20) { name } } }', expected: cost },
  {
    name: 'null as a size in a variable',
    source: 'query ($n: Int) { users(first: $n) { friends(first: 20) { name } } }',
    variables: { n: null },
    expected: cost,
  },
  { name: 'zero as a size', source: '{ users(first: 0) { friends(first: 20) { name } } }', expected: cost },
  { name: 'a negative size', source: '{ users(first: -1) { friends(first: 20) { name } } }', expected: cost },
  { name: 'sizes called last', source: '{ latest(last: 5000) { name } }', expected: cost },
  { name: 'a size without selected fields', source: '{ latest(last: 5000) { __typename } }', expected: cost },
  { name: 'a list in an argument', source: `{ byIds(ids: ${JSON.stringify(ids)}) { name } }`, expected: cost },
  { name: 'a list in a variable', source: 'query ($ids: [ID!]!) { byIds(ids: $ids) { name } }', variables: { ids }, expected: cost },
  {
    name: 'a list in the default of a variable',
    source: `query ($ids: [ID!]! = ${JSON.stringify(ids)}) { byIds(ids: $ids) { name } }`,
    expected: cost,
  },
  {
    name: 'lists in a list of a variable',
    source: 'query ($teams: [[ID!]!]!) { byTeams(teams: $teams) { name } }',
    variables: { teams: [ids] },
    expected: cost,
  },
  { name: 'a list in an input object', source: `{ matching(filter: { ids: ${JSON.stringify(ids)} }) { name } }`, expected: cost },
  {
    name: 'a list deep in an input object of a variable',
    source: 'query ($filter: Filter!) { matching(filter: $filter) { name } }',
    variables: { filter: { not: { not: { ids } } } },
    expected: cost,
  },
  {
    name: 'a variable that is nested too deeply for recursion',
    source: 'query ($filter: Filter!) { matching(filter: $filter) { name } }',
    variables: { filter: 'NESTED' },
    expected: cost,
  },
  { name: 'a list in an argument of a leaf', source: 'mutation ($ids: [ID!]!) { remove(ids: $ids) }', variables: { ids }, expected: cost },
  { name: 'aliases at the root', source: `{ ${aliases(6, 'hello')} }`, expected: roots },
  { name: 'aliases of a mutation', source: `mutation { ${aliases(100, 'login(password: "a")')} }`, expected: roots },
  {
    name: 'aliases at the root in fragments',
    source: `{ ...A ...B } fragment A on Query { ${aliases(3, 'hello')} } fragment B on Query { ${aliases(3, 'hello').replaceAll('a', 'b')} }`,
    expected: roots,
  },
  { name: 'aliases below a list', source: `{ users(first: 50) { ${aliases(30, 'name')} } }`, expected: cost },
  { name: 'a deep operation', source: `{ nodes ${'{ nodes '.repeat(8)} { name } ${'}'.repeat(8)} }`, expected: depth },
  { name: 'depth in fragments', source: `{ nodes { ...F0 } } ${chain} fragment F9 on User { name }`, expected: depth },
  {
    name: 'depth in inline fragments',
    source: `{ nodes ${'{ ... on User { ... { nodes '.repeat(8)} { name } ${'} } }'.repeat(8)} }`,
    expected: depth,
  },
  { name: 'fragments that double', source: `{ nodes { ...F0 } } ${bomb} fragment F40 on User { name }`, expected: cost },
  {
    name: 'fragments in a circle',
    source: '{ ...A } fragment A on Query { nodes { ...B } } fragment B on User { nodes { ...B } }',
    expected: 'within itself',
  },
  { name: 'an unknown fragment', source: '{ ...A }', expected: 'Unknown fragment' },
  { name: 'a skipped field', source: `{ ... @skip(if: true) { ${friends('1000')} } }`, expected: cost },
  {
    name: 'a field that a variable includes',
    source: `query ($if: Boolean!) { users(first: 1000) @include(if: $if) { friends { name } } }`,
    variables: { if: false },
    expected: cost,
  },
  {
    name: 'two operations that share a fragment',
    source: `query A($n: Int = 1) { ...F } query B($n: Int = 1000) { ...F } fragment F on Query { ${friends('$n')} }`,
    expected: cost,
  },
  {
    name: 'connections in connections',
    source: '{ page(first: 50) { edges { node { page(first: 50) { nodes { name } } } } } }',
    expected: cost,
  },
  { name: 'a connection in a union', source: '{ search(first: 600) { ... on UserConnection { nodes { name } } } }', expected: cost },
  { name: 'a list called nodes in a list', source: '{ users(first: 50) { nodes { friends { name } } } }', expected: cost },
  { name: 'lists of lists', source: '{ matrix { friends(first: 10) { name } } }', expected: cost },
  { name: 'a huge size', source: '{ latest(last: 99999999999999999999) { name } }', expected: 'Int cannot represent' },
  { name: 'a size in a text', source: 'query ($n: Int) { latest(last: $n) { name } }', variables: { n: '5000' }, expected: cost },
  {
    name: 'an infinite size',
    source: 'query ($n: Int) { latest(last: $n) { name } }',
    variables: { n: Number.POSITIVE_INFINITY },
    expected: cost,
  },
  {
    name: 'a variable with the name of a prototype member',
    source: 'query ($constructor: Int = 5000) { latest(last: $constructor) { name } }',
    expected: cost,
  },
  { name: 'a variable called __proto__', source: 'query ($__proto__: Int = 5000) { latest(last: $__proto__) { name } }', expected: cost },
  {
    name: 'fields of the prototype',
    source: '{ constructor { a } __proto__ { a } toString }',
    expected: 'Cannot query field "constructor"',
  },
  {
    name: 'a deep introspection',
    source: `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`,
    expected: 'Maximum introspection depth exceeded',
  },
  {
    name: 'aliases in the introspection',
    source: `{ __schema { ${aliases(40, 'types { fields { name type { fields { name } } } }')} } }`,
    expected: cost,
  },
  {
    name: 'aliases in the introspection of a type',
    source: `{ __type(name: "User") { ${aliases(99, 'fields { name }')} } }`,
    expected: cost,
  },
  {
    name: 'aliases of the introspection in a fragment',
    source: `{ __schema { types { ...F } } } fragment F on __Type { ${aliases(50, 'fields { name }')} }`,
    expected: cost,
  },
  { name: 'a default that only the object of an interface has', source: '{ anyone { friends { name } } }', expected: cost },
  { name: 'an argument that only the object of an interface has', source: '{ anyone { tags } }', expected: cost },
  { name: 'a default of an object in a union', source: '{ found { ... on Person { friends { name } } } }', expected: cost },
  {
    name: 'null in place of the default of a variable',
    source: 'query ($n: Int = 1) { users(first: $n) { friends(first: 20) { name } } }',
    variables: { n: null },
    expected: cost,
  },
  {
    name: 'the object of an interface in fragments without a type',
    source: '{ anyone { ... { ... on Member { ... { friends { name } } } } } }',
    expected: cost,
  },
  {
    name: 'one fragment below a connection, and below a list',
    source:
      '{ page(first: 1) { nodes { ...F } } users(first: 90) { ...F } } fragment F on User { nodes { name } page(first: 3) { nodes { name } } }',
    expected: cost,
  },
  {
    name: 'a variable that only a list in an argument has',
    source: `query ($id: ID! = "1") { byTeams(teams: [[${'$id, '.repeat(1500)}]]) { name } }`,
    expected: cost,
  },
  { name: 'aliases of the introspection', source: `{ ${aliases(6, '__schema { types { name } }')} }`, expected: roots },
  { name: 'an operation of a client', source: '{ users(first: 10) { name friends { name } } }', expected: 'accepted' },
  {
    name: 'a page of a connection',
    source: '{ page(first: 100) { edges { node { name friends { name } } } total } }',
    expected: 'accepted',
  },
  {
    name: 'a list of ids',
    source: 'query ($ids: [ID!]!) { byIds(ids: $ids) { name } }',
    variables: { ids: ids.slice(0, 20) },
    expected: 'accepted',
  },
  { name: 'five fields in fragments', source: `{ ...A } fragment A on Query { ${aliases(5, 'hello')} }`, expected: 'accepted' },
];

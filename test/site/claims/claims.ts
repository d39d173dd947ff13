import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as current from 'graphql';
import * as previous from 'graphql-16';

/** Something that a text of the site says, and code that finds out whether it is so. */
export interface Claim {
  /** Below `content/`. */
  readonly file: string;
  /** A part of the text. Who changes it looks at the code, too. */
  readonly words: string;
  /** Returns `true` if it is so. */
  readonly holds: () => unknown;
}

/** Both versions. What tests call has the same form in version 16, but its types are no subtypes of the others. */
export const versions = { 16: previous as unknown as typeof current, 17: current };
const both = Object.values(versions);

const ofSubscription = current.buildSchema('type Query { a: Int } type Subscription { tick: Int }');
const simple = current.buildSchema('type Query { a: Int }');
const document = current.parse('{ a }');

/** The signal that a resolver gets if the caller passes none, when the result is complete. */
async function signalOfResolver(): Promise<AbortSignal | undefined> {
  let signal: AbortSignal | undefined;
  const a = (_args: unknown, _context: unknown, info: current.GraphQLResolveInfo) => {
    signal = info.getAbortSignal();
    return wait(1, 1);
  };
  await current.execute({ schema: simple, document, rootValue: { a } });
  return signal;
}

/** Errors of a document that has so many. */
const errorsOf = (count: number, maxErrors: number) =>
  current.validate(simple, current.parse(`{ ${Array.from({ length: count }, (_, index) => `z${index}`).join(' ')} }`), undefined, {
    maxErrors,
  });

// Vitest would resolve the names to files of development.
const folderOf = (name: string) => join(import.meta.dirname, '../../../node_modules', name);
const removedFunctions = Object.keys(previous).filter((name) => !(name in current));

/** Whether the comment in front of this declaration of version 16 says so. */
function isDeprecatedIn16(declaration: string): boolean {
  const folder = folderOf('graphql-16');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${declaration}`).exec(text)?.[1];
  if (comment === undefined) throw new Error(`Version 16 has no ${declaration} with a comment.`);
  return comment.includes('@deprecated');
}

/** What samples of the pages do not show. */
export const claims: readonly Claim[] = [
  {
    file: 'upgrade/17.md',
    words: '`Promise.resolve(subscribe(…)).catch(…)` is not enough: the function can throw before it returns',
    async holds() {
      const attempt = () => Promise.resolve(current.subscribe({ schema: ofSubscription, document })).catch(() => 'caught');
      const inFunction = (async () => await current.subscribe({ schema: ofSubscription, document }))().catch(() => 'caught');
      return throws(attempt) && (await inFunction) === 'caught';
    },
  },
  {
    file: 'docs/tutorials/working-with-the-ast.md',
    words: 'A stored `path` is empty after the walk.',
    holds: () => both.every((graphql) => pathsOf(graphql).stored.every((path) => path.length === 0)),
  },
  {
    file: 'notes/visit.md',
    words: '`path` includes the key of the node itself.',
    holds: () => pathsOf(current).copied.join(' ') === 'definitions,0,selectionSet,selections,0',
  },
  {
    file: 'notes/execute.md',
    words: 'when the signal aborts, it rejects with [`AbortedGraphQLExecutionError`]',
    async holds() {
      const rootValue = { a: () => wait(1000, 1, { ref: false }) };
      const result = current.execute({ schema: simple, document, rootValue, abortSignal: AbortSignal.timeout(1) });
      return Promise.resolve(result).then(
        () => false,
        (error: unknown) => error instanceof current.AbortedGraphQLExecutionError,
      );
    },
  },
  {
    file: 'notes/GraphQLResolveInfo.getAbortSignal.md',
    words:
      'The function returns a signal also if the caller of `execute` passes none. It aborts when the signal of the caller aborts, and when the result is complete.',
    holds: async () => (await signalOfResolver())?.aborted === true,
  },
  {
    file: 'notes/validate.md',
    words: 'The methods of their visitors return nothing: what they return is not collected.',
    holds: () =>
      current.validate(simple, document, [() => ({ Field: { leave: () => new current.GraphQLError('Returned.') } })]).length === 0,
  },
  {
    file: 'notes/validate.md',
    words: 'With more errors than `maxErrors`, the list has one entry more',
    holds: () => errorsOf(4, 3).length === 4 && errorsOf(9, 3).length === 4 && errorsOf(3, 3).length === 3,
  },
  {
    file: 'notes/BREAK.md',
    words: 'after a node was replaced or removed, the result of `visit` is not the whole tree',
    holds() {
      const seen = current.parse('{ a b c }');
      const name = (node: current.FieldNode) => node.name.value;
      const result: unknown = current.visit(seen, {
        Field: (node) => (name(node) === 'a' ? null : name(node) === 'b' ? current.BREAK : undefined),
      });
      return JSON.stringify(result) !== JSON.stringify(current.visit(seen, { Field: (node) => (name(node) === 'a' ? null : undefined) }));
    },
  },
  {
    file: 'notes/specifiedRules.md',
    words: "The list also has rules that the released specification doesn't: [`MaxIntrospectionDepthRule`]",
    holds: () => both.every((graphql) => graphql.specifiedRules.some(({ name }) => name === 'MaxIntrospectionDepthRule')),
  },
  {
    file: 'notes/GraphQLError.md',
    words: 'GraphQL.js itself sets none.',
    async holds() {
      const sources = ['{', '{ b }', 'query ($n: Int!) { a }', '{ a }'];
      const results = await Promise.all(sources.map((source) => current.graphql({ schema: simple, source, rootValue: { a: 'no' } })));
      return results.every(({ errors }) => errors?.[0] !== undefined && !('code' in errors[0].extensions));
    },
  },
  {
    file: 'docs/tutorials/resolvers-context-and-info.md',
    words: "types don't inherit its resolvers",
    async holds() {
      const schema = current.buildSchema(
        'interface Named { name: String } type User implements Named { name: String } type Query { user: User }',
      );
      const named = current.assertInterfaceType(schema.getType('Named'));
      for (const field of Object.values(named.getFields())) field.resolve = () => 'Ada';
      const { data } = await current.graphql({ schema, source: '{ user { name } }', rootValue: { user: {} } });
      return JSON.stringify(data) === '{"user":{"name":null}}';
    },
  },
  {
    file: 'docs/tutorials/subscriptions.md',
    words: "while it waits for an event, it can't react to `return`",
    async holds() {
      const stream = (async function* () {
        yield await new Promise(() => {});
      })();
      void stream.next();
      return Promise.race([stream.return(undefined).then(() => false), wait(20, true)]);
    },
  },
  {
    file: 'docs/tutorials/defer-and-stream.md',
    words: 'Validation rejects both directives at the root of a mutation or subscription.',
    holds() {
      const schema = current.extendSchema(
        new current.GraphQLSchema({
          ...ofSubscription.toConfig(),
          directives: [...current.specifiedDirectives, current.GraphQLDeferDirective, current.GraphQLStreamDirective],
        }),
        current.parse('type Mutation { list: [Int] } extend type Subscription { list: [Int] } extend schema { mutation: Mutation }'),
      );
      const documents = [
        'mutation { ... @defer { list } }',
        'mutation { list @stream }',
        'subscription { ... @defer { list } }',
        'subscription { list @stream }',
      ];
      return documents.every((text) => current.validate(schema, current.parse(text)).length > 0);
    },
  },
  {
    file: 'docs/tutorials/evolving-a-schema.md',
    words: "A required argument or input field can't be deprecated",
    holds: () =>
      both.every(
        ({ buildSchema, validateSchema }) => validateSchema(buildSchema('type Query { a(n: Int! @deprecated): Int }')).length === 1,
      ),
  },
  {
    file: 'docs/tutorials/securing-an-endpoint.md',
    words: '`execute` throws the reason of the signal instead',
    holds: () =>
      Promise.resolve()
        .then(() => current.execute({ schema: simple, document, abortSignal: AbortSignal.abort('left') }))
        .then(
          () => false,
          (reason: unknown) => reason === 'left',
        ),
  },
  {
    file: 'docs/tutorials/securing-an-endpoint.md',
    words: 'the property `requestTimeout` leaves the limit for headers at a minute',
    holds() {
      const changed = Object.assign(createServer(), { requestTimeout: 10_000 });
      return changed.headersTimeout === 60_000 && createServer({ requestTimeout: 10_000 }).headersTimeout === 10_000;
    },
  },
  {
    file: 'docs/tutorials/securing-an-endpoint.md',
    words: 'Set it to the number of your proxies: with `true`, a client chooses its address by a header.',
    holds: async () => (await addressSeen(1)) === '203.0.113.5' && (await addressSeen(true)) === '198.51.100.1',
  },
  {
    file: 'docs/tutorials/securing-an-endpoint.md',
    words: 'fields that [`extendSchema`](/api/graphql-js/function/extendSchema) adds after it',
    holds: () =>
      both.every((graphql) => {
        const schema = graphql.extendSchema(graphql.buildSchema('type Query { a: Int }'), graphql.parse('extend type Query { b: Int }'));
        return schema.getQueryType()?.getFields().b?.resolve === undefined;
      }),
  },
  {
    file: 'docs/tutorials/caching.md',
    words: 'a valid document can contain a comment of any length',
    holds: () => both.every(({ parse }) => parse(`# ${'a'.repeat(100_000)}\n{ a }`, { maxLexicalTokens: 5, maxComments: 5 })),
  },
  {
    file: 'docs/tutorials/upgrading-to-16.md',
    words: '`graphql` only says `Expected undefined to be a GraphQL schema.`',
    async holds() {
      const call = previous.graphql as unknown as (...values: readonly unknown[]) => Promise<unknown>;
      const message = await call(previous.buildSchema('type Query { a: Int }'), '{ a }').catch((error: unknown) => String(error));
      return String(message).endsWith('Expected undefined to be a GraphQL schema.');
    },
  },
  {
    file: 'upgrade/17.md',
    words: 'Version 16.15 marks all exports that version 17 removes.',
    holds: () =>
      removedFunctions.length > 5 && removedFunctions.every((name) => isDeprecatedIn16(`export declare (?:function|const) ${name}\\b`)),
  },
  {
    file: 'upgrade/17.md',
    words: '`experimentalDirectivesOnDirectiveDefinitions`, for example, has no such mark',
    holds: () => !isDeprecatedIn16('experimentalDirectivesOnDirectiveDefinitions\\?:'),
  },
  {
    file: 'pages/_home/entrances.ts',
    words: 'You need JavaScript and Node.js 22 or later.',
    holds: () => JSON.parse(readFileSync(join(folderOf('graphql'), 'package.json'), 'utf8')).engines.node.startsWith('^22.'),
  },
  {
    file: 'docs/tutorials/passing-arguments.md',
    words: 'GraphQL.js 16 ignores such a default silently.',
    holds() {
      const schema = previous.buildSchema('type Query { a(limit: Int = "ten"): String }');
      const rootValue = { a: (args: object) => JSON.stringify(args) };
      const { data } = previous.graphqlSync({ schema, source: '{ a }', rootValue });
      return previous.validateSchema(schema).length === 0 && JSON.stringify(data) === '{"a":"{}"}';
    },
  },
];

interface ExpressApp {
  set(name: string, value: unknown): void;
  get(path: string, handle: (request: { readonly ip: string }, response: { send(text: string): void }) => void): void;
  listen(port: number, host: string): Server;
}

/** The address of a client for Express, if the client sends an address, and one proxy adds the true one. */
async function addressSeen(trusted: boolean | number): Promise<string> {
  const app = createRequire(import.meta.url)('express')() as ExpressApp;
  app.set('trust proxy', trusted);
  app.get('/', ({ ip }, response) => response.send(ip));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.5', Connection: 'close' };
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  server.close();
  return response.text();
}

function throws(attempt: () => unknown): boolean {
  try {
    attempt();
    return false;
  } catch {
    return true;
  }
}

/** Paths of fields: the array that `visit` passes, and a copy. */
function pathsOf({ parse, visit }: typeof current) {
  const stored: (readonly unknown[])[] = [];
  const copied: unknown[][] = [];
  visit(parse('{ a }'), {
    Field(_node, _key, _parent, path) {
      stored.push(path);
      copied.push([...path]);
    },
  });
  return { stored, copied };
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import {
  type DocumentNode,
  type ExecutionArgs,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  type Source,
  specifiedRules,
  validate,
} from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { createClub, createContext } from './context.ts';
import type { Database } from './database.ts';
import { limitCost } from './limits.ts';
import { maskError } from './maskError.ts';
import { schema } from './schema.ts';
import { findViewer } from './viewer.ts';

const maxBytes = 20_000;
/**
 * In milliseconds. As options, because Node.js also lowers its limit for headers then. With
 * the property `requestTimeout`, that limit of a minute would hold for the body instead.
 */
const timeouts = { requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };
const failed = {
  status: 500,
  statusText: 'Internal Server Error',
  headers: { 'content-type': 'application/json; charset=utf-8' },
};
const badRequest = new GraphQLError('The request is invalid.', {
  extensions: { code: 'BAD_REQUEST' },
});
/** Of one WebSocket. */
const maxSubscriptions = 20;
const read = (source: string | Source) => parse(source, { maxLexicalTokens: 1000 });
const rules = [...specifiedRules, limitCost(20_000)];
const check = (schema: GraphQLSchema, document: DocumentNode) =>
  validate(schema, document, rules, { maxErrors: 5, hideSuggestions: true });
/** Variables are checked during execution, and their errors suggest names as well. */
const run = (args: ExecutionArgs) => execute({ ...args, hideSuggestions: true });

export interface App {
  readonly server: Server;
  /** Accepts no new requests. Those that run can finish. */
  stop(): Promise<void>;
}

/** The server listens to no port yet, so that tests can choose one. */
export function createApp(database: Database, log: (error: Error) => void): App {
  const club = createClub(database);
  const contextOf = (authorization: unknown) => ({
    ...createContext(club, findViewer(database, authorization)),
  });
  const mask = (error: Error) => maskError(error, log);

  // #region handler
  const handle = createHandler({
    schema,
    context({ raw }) {
      try {
        return contextOf(raw.headers.authorization);
      } catch (error) {
        // graphql-http would print it and send an empty response.
        return [JSON.stringify({ errors: [mask(error as Error)] }), failed];
      }
    },
    parse: read,
    validate: check,
    execute: run,
    // Plain errors are those of the handler, about bodies without a GraphQL request.
    formatError: (error) => (error instanceof GraphQLError ? mask(error) : badRequest),
  });
  const server = createServer(timeouts, (request, response) => {
    const [path] = request.url?.split('?') ?? [];
    if (path === '/health') {
      response.writeHead(isHealthy(database) ? 200 : 503).end();
    } else if (path !== '/graphql') response.writeHead(404).end();
    else if (isTooLarge(request)) response.writeHead(413).end();
    else void handle(request, response);
  });
  // #endregion handler

  const sockets = useServer(
    {
      onSubscribe({ connectionParams, subscriptions }, _id, payload) {
        if (Object.keys(subscriptions).length > maxSubscriptions)
          return [new GraphQLError('There are too many subscriptions.')];
        try {
          const document = read(payload.query);
          const errors = check(schema, document);
          if (errors.length > 0) return errors;
          return {
            schema,
            document,
            operationName: payload.operationName,
            variableValues: payload.variables,
            contextValue: contextOf(connectionParams?.authorization),
            hideSuggestions: true,
          };
        } catch (error) {
          // For an error that is thrown, graphql-ws closes the connection, with its message.
          return [mask(error as Error)];
        }
      },
      onError: (_context, _id, _payload, errors) =>
        errors.map((error) => mask(error).toJSON()),
      onNext: (_context, _id, _payload, _args, result) => ({
        ...result,
        ...(result.errors && {
          errors: result.errors.map((error) => mask(error).toJSON()),
        }),
      }),
    },
    new WebSocketServer({ server, path: '/graphql', maxPayload: maxBytes }),
  );
  const close = async () => {
    // Open WebSockets would keep the server from closing.
    await sockets.dispose();
    server.close();
    server.closeIdleConnections();
  };
  let closing: Promise<void> | undefined;
  const stop = () => {
    closing ??= close();
    return closing;
  };
  return { server, stop };
}

/** The server is only healthy if its database answers. */
function isHealthy(database: Database): boolean {
  try {
    return database.first('SELECT 1') !== undefined;
  } catch {
    return false;
  }
}

/** Bodies without a length could be endless. Clients of GraphQL know theirs. */
function isTooLarge({ method, headers }: IncomingMessage): boolean {
  // The handler reads the body of a POST only, and refuses methods other than GET.
  if (method !== 'POST') return false;
  return !(Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= maxBytes);
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import {
  type DocumentNode,
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
/** Of one WebSocket. */
const maxSubscriptions = 20;
const read = (source: string | Source) => parse(source, { maxLexicalTokens: 1000 });
const rules = [...specifiedRules, limitCost(20_000)];
const check = (schema: GraphQLSchema, document: DocumentNode) =>
  validate(schema, document, rules, { maxErrors: 5, hideSuggestions: true });

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
    context: ({ raw }) => contextOf(raw.headers.authorization),
    parse: read,
    validate: check,
    formatError: mask,
  });
  const server = createServer((request, response) => {
    const [path] = request.url?.split('?') ?? [];
    if (path === '/health') {
      response.writeHead(isHealthy(database) ? 200 : 503).end();
    } else if (path !== '/graphql') response.writeHead(404).end();
    else if (isTooLarge(request)) response.writeHead(413).end();
    else void handle(request, response);
  });
  server.requestTimeout = 10_000;
  // #endregion handler

  const sockets = useServer(
    {
      schema,
      context: ({ connectionParams }) => contextOf(connectionParams?.authorization),
      parse: read,
      validate: check,
      onSubscribe: ({ subscriptions }) =>
        Object.keys(subscriptions).length > maxSubscriptions
          ? [new GraphQLError('There are too many subscriptions.')]
          : undefined,
      onError: (_context, _id, _payload, errors) =>
        errors.map((error) => (mask(error) as typeof error).toJSON()),
      onNext: (_context, _id, _payload, _args, result) => ({
        ...result,
        ...(result.errors && {
          errors: result.errors.map((error) => (mask(error) as typeof error).toJSON()),
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
  if (method === 'GET') return false;
  return !(Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= maxBytes);
}

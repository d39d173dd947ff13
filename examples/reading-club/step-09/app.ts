import { createServer, type Server } from 'node:http';
import { createHandler } from 'graphql-http/lib/use/http';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { createClub, createContext } from './context.ts';
import type { Database } from './database.ts';
import { schema } from './schema.ts';
import { findViewer } from './viewer.ts';

export interface App {
  readonly server: Server;
  /** Accepts no new requests. Those that run can finish. */
  stop(): Promise<void>;
}

/** The server listens to no port yet, so that tests can choose one. */
export function createApp(database: Database): App {
  const club = createClub(database);
  const contextOf = (authorization: unknown) => ({
    ...createContext(club, findViewer(database, authorization)),
  });

  const handle = createHandler({
    schema,
    context: ({ raw }) => contextOf(raw.headers.authorization),
  });
  const server = createServer((request, response) => {
    const [path] = request.url?.split('?') ?? [];
    if (path === '/graphql') void handle(request, response);
    else response.writeHead(404).end();
  });

  // #region sockets
  const sockets = useServer(
    {
      schema,
      // Browsers can't set headers of a WebSocket, so the token comes with the first message.
      context: ({ connectionParams }) => contextOf(connectionParams?.authorization),
    },
    new WebSocketServer({ server, path: '/graphql', maxPayload: 20_000 }),
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
  // #endregion sockets
  return { server, stop };
}

import { createServer, type Server } from 'node:http';
import { createHandler } from 'graphql-http/lib/use/http';
import { createContext } from './context.ts';
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
  const handle = createHandler({
    schema,
    // #region context
    context: ({ raw }) => ({
      ...createContext(database, findViewer(database, raw.headers.authorization)),
    }),
    // #endregion context
  });
  const server = createServer((request, response) => {
    const [path] = request.url?.split('?') ?? [];
    if (path === '/graphql') void handle(request, response);
    else response.writeHead(404).end();
  });
  const stop = async () => {
    server.close();
    server.closeIdleConnections();
  };
  return { server, stop };
}

import { createServer, type Server } from 'node:http';
import { createHandler } from 'graphql-http/lib/use/http';
import { schema } from './schema.ts';

export interface App {
  readonly server: Server;
  /** Accepts no new requests. Those that run can finish. */
  stop(): Promise<void>;
}

/** The server listens to no port yet, so that tests can choose one. */
export function createApp(): App {
  const handle = createHandler({ schema });
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

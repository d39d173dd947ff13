import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { createHandler, isPlainRange } from '../../../../renderer/dev/server/createHandler.ts';

describe('createHandler', () => {
  it('continues when a build deletes a file that is about to be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gqldocs-handler-'));
    const gone = join(folder, 'gone.txt');
    await writeFile(gone, 'gone');
    await writeFile(join(folder, 'there.txt'), 'there');
    const handler = await createHandler({ folder, baseUrl: '/', host: 'localhost' });
    const { url, close } = await listen((request, response) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = (...head: unknown[]) => {
        // The last moment at which the file is known to be there.
        if (request.url === '/gone.txt') rmSync(gone);
        return Reflect.apply(writeHead, response, head);
      };
      return handler(request, response);
    });
    await expect(fetch(`${url}/gone.txt`).then((reply) => reply.text())).rejects.toThrow();
    expect(await (await fetch(`${url}/there.txt`)).text()).toBe('there');
    await close();
    await rm(folder, { recursive: true });
  });

  async function listen(listener: RequestListener): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
    const server = createServer(listener);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    const close = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    return { url: `http://127.0.0.1:${address.port}`, close };
  }
});

describe('isPlainRange', () => {
  test.each(['bytes=0-', 'bytes=0-0', 'bytes=5-10', 'bytes=999999999999999-'])('%s is a plain range', (range) => {
    expect(isPlainRange(range)).toBe(true);
  });

  test.each(['', 'bytes=-5', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=0-99999999999999999999', 'items=0-1', 'bytes=a-b', 'bytes=0-1 '])(
    '%j is not a plain range',
    (range) => expect(isPlainRange(range)).toBe(false),
  );
});

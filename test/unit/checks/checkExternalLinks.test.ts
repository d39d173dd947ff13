import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkExternalLinks } from '../../../renderer/checks/checkExternalLinks.ts';

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url?.startsWith('/good') ? 200 : 404, { 'Content-Type': 'text/html' });
    response.end('<a href="/not-asked-for">x</a>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => {
  server.close();
});

test('reports missing URLs, and requests no others', async () => {
  const place = { file: 'a.md', line: 1, column: 2 };
  const problems = await checkExternalLinks({
    links: [
      { url: `${origin}/good?a=1&b=2`, pages: ['index.html'], place },
      { url: `${origin}/gone`, pages: ['api/index.html', 'index.html', 'x/index.html'], place },
      { url: `${origin}/lost`, pages: ['index.html'], place: undefined },
    ],
  });
  expect(problems).toEqual([
    {
      code: 'link/external',
      severity: 'error',
      message: `${origin}/gone responds with status 404.`,
      hint: 'Correct or remove the link on `api/index.html` and 2 more.',
      place,
    },
    {
      code: 'link/external',
      severity: 'error',
      message: `${origin}/lost responds with status 404.`,
      hint: 'Correct or remove the link on `index.html`.',
      place: undefined,
    },
  ]);
  expect([...new Set(asked)].sort()).toEqual(['/gone', '/good?a=1&b=2', '/lost']);
});

test('stops waiting on an interruption', async () => {
  const links = [{ url: `${origin}/good`, pages: ['index.html'], place: undefined }];
  const interrupt = new AbortController();
  const work = checkExternalLinks({ links, signal: interrupt.signal });
  interrupt.abort(new Error('enough'));
  await expect(work).rejects.toThrow('enough');
});

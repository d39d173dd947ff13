// Sends requests to the sample server, and prints status and body of each response as JSON.
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { requests } from './requests.js';

const { port } = new URL('http://localhost:4000');
const hello = 'query Hello($name: String!) { hello(name: $name) }';
const id = `sha256:${createHash('sha256').update(hello).digest('hex')}`;

// `fetch` would correct types and paths.
function send({ method = 'POST', path = '/graphql', type = 'application/json', accept, encoding, body }) {
  const plain = (typeof body === 'string' ? body : JSON.stringify(body ?? '')).replaceAll('HELLO', id);
  const bytes = encoding === 'gzip' ? gzipSync(plain) : Buffer.from(plain);
  const headers = { Accept: accept ?? 'application/graphql-response+json', Connection: 'close' };
  if (type !== '') headers['Content-Type'] = type;
  if (encoding) headers['Content-Encoding'] = encoding;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port, method, path, headers }, async (response) => {
      resolve([response.statusCode, await text(response), response.headers['content-type']]);
    });
    outgoing.once('error', reject).end(method === 'GET' ? undefined : bytes);
  });
}

const results = {};
for (const one of requests) results[one.name] = await send(one);
console.log(JSON.stringify(results));

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const compressed = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.xml', '.wasm', '.ttf']);

/**
 * Serves a built site on loopback as a plain host would, the same for every tool: gzip at its best level, clean addresses, the
 * site's own 404 page. What a file compresses to is kept, so that no load waits for it but the first.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, find: (path: string) => string | undefined, close: () => void }>}
 */
export async function serveFolder(folder) {
  const root = resolve(folder);
  const bodies = new Map();
  const find = (path) => candidates(root, path).find(isFile);
  const server = createServer((request, response) => {
    const found = find(pathOf(request.url ?? '/'));
    const file = found ?? find('/404.html');
    if (file === undefined) return void response.writeHead(404).end();
    if (!bodies.has(file)) bodies.set(file, readBody(file));
    const { body, headers } = bodies.get(file);
    response.writeHead(found === undefined ? 404 : 200, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${server.address().port}`, find, close: () => server.close() };
}

function candidates(root, path) {
  const base = join(root, path);
  if (relative(root, base).startsWith('..')) return [];
  return [base, `${base.replace(/[\\/]$/, '')}.html`, join(base, 'index.html')];
}

function pathOf(address) {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return '/';
  }
}

function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readBody(file) {
  const extension = extname(file).toLowerCase();
  const raw = readFileSync(file);
  const isCompressed = compressed.has(extension);
  const body = isCompressed ? gzipSync(raw, { level: 9 }) : raw;
  const headers = { 'content-type': types[extension] ?? 'application/octet-stream', 'content-length': body.length };
  return { body, headers: isCompressed ? { ...headers, 'content-encoding': 'gzip' } : headers };
}

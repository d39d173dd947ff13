/** A request as bytes, and what may be answered: one of these codes. */
export interface RawRequest {
  readonly name: string;
  readonly bytes: string;
  readonly statuses: readonly number[];
}

/** Where a request goes, for the names by which the server may be called. */
interface Server {
  readonly port: number;
}

const end = '\r\n';

/** Requests with a harmless target and unusual other parts: methods, hosts, origins, ranges, bodies, and text that is not HTTP. */
export function requestCorpus({ port }: Server): readonly RawRequest[] {
  const host = `Host: 127.0.0.1:${port}`;
  const request = (line: string, ...headers: readonly string[]): string => [line, ...headers, 'Connection: close', '', ''].join(end);
  const get = (...headers: readonly string[]): string => request('GET / HTTP/1.1', ...headers);
  return [
    ...methods.map((method) => one(`method ${method}`, request(`${method} / HTTP/1.1`, host), [400, 405])),
    ...['get', 'Get', 'GET ', ' GET', 'G\u0000T', 'GÉT', ''].map((method) =>
      one(`a method written ${JSON.stringify(method)}`, request(`${method} / HTTP/1.1`, host), [200, 400]),
    ),
    ...foreignHosts.map((name) => one(`the host ${JSON.stringify(name)}`, get(`Host: ${name}`), [400, 403])),
    ...['127.0.0.1', `127.0.0.1:${port}`, 'localhost', 'LOCALHOST:1', '[::1]:80', ' 127.0.0.1 '].map((name) =>
      one(`its own host ${JSON.stringify(name)}`, get(`Host: ${name}`), [200]),
    ),
    one('blank lines before', `\r\n\r\n${get(host)}`, [200]),
    one('no host', get(), [400, 403]),
    one('two hosts', get(host, 'Host: evil.example'), [400, 403]),
    one('a foreign host first', get('Host: evil.example', host), [400, 403]),
    one('a host of another header', get('Host: evil.example', `X-Forwarded-Host: 127.0.0.1:${port}`, `Forwarded: host=127.0.0.1`), [403]),
    one('HTTP/1.0 without a host', request('GET / HTTP/1.0'), [400, 403]),
    one('HTTP/1.0 with a host', request('GET / HTTP/1.0', host), [200]),
    ...[
      'http://127.0.0.1/',
      `http://127.0.0.1:${port}/secret.txt`,
      `http://evil.example/`,
      'HTTP://LOCALHOST',
      'ftp://x/',
      '//evil.example/',
    ].map((target) => one(`the target ${target}`, request(`GET ${target} HTTP/1.1`, host), [400, 404])),
    ...ranges.map((range) => one(`the range ${JSON.stringify(range)}`, get(host, `Range: ${range}`), [200, 206, 416])),
    ...conditions.map((condition) => one(`the condition ${condition}`, get(host, condition), [200, 304])),
    ...versions.map((version) => one(`the version ${JSON.stringify(version)}`, request(`GET / ${version}`, host), [200, 400, 403, 505])),
    ...bodies.map(([name, headers, body]) => one(`a body ${name}`, `${get(host, ...headers)}${body}`, [100, 200, 400, 403, 413, 417])),
    ...oddHeaders.map((header) => one(`the header ${JSON.stringify(header.slice(0, 60))}`, get(host, header), [200, 400, 431])),
    ...nonsense.map((bytes) => one(`nonsense ${JSON.stringify(bytes.slice(0, 40))}`, bytes, [400, 403, 431])),
  ];
}

function one(name: string, bytes: string, statuses: readonly number[]): RawRequest {
  return { name, bytes, statuses };
}

const methods = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK'],
  ...['SEARCH', 'PURGE', 'LINK', 'UNLINK', 'REPORT', 'MERGE', 'SUBSCRIBE', 'NOTIFY', 'SOURCE', 'QUERY', 'TRACK', 'DEBUG', 'GETS', 'HEADX'],
];

const foreignHosts = [
  ...['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example', 'evil.localhost', '127.0.0.2', '0.0.0.0', '0'],
  ...['127.1', '2130706433', '0x7f000001', '017700000001', '[::]', '[::ffff:127.0.0.1]', '[::1', '::1', 'localhost.', 'local host'],
  ...['127.0.0.1:', '127.0.0.1:x', '127.0.0.1:80:80', 'a@127.0.0.1', '127.0.0.1@evil.example', '127.0.0.1/evil.example', '127.0.0.1#x'],
  ...['127.0.0.1, evil.example', 'evil.example, 127.0.0.1', '', '*', '%6cocalhost', 'l\u00f6calhost', '127.0.0.1\tevil.example', 'file://'],
  ...['[::1%25lo]', '[::1]evil.example', '[::1]:80evil.example', '[::1', '[127.0.0.1]', 'localhost:-1', 'localhost:+80', 'localhost: 80'],
  ...[
    '127.0.0.1\\@evil.example',
    'localhost%00.evil.example',
    'localhost_',
    'LOCALHOST.EVIL.EXAMPLE',
    '127.000.000.001',
    '127.0.0.1.',
    '1',
  ],
];

const ranges = [
  ...['bytes=0-0', 'bytes=0-', 'bytes=-1', 'bytes=-0', 'bytes=-99999999', 'bytes=99999999-', 'bytes=5-2', 'bytes=0-99999999999999999999'],
  ...[
    'bytes=0-999999999',
    'bytes=1-0',
    'bytes=10-9',
    'bytes=2-',
    'bytes=a-b',
    'bytes=',
    'bytes',
    '',
    'items=0-1',
    'bytes=0-0,1-1',
    'bytes=-1,-1,-1',
    'bytes=1--1',
    'bytes=0x0-0x1',
    'bytes= 0 - 1',
  ],
  `bytes=${'0-,'.repeat(500)}0-`,
];

const conditions = [
  ...['If-None-Match: *', 'If-None-Match: "', 'If-None-Match: W/"0-0"', 'If-None-Match: ,,,', 'If-Match: *', 'If-Match: "no"'],
  ...['If-Modified-Since: never', 'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 'If-Modified-Since: Fri, 31 Dec 9999 23:59:59 GMT'],
  ...['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 'If-Range: "x"'],
];

const versions = [
  'HTTP/1.1 ',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTP/0.9',
  'HTTP/1',
  'HTTP/1.',
  'HTTP/11',
  'http/1.1',
  'HTTPS/1.1',
  'X',
  '',
];

const bodies: readonly (readonly [name: string, headers: readonly string[], body: string])[] = [
  ['of a length', ['Content-Length: 4'], 'body'],
  ['shorter than it says', ['Content-Length: 400'], 'body'],
  ['longer than it says', ['Content-Length: 1'], 'GET /secret.txt HTTP/1.1\r\n\r\n'],
  ['of a negative length', ['Content-Length: -1'], 'body'],
  ['of no number', ['Content-Length: four'], 'body'],
  ['of two lengths', ['Content-Length: 4', 'Content-Length: 5'], 'body!'],
  ['of a length beyond all numbers', ['Content-Length: 99999999999999999999999'], ''],
  ['in chunks', ['Transfer-Encoding: chunked'], '4\r\nbody\r\n0\r\n\r\n'],
  ['in chunks that are none', ['Transfer-Encoding: chunked'], 'zz\r\nbody'],
  ['in chunks and of a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], '0\r\n\r\nGET /secret.txt HTTP/1.1\r\n\r\n'],
  ['in an unknown encoding', ['Transfer-Encoding: cow'], 'body'],
  ['in chunks, written oddly', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
  ['that waits to be asked for', ['Content-Length: 4', 'Expect: 100-continue'], 'body'],
  ['that expects something else', ['Content-Length: 4', 'Expect: a-miracle'], 'body'],
  ['behind an upgrade', ['Upgrade: websocket', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 13'], ''],
  ['behind an upgrade to HTTP/2', ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'], ''],
];

const oddHeaders = [
  ...[
    'X: a\u0000b',
    'X: a\u000bb',
    'X',
    ': x',
    ' X: folded',
    'X y: z',
    'X: \u00ff\u00fe',
    '__proto__: x',
    'constructor: x',
    'X:',
    '\tX: y',
  ],
  ...[
    'Cookie: a=b; c=d',
    'Authorization: Basic Og==',
    'Accept-Encoding: gzip, br, identity;q=0',
    'Accept: text/nothing',
    'Referer: file:///etc/passwd',
  ],
  ...[
    'X-Original-URL: /secret.txt',
    'X-Rewrite-URL: /../secret.txt',
    'X-HTTP-Method-Override: DELETE',
    'X-Forwarded-For: 127.0.0.1',
    'Via: 1.1 x',
  ],
  ...[
    'Origin: http://evil.example',
    'Origin: null',
    'Access-Control-Request-Method: GET',
    'Sec-Fetch-Site: cross-site',
    'Access-Control-Request-Private-Network: true',
    'Access-Control-Request-Headers: x',
    'Service-Worker: script',
    'Forwarded: host=evil.example',
    'X-Forwarded-Proto: https',
    'Range: bytes=0-0\nX: y',
  ],
  `X: ${'x'.repeat(20_000)}`,
  Array.from({ length: 2500 }, (_, index) => `X${index}: y`).join(end),
];

const nonsense = [
  ...[
    'GET\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/1.1\n\n',
    'GET  /  HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1 GET / HTTP/1.1\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
  ],
  ...[
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'HTTP/1.1 200 OK\r\n\r\n',
    'SSH-2.0-x\r\n\r\n',
  ],
  ...[
    'EHLO x\r\n\r\n',
    '{"json":true}\r\n\r\n',
    '<xml/>\r\n\r\n',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
    `${'A'.repeat(100_000)}\r\n\r\n`,
  ],
];

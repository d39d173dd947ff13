import { expect, test } from 'vitest';
import { isAllowedHost } from '../../../../renderer/dev/server/privacy.ts';

test.each([
  ['localhost', 'localhost'],
  ['localhost:3000', 'localhost'],
  ['LOCALHOST:80', 'localhost'],
  ['127.0.0.1:3000', 'localhost'],
  ['[::1]:3000', 'localhost'],
  ['docs.test:3000', 'docs.test'],
  ['[fe80::1]:80', 'fe80::1'],
  ['192.168.1.5:3000', '0.0.0.0'],
  ['[fe80::2]', '::'],
])('answers to %s when it listens on %s', (header, host) => {
  expect(isAllowedHost(header, host)).toBe(true);
});

test.each([
  [undefined, 'localhost'],
  ['', 'localhost'],
  ['evil.example', 'localhost'],
  ['localhost.evil.example', 'localhost'],
  ['localhost:3000:3000', 'localhost'],
  ['localhost:x', 'localhost'],
  ['127.0.0.2', 'localhost'],
  ['192.168.1.5', 'localhost'],
  ['evil.example', '0.0.0.0'],
  ['evil@localhost', 'localhost'],
])('does not answer to %s when it listens on %s', (header, host) => {
  expect(isAllowedHost(header, host)).toBe(false);
});

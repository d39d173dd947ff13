import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { publishSite } from '../../../renderer/publish/publishSite.ts';
import { systemFailure } from '../../../renderer/publish/systemFailure.ts';

const sink = {
  has: () => false,
  keep: () => {},
  read: () => undefined,
  write: async () => true,
  publish: async () => {},
  discard: async () => {},
};

test('turns a system error into a problem', async () => {
  const error: unknown = await readdir('/no/such/folder').catch((reason: unknown) => reason);
  expect(systemFailure(error)).toEqual({
    code: 'output/write',
    severity: 'error',
    message: expect.stringContaining('Cannot write the output: ENOENT'),
    hint: expect.stringContaining('--out-dir'),
  });
});

test('rethrows other errors', () => {
  expect(() => systemFailure(new TypeError('a bug'))).toThrow('a bug');
});

test('a failed publication reports the cause', async () => {
  expect(await publishSite(sink)).toEqual({ value: true, problems: [] });
  const failing = { ...sink, publish: () => readdir('/no/such/folder').then(() => undefined) };
  expect(await publishSite(failing)).toMatchObject({ value: false, problems: [{ code: 'output/write' }] });
});

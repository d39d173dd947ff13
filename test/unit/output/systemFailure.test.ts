import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { publishSite } from '../../../renderer/output/publishSite.ts';
import { systemFailure } from '../../../renderer/output/systemFailure.ts';

const sink = { keep: () => false, read: () => undefined, write: async () => true, publish: async () => {}, discard: async () => {} };

test('what the system refuses is a problem', async () => {
  const error: unknown = await readdir('/no/such/folder').catch((reason: unknown) => reason);
  expect(systemFailure(error)).toEqual({
    code: 'output/write',
    severity: 'error',
    message: expect.stringContaining('The output could not be written: ENOENT'),
    hint: expect.stringContaining('--out-dir'),
  });
});

test('anything else is thrown on', () => {
  expect(() => systemFailure(new TypeError('a bug'))).toThrow('a bug');
});

test('a site that could not be published says why', async () => {
  expect(await publishSite(sink)).toEqual({ value: true, problems: [] });
  const failing = { ...sink, publish: () => readdir('/no/such/folder').then(() => undefined) };
  expect(await publishSite(failing)).toMatchObject({ value: false, problems: [{ code: 'output/write' }] });
});

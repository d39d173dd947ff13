import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;

beforeAll(async () => {
  site = await SiteTest.from('basic');
});

afterAll(() => site.close());

it.each([
  ['object types', '{ x: ', 'number', ' }'],
  ['arrays', '', 'number', '[]'],
])('too many nested %s are named as the cause', async (_, before, inner, after) => {
  const levels = 20_000;
  await site.write('deep/package.json', JSON.stringify({ name: 'deep', version: '1.0.0', types: 'index.d.ts' }));
  await site.write('deep/index.d.ts', `export declare const deep: ${before.repeat(levels)}${inner}${after.repeat(levels)};\n`);
  const { ok, problems } = await site.build({ packages: ['deep'] });
  expect(ok).toBe(false);
  expect(problems).toMatchObject([
    {
      code: 'api/extract',
      message: 'Cannot extract the API of the package "deep": a type or an expression is nested too deeply for the compiler.',
      hint: expect.stringMatching(/^Give the inner parts /),
    },
  ]);
});

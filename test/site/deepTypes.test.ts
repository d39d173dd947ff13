import { afterAll, beforeAll, expect } from 'vitest';
import { firstOf } from '../browser/firstOf.ts';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;

beforeAll(async () => {
  site = await SiteTest.from('basic');
});

afterAll(() => site.close());

firstOf([
  ['object types', '{ x: ', 'number', ' }'],
  ['arrays', '', 'number', '[]'],
])('too many nested %s are named as the cause', async ([, before, inner, after]) => {
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

firstOf([
  ['a chain of 101 bases is reported', 101, false],
  ['a chain of 100 bases is documented', 100, true],
])('%s', async ([, bases, isGood]) => {
  const classes = Array.from({ length: bases }, (__, index) => `export declare class C${index + 1} extends C${index} {}\n`);
  await site.write('chain/package.json', JSON.stringify({ name: 'chain', version: '1.0.0', types: 'index.d.ts' }));
  await site.write('chain/index.d.ts', `${classes.toReversed().join('')}export declare class C0 {\n  a: number;\n}\n`);
  const { ok, problems } = await site.build({ packages: ['chain'] });
  expect(ok).toBe(isGood);
  const message = `\`C${bases}\` inherits through more than 100 classes or interfaces, so the package is missing from the site.`;
  expect(problems).toMatchObject(isGood ? [] : [{ code: 'api/extract', message, place: { file: 'chain/index.d.ts', line: 1 } }]);
});

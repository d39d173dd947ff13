import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestExamplesReport } from '../../renderer/index.ts';
import { repository } from './graphqlSite.ts';
import { fixturePackage } from './packageSite.ts';
import { loadApi, SiteTest } from './SiteTest.ts';

let report: TestExamplesReport;
let site: SiteTest | undefined;

beforeAll(async () => {
  const { testExamples } = await loadApi();
  report = await testExamples({ cwd: fixturePackage(''), packages: ['examples'], timeout: 15_000, cacheDir: false });
});

afterEach(() => site?.close());

describe('examples of a package that is not built', () => {
  it('run, except those without assertions and those marked to be skipped', () => {
    expect(report).toMatchObject({ ok: false, examples: 11, passed: 3, skipped: 3, assertions: 22 });
  });

  it.each([
    ['README.md:6', 'example/assertion', 'Expected `add(2, 2)` to be 5, but it is 4.'],
    ['src/index.ts:27', 'example/assertion', 'Expected `add(1, 2)` to be 4, but it is 3.'],
    ['src/index.ts:43', 'example/assertion', 'Expected `divide(4, 2)` to be 3, but it is 2.'],
    ['src/index.ts:44', 'example/assertion', "Expected `String(divide(4, 2))` to match /^3$/, but it is '2'."],
    ['src/index.ts:45', 'example/assertion', 'Expected `divide(4, 2)` to throw, but it did not throw.'],
    ['src/index.ts:46', 'example/assertion', 'Expected `divide(1, 0)` to throw TypeError, but it threw RangeError: by zero.'],
    ['src/index.ts:48', 'example/assertion', 'The example ended before it reached `divide(1, 1)`.'],
    ['src/index.ts:62', 'example/error', 'The example of divide failed: RangeError: by zero'],
    [
      'src/index.ts:66',
      'example/error',
      "The example of divide failed: SyntaxError: The requested module '@fixture/examples' does not provide an export named 'divid'",
    ],
    ['src/index.ts:83', 'example/timeout', 'The example of Loop.run did not end within 15 s.'],
    ['src/index.ts:85', 'example/assertion', "Expected `new Loop().name` to be 'loops', but it is 'loop'."],
    ['src/index.ts:104', 'example/syntax', "The example of broken cannot run: ')' expected."],
    ['src/index.ts:110', 'example/syntax', "The example of broken cannot run: `what nobody can read` isn't a value."],
  ])('fail at %s', (place, code, message) => {
    const problems = report.problems.filter((one) => `${one.place?.file}:${one.place?.line}` === `examples/${place}`);
    expect(problems.map((one) => ({ code: one.code, message: one.message }))).toEqual([{ code, message }]);
  });

  it('have no other problems', () => expect(report.problems).toHaveLength(13));
});

it('samples of documents with assertions run with the packages of the site', async () => {
  site = await SiteTest.from('basic');
  const { testExamples } = await loadApi();
  const name = (JSON.parse(await site.read('package.json', 'package')) as { readonly name: string }).name;
  const sample = `\n\n\`\`\`ts\nimport { area } from '${name}';\n\ntypeof area; // => 'number'\n\`\`\`\n`;
  await site.write('content/docs/sample.md', `# Sample${sample}`);
  const { problems } = await testExamples({ cwd: site.folder });
  expect(problems.filter(({ place }) => place?.file === 'content/docs/sample.md')).toEqual([
    {
      code: 'example/assertion',
      severity: 'error',
      message: "Expected `typeof area` to be 'number', but it is 'function'.",
      hint: 'Fix the code or the expected value in the example of Sample.',
      place: { file: 'content/docs/sample.md', line: 6 },
    },
  ]);
});

it('the assertions in examples of GraphQL.js hold', { tags: ['full'] }, async () => {
  const { testExamples } = await loadApi();
  const { ok, examples, assertions, problems } = await testExamples({ cwd: repository, packages: ['node_modules/graphql'] });
  expect(problems).toEqual([]);
  expect(ok).toBe(true);
  expect(examples).toBeGreaterThan(200);
  expect(assertions).toBeGreaterThan(400);
});

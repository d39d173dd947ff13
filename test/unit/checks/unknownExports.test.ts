import { describe, expect, it } from 'vitest';
import { resolveSampleNames } from '../../../renderer/api/samples/resolveSampleNames.ts';
import { unknownExports, unknownExportsOfPackages } from '../../../renderer/checks/unknownExports.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import type { ApiPackage } from '../../../renderer/model/api.ts';
import type { FrontMatter } from '../../../renderer/model/document.ts';
import type { Place, Problem } from '../../../renderer/model/problem.ts';
import { createLinks } from '../../../renderer/plan/links/createLinks.ts';
import { sampleKey } from '../../../renderer/plan/links/sampleIndex.ts';
import { parse } from '../documents/renderMarkdown.ts';
import { makeConfig, makePackage, makeSymbol } from '../make.ts';
import { planned } from '../planned.ts';

interface CheckOptions extends Pick<ApiPackage, 'subpaths'> {
  readonly autolink?: boolean;
  readonly frontMatter?: FrontMatter;
}

async function check(text: string, { autolink, frontMatter = {}, subpaths }: CheckOptions = {}) {
  const { value } = await parse(text);
  const document = { ...value, frontMatter };
  const samples = new Map(
    document.uses.flatMap((use) => (use.kind === 'sample' ? [[sampleKey(use.sample), resolveSampleNames(use.sample)] as const] : [])),
  );
  const config = makeConfig({ documents: {}, autolink });
  const api = { packages: [makePackage([makeSymbol('function', 'buildSchema')], { subpaths })] };
  const { routes, links } = await planned({ config, api, documents: [document], pages: [], files: [] });
  return unknownExports({ config, routes, links: createLinks(links), samples }).map(describeProblem);
}

const describeProblem = ({ code, message, hint, place, related = [] }: Problem): string =>
  [`${place?.line}:${place?.column}`, code, message, hint, ...related.map(({ line, column }) => `${line}:${column}`)].join(' ');

const sample = "```js\nimport { buildScema as build } from 'pkg';\n\nbuild();\nfunction f(build) { build(); }\n```";
const found = '3:10 link/unresolved pkg does not export buildScema. Did you mean buildSchema? 5:1';

describe('a name that a package doesn’t export', () => {
  it('is reported if a sample imports it, with the lines that use it', async () => {
    expect(await check(`\n${sample}`)).toEqual([found]);
  });

  it('is reported in prose, too, because a sample shows what it refers to', async () => {
    expect(await check(`\n${sample}\n\nThe \`buildScema\`, and \`buildScema()\`, but \`buildSchema\` and \`other\`.`)).toEqual([
      found,
      '9:5 link/unresolved pkg does not export buildScema. Did you mean buildSchema?',
      '9:23 link/unresolved pkg does not export buildScema. Did you mean buildSchema?',
    ]);
  });

  it('is reported in a namespace', async () => {
    expect(await check("```ts\nimport * as p from 'pkg';\np.buildScema();\n```")).toEqual([
      '3:3 link/unresolved pkg does not export buildScema. Did you mean buildSchema?',
    ]);
  });

  it('cannot come from an entry point that does not exist', async () => {
    expect(await check("```ts\nimport { buildSchema } from 'pkg/nope';\n```", { subpaths: ['.'] })).toEqual([
      expect.stringContaining('link/unresolved The package has no entry point `pkg/nope`.'),
    ]);
  });

  it('is ignored if automatic links are off', async () => {
    expect(await check(sample, { autolink: false })).toEqual([]);
    expect(await check(sample, { frontMatter: { autolink: false } })).toEqual([]);
    expect(await check(sample, { autolink: false, frontMatter: { autolink: true } })).toHaveLength(1);
  });

  it('is ignored in other packages and other languages', async () => {
    expect(await check('```js\nimport { a } from \'other\';\n```\n\n```json\n{ "a": 1 }\n```')).toEqual([]);
  });
});

describe('a sample of a package', () => {
  const checkPackages = async (packages: readonly ApiPackage[], autolink = true) => {
    const [config, api] = [makeConfig({ documents: {}, autolink }), { packages }];
    const { links } = await planned({ config, api, documents: [], pages: [], files: [] });
    const { run } = openSession({ name: 'site' });
    return (await run(unknownExportsOfPackages, { config, api, links })).map(describeProblem);
  };
  const sampleOf = (code: string, place?: Place) => ({ code, language: 'ts', names: resolveSampleNames({ code, language: 'ts' }), place });
  const place = { file: 'README.md', line: 7 };
  const old = sampleOf("// The import:\nimport { buildScema } from 'pkg';", place);
  const symbols = [makeSymbol('function', 'buildSchema')];

  it('is checked where it has a place', async () => {
    const found = '8:undefined link/unresolved pkg does not export buildScema. Did you mean buildSchema?';
    expect(await checkPackages([makePackage(symbols, { samples: [old] })])).toEqual([found]);
    expect(await checkPackages([makePackage(symbols, { samples: [{ ...old, place: undefined }] })])).toEqual([]);
    expect(await checkPackages([makePackage(symbols, { samples: [old] })], false)).toEqual([]);
  });

  it('cannot import from an entry point that does not exist', async () => {
    const samples = [sampleOf("import { a, b } from 'pkg/nope';", place)];
    const found = '7:undefined link/unresolved The package has no entry point `pkg/nope`. Import from `pkg`, `pkg/server`.';
    expect(await checkPackages([makePackage(symbols, { samples, subpaths: ['.', './server'] })])).toEqual([found]);
    expect(await checkPackages([makePackage(symbols, { samples })])).toEqual([]);
  });

  it('means its own version of the package', async () => {
    const former = makePackage([makeSymbol('function', 'parse', { id: 'pkg-1/:function/parse' })], { slug: 'pkg-1' });
    const samples = [sampleOf("import { parse } from 'pkg';", place)];
    expect(await checkPackages([makePackage(symbols), { ...former, samples }])).toEqual([]);
    expect(await checkPackages([makePackage(symbols, { samples }), former])).toHaveLength(1);
  });
});

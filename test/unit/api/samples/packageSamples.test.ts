import { expect, it } from 'vitest';
import { packageSamples } from '../../../../renderer/api/samples/packageSamples.ts';
import type { ApiPackage } from '../../../../renderer/model/api.ts';
import { makeComment, makeSymbol } from '../../make.ts';
import { packageOf } from '../../templates/symbols.ts';

const own = "import { a } from 'pkg';\na();";
const fenced = (code: string): string => `Text.\n\n\`\`\`js\n${code}\n\`\`\``;
const samplesOf = (pkg: ApiPackage, { others = [], source = '' }: { readonly others?: readonly string[]; readonly source?: string } = {}) =>
  packageSamples({ package: pkg, others, sourceOf: () => source });

it('reads only samples that import from the package, each once', () => {
  const text = `${fenced(own)}\n\n${fenced("import { b } from 'other';\nb();")}`;
  const pkg = packageOf({
    readme: { text },
    symbols: [makeSymbol('function', 'a', { comment: makeComment('Does.', { '@example': text }) })],
  });
  expect(samplesOf(pkg)).toEqual([
    {
      code: own,
      language: 'js',
      names: {
        imported: [
          { module: 'pkg', name: 'a', start: 9, end: 10, isNaming: true },
          { module: 'pkg', name: 'a', start: 25, end: 26, isNaming: false },
        ],
        locals: [],
      },
    },
  ]);
});

it('reads samples that import a dependency', () => {
  const pkg = packageOf({ readme: { text: fenced("import { b } from 'other';") } });
  expect(samplesOf(pkg, { others: ['other'] }).map(({ code }) => code)).toEqual(["import { b } from 'other';"]);
});

it('has the line of the code in a README, and no place in a changelog', () => {
  const readme = { text: fenced(own), place: { file: 'README.md', line: 1, column: 1 } };
  const changelog = { text: fenced("import { old } from 'pkg';"), place: { file: 'CHANGELOG.md', line: 1, column: 1 } };
  expect(samplesOf(packageOf({ readme, changelog })).map(({ place }) => place)).toEqual([{ file: 'README.md', line: 4 }, undefined]);
});

it('has the line of code without a fence in a comment', () => {
  const comment = makeComment('Does.');
  const content = { text: `\`\`\`ts\n${own}\n\`\`\``, place: { file: 'a.ts', line: 3, column: 4 } };
  const symbol = makeSymbol('function', 'a', { comment: { ...comment, blocks: [{ tag: '@example', content }] } });
  const bare = '/**\n * @example\n * import { a } from "pkg";\n */';
  const fences = '/**\n * @example\n * ```ts\n * import { a } from "pkg";\n * ```\n */';
  expect(samplesOf(packageOf({ symbols: [symbol] }), { source: bare }).map(({ place }) => place?.line)).toEqual([3]);
  expect(samplesOf(packageOf({ symbols: [symbol] }), { source: fences }).map(({ place }) => place?.line)).toEqual([4]);
});

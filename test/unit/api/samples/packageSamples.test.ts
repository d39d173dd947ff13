import { expect, it } from 'vitest';
import { packageSamples } from '../../../../renderer/api/samples/packageSamples.ts';
import { commentOf, packageOf, symbolOf } from '../../templates/symbols.ts';

it('reads only samples that import from the package, each once', () => {
  const own = "import { a } from 'pkg';\na();";
  const other = "import { b } from 'other';\nb();";
  const text = `Text.\n\n\`\`\`js\n${own}\n\`\`\`\n\n\`\`\`js\n${other}\n\`\`\``;
  const pkg = packageOf({ readme: { text }, symbols: [symbolOf('function', 'a', { comment: commentOf('Does.', { '@example': text }) })] });
  expect(packageSamples(pkg)).toEqual([
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

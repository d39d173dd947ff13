import { describe, expect, it } from 'vitest';
import { resolveSampleNames } from '../../../../renderer/api/samples/resolveSampleNames.ts';

/** The code with every imported name marked by its export: `[parse→graphql#parse]`, `!` where the export itself is named. */
function marked(code: string, language = 'ts'): string {
  const { imported } = resolveSampleNames({ code, language });
  let text = '';
  let end = 0;
  for (const name of imported) {
    text += `${code.slice(end, name.start)}[${code.slice(name.start, name.end)}→${name.module}#${name.name}${name.isNaming ? '!' : ''}]`;
    end = name.end;
  }
  return text + code.slice(end);
}

const cases: readonly (readonly [title: string, code: string, expected: string])[] = [
  [
    'an import and its uses',
    `import { parse } from 'graphql';\nparse('{ a }');`,
    `import { [parse→graphql#parse!] } from 'graphql';\n[parse→graphql#parse]('{ a }');`,
  ],
  [
    'a renamed import',
    `import { Source as S } from 'graphql';\nnew S('');`,
    `import { [Source→graphql#Source!] as S } from 'graphql';\nnew [S→graphql#Source]('');`,
  ],
  ['a default import', `import g from 'graphql';\ng();`, `import g from 'graphql';\n[g→graphql#default]();`],
  ['a namespace', `import * as g from 'graphql';\ng.parse(g);`, `import * as g from 'graphql';\ng.[parse→graphql#parse!](g);`],
  [
    'types, also in a namespace',
    `import type * as g from 'graphql';\nlet a: g.Source;`,
    `import type * as g from 'graphql';\nlet a: g.[Source→graphql#Source!];`,
  ],
  [
    'names from require()',
    `const { parse, Source: S } = require('graphql');\nnew S(parse());`,
    `const { [parse→graphql#parse!], [Source→graphql#Source!]: S } = require('graphql');\nnew [S→graphql#Source]([parse→graphql#parse]());`,
  ],
  [
    'names from a dynamic import',
    `const { parse } = await import('graphql');\nparse();`,
    `const { [parse→graphql#parse!] } = await import('graphql');\n[parse→graphql#parse]();`,
  ],
  [
    'members of a module that is not assigned to a variable',
    `const visit = require('graphql').visit;\nvisit((await import('graphql')).print);`,
    `const visit = require('graphql').[visit→graphql#visit!];\n[visit→graphql#visit]((await import('graphql')).[print→graphql#print!]);`,
  ],
  [
    'names destructured from a namespace',
    `import * as g from 'graphql';\nconst { parse, Source: S, ...rest } = g;\n() => new S(parse(rest));`,
    `import * as g from 'graphql';\nconst { [parse→graphql#parse!], [Source→graphql#Source!]: S, ...rest } = g;\n() => new [S→graphql#Source]([parse→graphql#parse](rest));`,
  ],
  [
    'no names destructured from other values',
    `const { parse } = parse;\nconst { a } = b, { b } = a;\nparse(a, b);`,
    `const { parse } = parse;\nconst { a } = b, { b } = a;\nparse(a, b);`,
  ],
  [
    'import types',
    `import { Kind } from 'graphql';\ntype E = import('graphql').Kind;`,
    `import { [Kind→graphql#Kind!] } from 'graphql';\ntype E = import('graphql').[Kind→graphql#Kind!];`,
  ],
  ['re-exports', `export { parse } from 'graphql';`, `export { [parse→graphql#parse!] } from 'graphql';`],
  [
    'shorthand properties, but not the names of properties',
    `import { parse } from 'graphql';\nx.parse = { parse, y: { parse: 1, parse() {} } };`,
    `import { [parse→graphql#parse!] } from 'graphql';\nx.parse = { [parse→graphql#parse], y: { parse: 1, parse() {} } };`,
  ],
  [
    'no parameter of the same name',
    `import { parse } from 'graphql';\nconst f = (parse) => parse();\nparse();`,
    `import { [parse→graphql#parse!] } from 'graphql';\nconst f = (parse) => parse();\n[parse→graphql#parse]();`,
  ],
  [
    'no local of a block, also above its declaration',
    `import { parse } from 'graphql';\n{ parse(); const parse = 1; }\nparse();`,
    `import { [parse→graphql#parse!] } from 'graphql';\n{ parse(); const parse = 1; }\n[parse→graphql#parse]();`,
  ],
  [
    'no var of a function, wherever it is declared',
    `import { parse } from 'graphql';\nfunction f() { parse(); if (a) { var parse = 1; } }`,
    `import { [parse→graphql#parse!] } from 'graphql';\nfunction f() { parse(); if (a) { var parse = 1; } }`,
  ],
  [
    'no part of a pattern, no variable of a loop or a catch',
    `import { a, b, c } from 'graphql';\nconst f = ({ a, x: [b] }) => [a, b];\nfor (const c of a) c;\ntry {} catch (b) { b; }`,
    `import { [a→graphql#a!], [b→graphql#b!], [c→graphql#c!] } from 'graphql';\nconst f = ({ a, x: [b] }) => [a, b];\nfor (const c of [a→graphql#a]) c;\ntry {} catch (b) { b; }`,
  ],
  [
    'no type parameter of the same name',
    `import { Kind } from 'graphql';\ntype A<Kind> = Kind[];\ntype B = Kind;`,
    `import { [Kind→graphql#Kind!] } from 'graphql';\ntype A<Kind> = Kind[];\ntype B = [Kind→graphql#Kind];`,
  ],
  ['nothing that isn’t imported', `parse('{ a }');`, `parse('{ a }');`],
];

describe('resolveSampleNames', () => {
  it.each(cases)('finds %s', (_title, code, expected) => {
    expect(marked(code)).toBe(expected);
  });

  it('parses a sample with omissions', () => {
    expect(marked(`import { parse } from 'graphql';\n\nparse(…);\n// …\n})`)).toBe(
      `import { [parse→graphql#parse!] } from 'graphql';\n\n[parse→graphql#parse](…);\n// …\n})`,
    );
  });

  it('finds JSX elements in languages that support them', () => {
    const code = `import { Tabs } from 'tabs';\n<Tabs a="Tabs">Tabs</Tabs>;`;
    const expected = `import { [Tabs→tabs#Tabs!] } from 'tabs';\n<[Tabs→tabs#Tabs] a="Tabs">Tabs</[Tabs→tabs#Tabs]>;`;
    expect([marked(code, 'tsx'), marked(code, 'js')]).toEqual([expected, expected]);
  });

  it('lists the names that a sample declares', () => {
    const code = `import { parse } from 'graphql';\nconst schema = 1;\nfunction f(source) { const parse = source; }\nf({ rules: 1, format() {} });`;
    expect(resolveSampleNames({ code, language: 'js' }).locals).toEqual(['f', 'format', 'parse', 'rules', 'schema', 'source']);
  });
});

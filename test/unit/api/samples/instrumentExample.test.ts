import { describe, expect, it } from 'vitest';
import { instrumentExample } from '../../../../renderer/api/samples/instrumentExample.ts';

function run(code: string, language = 'ts') {
  const { code: output, ...rest } = instrumentExample({ code, language });
  return { ...rest, code: output.replace(/\n?\/\/# sourceMappingURL.*\n?$/, '') };
}

function claims(code: string) {
  return run(code).assertions.map(({ kind, line, subject, expected }) => `${line} ${kind} ${subject} | ${expected}`);
}

describe('assertions', () => {
  it.each([
    ['add(1, 2); // => 3', ['0 equals add(1, 2) | 3']],
    ['add(1, 2) //=> 3', ['0 equals add(1, 2) | 3']],
    ['add(1, 2);\n// => 3', ['0 equals add(1, 2) | 3']],
    ['const a: number = add(1, 2); // => 3', ['0 equals a | 3']],
    ['console.log(a); // => 3', ['0 equals a | 3']],
    ['text; // matches /^a b$/i', ['0 matches text | /^a b$/i']],
    ['console.log(...a); // => undefined', ['0 equals console.log(...a) | undefined']],
    ['add(1, 2); // => 3 // as always\nadd(1, 1); // => 2', ['0 equals add(1, 2) | 3', '1 equals add(1, 1) | 2']],
    ['parse(x); // throws', ['0 throws parse(x) | ']],
    ['parse(x); // throws an error', ['0 throws parse(x) | ']],
    ['parse(x);\n// throws SyntaxError', ['0 throws parse(x) | SyntaxError']],
    ['parse(x); // => throws /bad/', ['0 throws parse(x) | /bad/']],
    ['a;\n// => [\n//   1,\n//   2\n// ]\nb;', ['0 equals a | [ 1, 2 ]']],
    ['f(() => {\n  return a; // => 1\n}); // => 2', ['2 equals f(() => {\n  return a; // => 1\n}) | 2', '1 equals a | 1']],
  ])('finds the assertions in %j', (code, expected) => expect(claims(code)).toEqual(expected));

  it.each([
    'parse(x); // throws if x is bad',
    'add(1, 2); // is => 3',
    'add(1, 2);\n\n// => 3',
    'const { a, b } = c; // => 3',
    "'// => 3';",
    'a; /* => 3 */',
    'if (a) {\n} // => 3',
  ])('treats %j as prose', (code) => expect(claims(code)).toEqual([]));
});

describe('the module', () => {
  it('reports the result of each assertion at its line, without types', () => {
    const { code } = run(
      "import { add, type Sum } from 'sums';\nconst sum: Sum = add(1, 2); // => 3\nsum as number; // => { a: 1 }.a\nadd(); // throws",
    );
    expect(code.split('\n')).toEqual([
      "import { add } from 'sums';",
      'const sum = add(1, 2);',
      '__gqldocs.equals(0, sum, () => (3)); // => 3',
      '__gqldocs.equals(1, sum, () => ({ a: 1 }.a)); // => { a: 1 }.a',
      'try {',
      '    add();',
      '    __gqldocs.returned(2);',
      '}',
      'catch (error) {',
      '    __gqldocs.threw(2, error, undefined);',
      '} // throws',
    ]);
  });

  it('lists the undeclared globals that it uses, because its package may export the same names', () => {
    const { globals } = run("const URL = 1;\nfunction Map() {}\nnew Event(fetch, 'toString', undefined); // => new Set()");
    expect(globals).toEqual(['Event', 'Set', 'fetch']);
  });

  it('may use top-level await', () => {
    expect(run('await add(1); // => 2\nconst a = await b // => 3')).toMatchObject({
      code: '__gqldocs.equals(0, (await add(1)), () => (2)); // => 2\nconst a = await b;\n__gqldocs.equals(1, a, () => (3)); // => 3\nexport {};',
      errors: [],
    });
  });

  it('wraps nested assertions', () => {
    const { code } = run('f(() => {\n  a; // => 1\n}); // => 2');
    expect(code.replaceAll(/\s+/g, ' ')).toBe(
      '__gqldocs.equals(0, (f(() => { __gqldocs.equals(1, (a), () => (1)); // => 1 })), () => (2)); // => 2 export {};',
    );
  });

  it.each([
    ["import 'a';", { format: 'module', imports: true }],
    ["const a = require('a');", { format: 'commonjs', imports: true }],
    ["await import('a');", { format: 'module', imports: true }],
    ['add(1, 2);', { format: 'module', imports: false }],
  ] as const)('detects the module format and the imports of %j', (code, expected) => expect(run(code, 'js')).toMatchObject(expected));
});

describe('mistakes', () => {
  it('reports why code does not parse', () => {
    expect(run('add(1);\nadd(;').errors).toEqual([{ message: "')' expected.", line: 1 }]);
  });

  it('reports an assertion that is not a value', () => {
    expect(run('\nadd(1); // => the sum of all').errors).toEqual([{ message: "`the sum of all` isn't a value.", line: 1 }]);
  });

  it('rejects TypeScript syntax in JavaScript', () => {
    expect(run('const a: number = 1;', 'js').errors).toHaveLength(1);
  });
});

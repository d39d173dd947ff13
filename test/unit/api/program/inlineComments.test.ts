// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source text
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { attachInlineComments } from '../../../../renderer/api/program/inlineComments.ts';

function attach(text: string): ts.SourceFile {
  return attachInlineComments(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true), ts.ScriptTarget.Latest);
}

describe('attachInlineComments', () => {
  it.each([
    ['interface A { /** a */ a: 1; /** b */ b: 2 }', 'interface A {\r/** a */ a: 1;\r/** b */ b: 2 }'],
    ['enum A { /** a */ A, /* no */ /** b */ B }', 'enum A {\r/** a */ A,\r/* no */ /** b */ B }'],
    ['class A { /** a */ a() {} }', 'class A {\r/** a */ a() {} }'],
    ['interface A {/** a */a: 1;/**\tb */ b(): void;}', 'interface A {\r/**a */a: 1;\r/**b */ b(): void;}'],
    ['export { /** a */ a as b, /** c */ c };', 'export {\r/** a */ a as b,\r/** c */ c };'],
    ['enum A {/** a\n * b */A, B}', 'enum A {\r/**a\n * b */A, B}'],
    ['function f(/** a */ a: 1, /** b */ b: 2) {}', 'function f(\r/**a */ a: 1,\r/** b */ b: 2) {}'],
    ['class A { constructor(a: 1, /** b */ public b = 2) {} }', 'class A { constructor(a: 1,\r/** b */ public b = 2) {} }'],
    ['namespace A { /** a */ const a: 1; /** b */ function b() {} }', 'namespace A {\r/** a */ const a: 1;\r/** b */ function b() {} }'],
    ['const a = { /** a\n * b */ a: 1 };', 'const a = {\r/** a\n * b */ a: 1 };'],
  ])('inserts a line break before the comments in %j', (text, expected) => {
    expect(attach(text).text).toBe(expected);
  });

  it.each([
    'interface A {\n  a: 1; /** a */\n  b: 2;\n}',
    "const text = '{ /** a */ a }';",
    'const text = `{ /** a */ ${1} }`;',
    '// { /** a */ a: 1 }\nlet a;',
    'function a() { /** a */ return 1; }',
    'function a() { return /** a */ b => b; }',
    'call(1, /** a */ 2);',
    'interface A {/**\n * a */ a: 1 }',
    'interface A {/**/a: 1;/***/b: 2}',
    'interface A {/* no *//** a */ a: 1 }',
    'interface A { /* a */ a: 1 }',
  ])('does not change %j', (text) => {
    expect(attach(text).text).toBe(text);
  });

  it('keeps line numbers of the file', () => {
    const file = attach('let a;\ninterface A { /** a */ a: 1 }\nlet b;');
    expect(file.getLineAndCharacterOfPosition(file.text.indexOf('a: 1'))).toEqual({ line: 1, character: 23 });
    expect(file.getLineAndCharacterOfPosition(file.text.indexOf('let b'))).toEqual({ line: 2, character: 0 });
  });
});

import ts from 'typescript';
import { expect, it } from 'vitest';
import { initializerText } from '../../../../renderer/api/typedoc/initializerText.ts';

function textOf(code: string): string | undefined {
  const [statement] = ts.createSourceFile('a.ts', `(${code});`, ts.ScriptTarget.Latest, true).statements;
  if (statement === undefined || !ts.isExpressionStatement(statement) || !ts.isParenthesizedExpression(statement.expression))
    throw new Error(`${code} is no expression`);
  return initializerText(statement.expression.expression);
}

it.each([
  ['{\n  a: 1,\n  b: [\n    2,\n    3,\n  ],\n}', '{ a: 1, b: [2, 3] }'],
  ['call(\r\n  1,\r\n  "a  b",\r\n)', 'call(1, "a  b")'],
  ['{ a: `one` }', '{ a: `one` }'],
  ['`one\n  two`', undefined],
  ['{\n  a: `one\n  two`,\n}', undefined],
  ['() => {\n  go();\n}', undefined],
])('prints %j on one line as %j', (code, expected) => expect(textOf(code)).toBe(expected));

it('takes linear time for text with many empty lines', () => expect(textOf(`[1,${'\n \n'.repeat(20_000)}2]`)).toBe('[1, 2]'));

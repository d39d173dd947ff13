import ts from 'typescript';
import { expect, it } from 'vitest';
import { patchChecker } from '../../../../renderer/api/typedoc/patchChecker.ts';

const declarations = 'type Named<T> = T extends string ? 1 : 2; type Computed<T, R = T extends string ? 1 : 2> = R;';

it('returns an empty node for an unnamed conditional type', () => {
  const { node, own } = nodesOf('T extends string ? 1 : 2');
  expect(own && ts.isConditionalTypeNode(own) && own.checkType.kind).toBe(ts.SyntaxKind.TypeReference);
  expect(node && ts.isConditionalTypeNode(node) && node.checkType.kind).toBe(ts.SyntaxKind.AnyKeyword);
});

it.each(['string', 'Named<T>', 'T', 'keyof T', 'Computed<string>', '(T extends string ? 1 : 2)[]'])('leaves %s to the compiler', (type) => {
  const { node, own } = nodesOf(type);
  expect(node?.kind).toBe(own?.kind);
});

/** Of a type within a generic function: the node that TypeDoc gets, and the compiler's own. */
function nodesOf(type: string): { readonly node: ts.TypeNode | undefined; readonly own: ts.TypeNode | undefined } {
  const file = ts.createSourceFile('/index.ts', `${declarations} declare const value: <T>() => ${type};`, ts.ScriptTarget.ESNext, true);
  const host = { ...ts.createCompilerHost({}), getSourceFile: (name: string) => (name === file.fileName ? file : undefined) };
  const checker = ts.createProgram({ rootNames: [file.fileName], options: { noLib: true, strict: true }, host }).getTypeChecker();
  const [value] = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);
  const [signature] = value === undefined ? [] : checker.getTypeAtLocation(value).getCallSignatures();
  const write = () => signature && checker.typeToTypeNode(signature.getReturnType(), undefined, ts.NodeBuilderFlags.IgnoreErrors);
  const own = write();
  patchChecker(checker);
  return { own, node: write() };
}

import ts from 'typescript';
import { expect, it } from 'vitest';
import { quickenTypeNodes } from '../../../renderer/api/quickTypeNodes.ts';

it('says of a conditional type without a name only what it is', () => {
  expect(kindsOf('type Computed<T, R = T extends string ? 1 : 2> = R; declare const value: <T>() => Computed<T>;')).toEqual({
    kind: 'ConditionalType',
    check: 'AnyKeyword',
  });
});

it('leaves all other types to the compiler', () => {
  expect(kindsOf('declare const value: <T>() => keyof T;').kind).toBe('TypeOperator');
  expect(kindsOf('type Named<T> = T extends string ? 1 : 2; declare const value: <T>() => Named<T>;').kind).toBe('TypeReference');
});

/** Kinds of the node, and of what a conditional one checks, for what the function `value` gives back. */
function kindsOf(text: string): { readonly kind: string | undefined; readonly check?: string | undefined } {
  const file = ts.createSourceFile('/index.ts', text, ts.ScriptTarget.ESNext, true);
  const host = { ...ts.createCompilerHost({}), getSourceFile: (name: string) => (name === file.fileName ? file : undefined) };
  const checker = ts.createProgram({ rootNames: [file.fileName], options: { noLib: true }, host }).getTypeChecker();
  quickenTypeNodes(checker);
  const [value] = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);
  const [signature] = value === undefined ? [] : checker.getTypeAtLocation(value).getCallSignatures();
  const node = signature && checker.typeToTypeNode(signature.getReturnType(), undefined, ts.NodeBuilderFlags.IgnoreErrors);
  return {
    kind: node && ts.SyntaxKind[node.kind],
    ...(node !== undefined && ts.isConditionalTypeNode(node) ? { check: ts.SyntaxKind[node.checkType.kind] } : {}),
  };
}

import ts from 'typescript';
import { expect, it } from 'vitest';
import { quickenTypeNodes } from '../../../renderer/api/quickTypeNodes.ts';

it('says of a conditional type without a name only what it is', () => {
  const { quick } = nodesOf('type Computed<T, R = T extends string ? 1 : 2> = R; declare const value: <T>() => Computed<T>;');
  expect(quick && ts.isConditionalTypeNode(quick) ? [quick.checkType.kind] : quick?.kind).toEqual([ts.SyntaxKind.AnyKeyword]);
});

it.each([
  ['string'],
  ['number'],
  ['boolean'],
  ['any'],
  ['unknown'],
  ['void'],
  ['undefined'],
  ['Shape'],
  ['Box<string>'],
  ['Model'],
  ['Default'],
  ['Inner.Deep'],
  ['{ a: 1 }'],
  ['Options'],
  ['Table<1>'],
  ['Choice'],
  ['Maybe<T>'],
  ['Reduced'],
  ['Hue'],
  ['T'],
  ['Named<T>'],
  ['Gone'],
  ['keyof T'],
  ['string[]'],
  ['readonly string[]'],
  ['[a: string]'],
  ['Pair'],
  ['List'],
  ['typeof Model'],
  ['Color'],
  ['Color.Red'],
  ['ReturnType<typeof local>'],
  ['Self["me"]'],
  ['never'],
  ['null'],
  ['"a"'],
])('says of %s what the compiler says of its kind and name', (type) => {
  const { quick, own } = nodesOf(`${declarations} declare const value: <T>() => ${type};`);
  expect(kindAndName(quick)).toEqual(kindAndName(own));
});

it.each([
  ['Box<string>', 'no arguments'],
  ['Box<T>', 'no arguments'],
  ['Maybe<Shape>', 'no arguments'],
  ['Box<Box<string>>', 'arguments'],
  ['Maybe<T extends string ? 1 : 2>', 'arguments'],
])('of %s, %s are written', (type, expected) => {
  const { quick } = nodesOf(`${declarations} declare const value: <T>() => ${type};`);
  expect(quick && ts.isTypeReferenceNode(quick) && quick.typeArguments === undefined ? 'no arguments' : 'arguments').toBe(expected);
});

const declarations = `
  interface Array<T> { length: number } interface ReadonlyArray<T> { length: number } interface Function {}
  interface Self { me: this } interface Shape { size: number } interface Box<T> { content: T }
  declare class Model {} export default class Default {}
  declare namespace Inner { interface Deep {} }
  type Options = { a: 1 }; type Table<T> = { [K in keyof T]: 1 }; type Choice = Shape | Model; type Gone = string & number;
  type Named<T> = T extends string ? 1 : 2; type Pair = [string, number]; type List = string[];
  type ReturnType<T> = T extends (...args: any) => infer R ? R : any;
  enum Color { Red, Blue } type Hue = Color;
  type Maybe<T> = T | null | undefined; type Reduced = ({ kind: 1 } & { kind: 2 }) | Shape;
  function local<T>(value: T) { class Local { value = value } return new Local(); }
`;

it('leaves `this` to the compiler', () => {
  const text = 'interface Self { me: this }';
  const file = ts.createSourceFile('/index.ts', text, ts.ScriptTarget.ESNext, true);
  const host = { ...ts.createCompilerHost({}), getSourceFile: (name: string) => (name === file.fileName ? file : undefined) };
  const checker = ts.createProgram({ rootNames: [file.fileName], options: { noLib: true }, host }).getTypeChecker();
  quickenTypeNodes(checker);
  const [member] = file.statements.filter(ts.isInterfaceDeclaration).flatMap(({ members }) => [...members]);
  const node = member && checker.typeToTypeNode(checker.getTypeAtLocation(member), undefined, ts.NodeBuilderFlags.IgnoreErrors);
  expect(node?.kind).toBe(ts.SyntaxKind.ThisType);
});

/** Of what the function `value` gives back: the node that TypeDoc gets, and the compiler's own. */
function nodesOf(text: string): { readonly quick: ts.TypeNode | undefined; readonly own: ts.TypeNode | undefined } {
  const file = ts.createSourceFile('/index.ts', text, ts.ScriptTarget.ESNext, true);
  const host = { ...ts.createCompilerHost({}), getSourceFile: (name: string) => (name === file.fileName ? file : undefined) };
  const checker = ts.createProgram({ rootNames: [file.fileName], options: { noLib: true, strict: true }, host }).getTypeChecker();
  const [value] = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);
  const [signature] = value === undefined ? [] : checker.getTypeAtLocation(value).getCallSignatures();
  const write = () => signature && checker.typeToTypeNode(signature.getReturnType(), undefined, ts.NodeBuilderFlags.IgnoreErrors);
  const own = write();
  quickenTypeNodes(checker);
  return { own, quick: write() };
}

/** All that TypeDoc looks at: of a qualified name, only the last part. */
function kindAndName(node: ts.TypeNode | undefined) {
  const kind = node && ts.SyntaxKind[node.kind];
  if (node === undefined || !ts.isTypeReferenceNode(node)) return { kind };
  return { kind, name: ts.isIdentifier(node.typeName) ? node.typeName.text : node.typeName.right.text };
}

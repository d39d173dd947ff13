import { Application, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { keepLinkTexts } from '../../../../renderer/api/typedoc/keepLinkTexts.ts';
import { forgetRemoved, patchChecker } from '../../../../renderer/api/typedoc/patchTypedoc.ts';

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

const component = 'declare class Client {}';

it.each([
  [
    'a class that is a type, too, an interface',
    `${component} export type { Client as Alone }; export { Client };`,
    'Alone',
    ReflectionKind.Interface,
  ],
  [
    'a declared module a module',
    "declare const shown: 1; declare module 'tool/extra' { export const value: 1; }",
    'tool/extra',
    ReflectionKind.Module,
  ],
])('TypeDoc alone makes %s', async (_, text, name, kind) => {
  const { children = [] } = await convertAlone(text);
  expect(children.map((child) => [child.name, child.kind])).toContainEqual([name, kind]);
});

it('TypeDoc alone asks for the nodes of conditional types, and for properties of object types', async () => {
  const asked = { typeToTypeNode: 0, getPropertiesOfType: 0 };
  const types = 'export declare function pick<T>(): T extends string ? 1 : 2; export type Both = Pick<{ a: 1; b: 2 }, "a">;';
  await convertAlone(types, (checker) => {
    const { typeToTypeNode, getPropertiesOfType } = checker;
    checker.typeToTypeNode = (type, ...rest) => {
      if (type.flags & ts.TypeFlags.Conditional) asked.typeToTypeNode += 1;
      return typeToTypeNode(type, ...rest);
    };
    checker.getPropertiesOfType = (type) => {
      asked.getPropertiesOfType += 1;
      return getPropertiesOfType(type);
    };
  });
  expect(asked).toEqual({
    typeToTypeNode: expect.toSatisfy((n: number) => n > 0),
    getPropertiesOfType: expect.toSatisfy((n: number) => n > 0),
  });
});

/** TypeDoc's model of a file, made without gqldocs. */
async function convertAlone(
  text: string,
  change: (checker: ts.TypeChecker) => void = () => undefined,
  setUp: (app: Application) => void = () => undefined,
) {
  const sourceFile = ts.createSourceFile('/index.d.ts', text, ts.ScriptTarget.ESNext, true);
  const host = { ...ts.createCompilerHost({}), getSourceFile: (name: string) => (name === sourceFile.fileName ? sourceFile : undefined) };
  const program = ts.createProgram({ rootNames: [sourceFile.fileName], options: { noLib: true, strict: true }, host });
  change(program.getTypeChecker());
  const app = await Application.bootstrap({ alwaysCreateEntryPointModule: false, disableGit: true, readme: 'none', name: 'tool' }, []);
  setUp(app);
  return app.converter.convert([{ displayName: 'tool', program, sourceFile }]);
}

it('TypeDoc alone finds what was removed, if it was registered for two symbols', async () => {
  const project = await convertAlone('export declare function same(): void; export declare function equal(): void;');
  const [same, equal] = project.children ?? [];
  const [id, other] = [same, equal].map((one) => one && project.getSymbolIdFromReflection(one));
  if (same === undefined || id === undefined || other === undefined) throw new Error('TypeDoc names no symbols.');
  project.registerSymbolId(same, other);
  project.removeReflection(same);
  expect(project.getReflectionsFromSymbolId(id)).toEqual([undefined]);
  forgetRemoved(project);
  expect(project.getReflectionsFromSymbolId(id)).toEqual([]);
});

it('TypeDoc alone finds all copies of a type parameter', async () => {
  const project = await convertAlone('export interface A { pick<T>(): T } export interface B extends A {} export interface C extends A {}');
  const copies = project.getReflectionsByKind(ReflectionKind.TypeParameter);
  const [id] = copies.map((one) => project.getSymbolIdFromReflection(one));
  if (id === undefined) throw new Error('TypeDoc names no symbols.');
  expect(project.getReflectionsFromSymbolId(id)).toEqual(copies);
  forgetRemoved(project);
  expect(project.getReflectionsFromSymbolId(id)).toEqual(copies.slice(0, 1));
});

it('TypeDoc alone looks for the addresses of types at other sites', async () => {
  const text = 'export {}; interface Other {} export interface A { other: Other }';
  const askedWith = async (setUp: (app: Application) => void): Promise<number> => {
    let asked = 0;
    const project = await convertAlone(text, undefined, (app) => {
      setUp(app);
      app.converter.addUnknownSymbolResolver(() => {
        asked += 1;
      });
    });
    expect(project.children?.map(({ name }) => name)).toEqual(['A']);
    return asked;
  };
  expect(await askedWith(() => undefined)).toBe(1);
  expect(await askedWith(keepLinkTexts)).toBe(0);
});

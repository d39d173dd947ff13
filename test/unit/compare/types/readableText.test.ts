import ts from 'typescript';
import { expect, it } from 'vitest';
import { createVirtualProgram } from '../../../../renderer/api/program/virtualProgram.ts';
import { readableText } from '../../../../renderer/compare/types/readableText.ts';
import { oneLibrary } from '../oneLibrary.ts';

const name = '/types.ts';
const text = `
export enum Choice { ${Array.from({ length: 30 }, (_, index) => `C${index}`).join(', ')} }
export interface Table<T> { readonly rows: T }
export interface All<T> {
  readonly choice: Choice;
  readonly plain: Table<keyof T>;
  readonly computed: (T extends string ? { key: 1 } : { key: 2 })['key'];
  readonly wide: Table<[${Array.from({ length: 30 }, (_, index) => `Table<${index}>`).join(', ')}]>;
  readonly tuple: [${Array.from({ length: 30 }, (_, index) => `Table<${index}>`).join(', ')}];
}
`;

const program = createVirtualProgram({ files: new Map([[name, text]]), usesDom: false, bases: [], libraries: oneLibrary() });
const checker = program.getTypeChecker();

/** The type of a property, which has no name of its own. */
function typeOf(property: string): ts.Type {
  const found = program.getSourceFile(name)?.statements.filter(ts.isInterfaceDeclaration).at(-1)?.members;
  const member = found?.find((one) => one.name !== undefined && ts.isIdentifier(one.name) && one.name.text === property);
  if (member === undefined) throw new Error(`No property ${property}`);
  return checker.getTypeAtLocation(member);
}

it('prints a type with few parts', () => {
  expect(readableText(typeOf('choice'), checker)).toBe('Choice');
  expect(readableText(typeOf('plain'), checker)).toBe('Table<keyof T>');
});

it('leaves out arguments of a type with many parts', () => {
  expect(readableText(typeOf('wide'), checker)).toBe('Table<…>');
  expect(readableText(typeOf('tuple'), checker)).toBe('[…]');
});

it('takes a conditional type as it is declared, without computing its branches', () => {
  const type = typeOf('computed');
  expect(readableText(type, checker)).toBe('(T extends string ? { key: 1 } : { key: 2 })["key"]');
  const { objectType } = type as ts.IndexedAccessType;
  expect((objectType as ts.ConditionalType).resolvedTrueType).toBeUndefined();
});

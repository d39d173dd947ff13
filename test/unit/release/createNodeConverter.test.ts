import ts from 'typescript';
import { expect, it } from 'vitest';
import { canonicalText } from '../../../renderer/presentation/signature/canonical.ts';
import { layoutDoc, textOfLines } from '../../../renderer/presentation/signature/layoutDoc.ts';
import { printType } from '../../../renderer/presentation/signature/printType.ts';
import { createNodeConverter } from '../../../renderer/release/createNodeConverter.ts';
import { importText } from '../../../renderer/release/nodeText.ts';

const converter = createNodeConverter({ name: (name) => name.getText(), importType: importText, parameter: ({ name }) => name.text });

function convert(code: string) {
  const [alias] = ts.createSourceFile('it.ts', `type it = ${code};`, ts.ScriptTarget.ESNext, true).statements;
  if (alias === undefined || !ts.isTypeAliasDeclaration(alias)) throw new Error(code);
  return converter.type(alias.type);
}

it.each([
  ['"b" | undefined | ("a" | null)', '"a" | "b" | null | undefined'],
  ['A | B | A', 'A | B'],
  ['Array<A | B>', '(A | B)[]'],
  ['ReadonlyArray<A>[]', '(readonly A[])[]'],
  ['[...readonly A[], b?: B, ...keyof C]', '[...(readonly A[]), b?: B, ...(keyof C)]'],
  ['(typeof a)[number]', 'typeof a[number]'],
  ['T extends (a: infer A extends B) => any ? A : never', 'T extends ((a: infer A extends B) => any) ? A : never'],
  ['T extends [infer A extends B] ? T extends A ? 1 : 2 : 3', 'T extends [infer A extends B] ? T extends A ? 1 : 2 : 3'],
  ["{ c(): void; 'a-b'?: 1; 0: 2; ['d']: 3; [x: string]: any }", '{ [key: string]: any; "a-b"?: 1; 0: 2; c(): void; d: 3 }'],
  ['{ set b(v: A); get b(): A; new (): B; (): C }', '{ (): C; new (): B; get b(): A; set b(value: A) }'],
  [`{ +readonly [K in keyof T as \`on\${K}\`]-?: T[K] }`, `{ readonly [K in keyof T as \`on\${K}\`]-?: T[K] }`],
  ['abstract new <const T extends A = B>(a?: T | undefined) => T', 'abstract new <const T extends A = B>(a?: T) => T'],
  [
    "(this: A, { b }: B, ...c: C[]) => asserts this is import('p').D<E>",
    "(this: A, arg1: B, ...c: C[]) => asserts this is import('p').D<E>",
  ],
  [`\`a\\n\${'b'}\` | 0x10 | -1n | typeof import('p')`, `-1n | 16 | \`a\\n\${"b"}\` | typeof import('p')`],
])('gives %s its normal form', (code, expected) => {
  const text = canonicalText(printType(convert(code)));
  expect(text).toBe(expected);
  expect(canonicalText(printType(convert(text)))).toBe(text);
});

it('gives pages fewer parentheses', () => {
  const shown = (code: string) => textOfLines(layoutDoc(printType(convert(code)), 100));
  expect(shown('T extends ((a: A) => any) ? [...(readonly A[])] : typeof a[0]')).toEqual([
    'T extends (a: A) => any ? [...readonly A[]] : (typeof a)[0]',
  ]);
});

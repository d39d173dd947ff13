import { dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readDomNames, usesDom } from '../../../../renderer/api/program/readDomNames.ts';

describe('usesDom', () => {
  it.each([
    ['a type of the DOM', 'index.d.ts', 'export declare function send(request: Request): void;', true],
    ['a value of the DOM', 'index.d.ts', 'export type Page = typeof document;', true],
    ['code', 'index.ts', 'export const page = open();', true],
    ['none', 'index.d.ts', 'export declare function send(request: Promise<string>): void;', false],
    [
      'a name that the file declares',
      'index.d.ts',
      'export interface Location { line: number }\nexport declare const at: Location;',
      false,
    ],
    ['a name that the file imports', 'index.d.ts', "import type { Location } from './ast';\nexport declare const at: Location;", false],
    [
      'a name that the file passes on',
      'index.d.ts',
      "export { Location } from './ast';\nexport type { Node, Range as Span } from './ast';",
      false,
    ],
    ['names in comments and strings', 'index.d.ts', '/** A Request. */ // Response\nexport type Kind = \'Document\' | "Node";', false],
  ])('detects %s', (_, name, text, expected) => {
    expect(usesDom(programOf(name, text), () => readDomNames(dirname(ts.getDefaultLibFilePath({}))))).toBe(expected);
  });
});

function programOf(name: string, text: string): ts.Program {
  const options: ts.CompilerOptions = { lib: ['lib.esnext.d.ts'], types: [], noResolve: true };
  const host = ts.createCompilerHost(options, true);
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  return ts.createProgram({ rootNames: [name], options, host: { ...host, getSourceFile: (path) => (path === name ? file : undefined) } });
}

import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, it, vi } from 'vitest';
import { readPackageInfo } from '../../../../renderer/api/entry/readPackageInfo.ts';
import { loadProgram } from '../../../../renderer/api/program/loadProgram.ts';
import { createVirtualProgram } from '../../../../renderer/api/program/virtualProgram.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/packages');

function packageProgram(name: string): ts.Program {
  const folder = join(fixtures, name);
  const info = readPackageInfo({ path: folder, root: folder });
  return loadProgram({ info, tsconfig: undefined, entryPoints: [{ name: '', file: join(folder, 'index.d.ts') }] });
}

function comparedProgram(): ts.Program {
  const files = new Map([['/compared/index.d.ts', 'export declare const size: number;']]);
  return createVirtualProgram({ files, usesDom: false, bases: [], libraries: new Map() });
}

function libraryOf(program: ts.Program): ts.SourceFile | undefined {
  return program.getSourceFiles().find(({ fileName }) => fileName.endsWith('/lib.es5.d.ts'));
}

afterEach(() => vi.restoreAllMocks());

it('is the same for all programs of a process', () => {
  const library = libraryOf(comparedProgram());
  expect(library).toBeDefined();
  for (const program of [comparedProgram(), packageProgram('heirs'), packageProgram('overloads')]) expect(libraryOf(program)).toBe(library);
});

it('is read without reading a package.json for each file', () => {
  const read = vi.spyOn(ts.sys, 'readFile');
  const count = (): number => read.mock.calls.filter(([file]) => file.endsWith('/typescript/package.json')).length;
  comparedProgram();
  expect(count()).toBeLessThan(2);
  read.mockClear();
  packageProgram('overloads');
  // At most two programs, one without the types of browsers.
  expect(count()).toBeLessThan(3);
});

import type ts from 'typescript';
import { outsideSource } from '../../diagnostics/api.ts';
import type { Problem } from '../../model/problem.ts';
import { repositoryOf } from '../../packages/findCheckout.ts';
import { isInside } from '../../packages/readRegularFile.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';

/** Sources of a package that are links, themselves or by a folder above them, to files outside of its repository: its site would publish them. */
export function outsideSources(program: ts.Program, info: PackageInfo): readonly Problem[] {
  const folders = [repositoryOf(info.folder)];
  return program.getSourceFiles().flatMap(({ fileName }) => {
    const file = info.placeOf(fileName);
    return file === undefined || isInside(fileName, folders) ? [] : [outsideSource({ file })];
  });
}

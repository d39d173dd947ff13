import type ts from 'typescript';
import { isScriptFile } from './entry/ownScripts.ts';
import type { PackageInfo } from './entry/readPackageInfo.ts';

/** Whether the scripts of a package have JSDoc comments other than licenses. A package without scripts has types. */
export function hasDocComments(program: ts.Program, { placeOf }: Pick<PackageInfo, 'placeOf'>): boolean {
  const own = program.getSourceFiles().filter(({ fileName }) => placeOf(fileName) !== undefined);
  return own.some(({ fileName, text }) => !isScriptFile(fileName) || text.match(/\/\*\*(?![*/])[\s\S]*?\*\//g)?.some(isDocumentation));
}

function isDocumentation(comment: string): boolean {
  return !/@(?:license|preserve|copyright|flow|fileoverview)\b|copyright|eslint-|istanbul/i.test(comment);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Problem } from '../model/problem.ts';
import { brokenTsconfig } from '../problems/api.ts';
import type { PackageInfo } from './readPackageInfo.ts';

/**
 * What stands against the package's tsconfig being meant as it was read: the compiler takes what it can of one that is no JSON, and says
 * nothing. That a published one extends a file of its repository is no mistake of who documents it.
 */
export function readTsconfigErrors({ folder, placeOf }: PackageInfo, tsconfig: string | undefined): readonly Problem[] {
  const path = tsconfig ?? join(folder, 'tsconfig.json');
  if (!existsSync(path)) return [];
  const { error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error === undefined) return [];
  const { line, character } = error.file?.getLineAndCharacterOfPosition(error.start ?? 0) ?? { line: 0, character: 0 };
  const place = { file: placeOf(path) ?? 'tsconfig.json', line: line + 1, column: character + 1 };
  return [brokenTsconfig({ message: ts.flattenDiagnosticMessageText(error.messageText, ' '), place })];
}

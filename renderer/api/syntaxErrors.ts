import type ts from 'typescript';
import type { Problem } from '../model/problem.ts';
import { syntaxError } from '../problems/api.ts';
import type { PackageInfo } from './readPackageInfo.ts';

/**
 * The package's own files that don't parse. The compiler goes on with what it could guess, and a page made of that would be wrong
 * without saying so. Only the first error of a file is told, since the others mostly follow from it; files of other packages are
 * not this one's to mend, and what the compiler says of types has no part in this.
 */
export function syntaxErrors(program: ts.Program, { placeOf }: PackageInfo): readonly Problem[] {
  return program.getSourceFiles().flatMap((file) => {
    const place = placeOf(file.fileName);
    const [first] = place === undefined ? [] : program.getSyntacticDiagnostics(file);
    if (place === undefined || first === undefined) return [];
    const { line, character } = file.getLineAndCharacterOfPosition(first.start);
    return [syntaxError({ message: textOf(first.messageText), place: { file: place, line: line + 1, column: character + 1 } })];
  });
}

function textOf(message: string | ts.DiagnosticMessageChain): string {
  return typeof message === 'string' ? message : message.messageText;
}

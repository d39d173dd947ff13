import type ts from 'typescript';
import { syntaxError } from '../../diagnostics/api.ts';
import type { Problem } from '../../model/problem.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';

/**
 * Syntax errors in the package's own files. The compiler continues with a guess, and pages made from that would be wrong without a notice.
 * Only the first error of a file is reported, since the others mostly follow from it. Files of other packages and type errors are not
 * checked.
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

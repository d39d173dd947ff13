import type ts from 'typescript';
import { syntaxError } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Problem } from '../../model/problem.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { ambientFiles } from './ambientFiles.ts';

/**
 * Syntax errors in the package's own files. The compiler continues with a guess, and pages made from that would be wrong without a notice.
 * Only the first error of a file is reported, since the others mostly follow from it. Files of other packages and type errors are not
 * checked.
 */
export function syntaxErrors(program: ts.Program, { placeOf }: PackageInfo): readonly Problem[] {
  const ambient = ambientFiles(program);
  return program.getSourceFiles().flatMap((file) => {
    const place = ambient.has(file.fileName) ? undefined : placeOf(file.fileName);
    const [first] = place === undefined ? [] : program.getSyntacticDiagnostics(file);
    if (place === undefined || first === undefined) return [];
    return [syntaxError({ message: textOf(first.messageText), place: { file: place, ...positionAt(file, first.start) } })];
  });
}

function textOf(message: string | ts.DiagnosticMessageChain): string {
  return typeof message === 'string' ? message : message.messageText;
}

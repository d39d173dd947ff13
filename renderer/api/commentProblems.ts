import type { Problem } from '../model/problem.ts';
import { commentProblem } from '../problems/api.ts';
import type { Message } from './messageLogger.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { fileInPackage } from './sourceLinks.ts';

/** What TypeDoc says of things that are handled here, or that nobody can act on. */
const noise: readonly RegExp[] = [
  /^Encountered an unknown block tag/,
  /is defined in .*, but (?:is )?not included in the documentation/,
  /has multiple declarations with a comment/,
  // Said of each comment with two @remarks, too.
  /^At most one @returns tag is expected/,
  /^(?:TypeDoc has been loaded|You are running with an unsupported TypeScript version)/,
];

/** The package itself has no name before its exports, and what isn't exported has that of the shelf it is on. */
const moduleName = /^(The signature )?(?:hidden types)?\.(?=[\p{L}_$])/u;

/**
 * Makes a problem of a message of TypeDoc, at the place that it names: a spot in a file, or words at its end. Paths count from the
 * package's folder. What is said of other packages' comments, nobody here can mend: it is left out.
 */
export function commentProblems({ text, spot }: Message, info: PackageInfo): readonly Problem[] {
  if (noise.some((pattern) => pattern.test(text))) return [];
  const message = text.replaceAll(`${info.folder}/`, '').replace(moduleName, '$1');
  if (spot !== undefined) {
    const { line, character } = spot.file.getLineAndCharacterOfPosition(spot.pos);
    return placed({ message, fileName: spot.file.fileName, line: line + 1, column: character + 1 }, info);
  }
  const [, about, fileName = '', line] = /^(.*) in comment at (.*):(\d+)$/s.exec(text) ?? [];
  if (about === undefined) return [commentProblem({ package: info.name, message })];
  return fileInPackage(info.folder, fileName) === undefined ? [] : placed({ message: about, fileName, line: Number(line) }, info);
}

interface PlacedMessage {
  readonly message: string;
  readonly fileName: string;
  readonly line: number;
  readonly column?: number;
}

function placed({ message, fileName, ...spot }: PlacedMessage, info: PackageInfo): readonly Problem[] {
  const file = info.placeOf(fileName);
  return file === undefined ? [] : [commentProblem({ package: info.name, message, place: { file, ...spot } })];
}

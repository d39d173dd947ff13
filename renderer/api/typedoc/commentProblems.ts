import { resolve } from 'node:path';
import { ReflectionKind, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import { commentProblem } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Problem } from '../../model/problem.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { escapeRegExp, fileInPackage } from '../entry/sourceLinks.ts';
import type { Message } from './messageLogger.ts';
import type { TypedocResult } from './runTypedoc.ts';

/** Messages of TypeDoc about subjects that gqldocs handles itself, or that users cannot change. */
const noise: readonly RegExp[] = [
  /^Encountered an unknown block tag/,
  /is defined in .*, but (?:is )?not included in the documentation/,
  /has multiple declarations with a comment/,
  // Said of each comment with two @remarks, too.
  /^At most one @returns tag is expected/,
  // Code there is shown as code, also within a title.
  /^The first line of an example tag will be taken literally/,
  /^(?:TypeDoc has been loaded|You are running with an unsupported TypeScript version)/,
];

/** The package itself has no name before its exports; an unexported type has the name of the temporary module. */
const moduleName = /^(The signature )?(?:unexported types)?\.(?=[\p{L}_$])/u;

/**
 * Turns a message of TypeDoc into a problem, at the place that it names: a spot in a file, or words at its end. Paths are relative to the
 * package's folder. Messages about comments of other packages are dropped, because users cannot fix those.
 */
export function commentProblems({ text, ...said }: Message, { info, result }: CommentProblemsSource): readonly Problem[] {
  if (noise.some((pattern) => pattern.test(text))) return [];
  const spot = said.spot ?? findUnusedParameter(text, result);
  const message = text.replaceAll(`${info.folder}/`, '').replace(moduleName, '$1');
  if (spot !== undefined) {
    return placed({ message, fileName: spot.file.fileName, ...positionAt(spot.file, spot.pos) }, info);
  }
  const [, unread, including] = /^(.*) for comment in (.*)$/s.exec(text) ?? [];
  // TypeDoc prints this path relative to the working directory.
  if (unread !== undefined && including !== undefined) return placed({ message: unread, fileName: resolve(including) }, info);
  const [, about, fileName = '', line] = /^(.*) in comment at (.*):(\d+)$/s.exec(text) ?? [];
  if (about === undefined) return [commentProblem({ package: info.name, message })];
  return fileInPackage(info.folder, fileName) === undefined ? [] : placed({ message: about, fileName, line: Number(line) }, info);
}

interface CommentProblemsSource {
  readonly info: PackageInfo;
  readonly result: UnusedParameterSource;
}

interface PlacedMessage {
  readonly message: string;
  readonly fileName: string;
  readonly line?: number;
  readonly column?: number;
}

function placed({ message, fileName, ...spot }: PlacedMessage, info: PackageInfo): readonly Problem[] {
  const file = info.placeOf(fileName);
  return file === undefined ? [] : [commentProblem({ package: info.name, message, place: { file, ...spot } })];
}

/** A spot in a file. */
interface TagSpot {
  readonly file: ts.SourceFile;
  readonly pos: number;
}

/** Finds the `@param` tag that a message of TypeDoc is about: it names only the signature and the parameter. */
function findUnusedParameter(text: string, { project, signatureNodes }: UnusedParameterSource): TagSpot | undefined {
  const [, signature, name] = /^The signature (.*) has an @param with name "(.*)", which was not used$/s.exec(text) ?? [];
  if (signature === undefined || name === undefined) return undefined;
  const named = project.getReflectionsByKind(ReflectionKind.SomeSignature).filter((one) => one.getFriendlyFullName() === signature);
  for (const one of named) {
    for (let node: ts.Node | undefined = signatureNodes.get(one as SignatureReflection); node !== undefined; node = parentOf(node)) {
      const file = node.getSourceFile();
      const pos = findTag(file.text, { from: node.getFullStart(), name });
      if (pos !== undefined) return { file, pos };
    }
  }
  return undefined;
}

type UnusedParameterSource = Pick<TypedocResult, 'project' | 'signatureNodes'>;

/** The comment may belong to a parent: to the variable that a function is the value of, or to a property. */
function parentOf({ parent }: ts.Node): ts.Node | undefined {
  return parent === undefined || ts.isSourceFile(parent) ? undefined : parent;
}

/** The compiler keeps no trees of comments in TypeScript files, so the tag is found in the text. */
function findTag(text: string, { from, name }: { readonly from: number; readonly name: string }): number | undefined {
  const tag = new RegExp(`@(?:param|arg|argument)\\s+(?:\\{[^}]*\\}\\s*)?\\[?${escapeRegExp(name)}(?![\\w$])`);
  for (const { pos, end } of ts.getLeadingCommentRanges(text, from) ?? []) {
    const found = tag.exec(text.slice(pos, end));
    if (found !== null) return pos + found.index;
  }
  return undefined;
}

import { resolve } from 'node:path';
import { type Reflection, ReflectionKind, type SignatureReflection } from 'typedoc';
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
  // Both are shown.
  /^Content in the .* will be overwritten by the @inheritDoc tag/,
  // Code there is shown as code, also within a title.
  /^The first line of an example tag will be taken literally/,
  /^(?:TypeDoc has been loaded|You are running with an unsupported TypeScript version)/,
];

/**
 * Turns a message of TypeDoc into a problem, at the place that it names: a spot in a file, or words at its end. Paths are relative to the
 * package's folder. Messages about comments of other packages are dropped, because users cannot fix those.
 */
export function commentProblems({ text, ...said }: Message, { info, result }: CommentProblemsSource): readonly Problem[] {
  if (noise.some((pattern) => pattern.test(text))) return [];
  const unused = unusedParameter(text, result);
  if (unused !== undefined && areInherited(unused)) return [];
  const spot = said.spot ?? (unused && findUnusedParameter(unused, result));
  const message = withoutModule(text, result).replaceAll(`${info.folder}/`, '');
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

/**
 * TypeDoc puts the module before the name, which is a path (`lib/parts.js.Part`), nothing, or the temporary module of unexported types, and
 * names a type that has no name `__type`.
 */
function withoutModule(text: string, { modules, unexported }: UnusedParameterSource): string {
  const [, start = '', named = text] = /^(The signature )?(.*)$/s.exec(text) ?? [];
  const module = [unexported, ...modules.map(({ reflection }) => reflection)]
    .map(({ name }) => `${name}.`)
    .filter((prefix) => named.startsWith(prefix) && /^[\p{L}_$]/u.test(named.slice(prefix.length)))
    .reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), '');
  return `${start}${named.slice(module.length).replace(/^([^\s"]+?)(?:\.__type)+(?= )/, '$1')}`;
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

/** The signatures and the parameter that a message about an unused `@param` names. Undefined for other messages. */
function unusedParameter(text: string, { project }: UnusedParameterSource): UnusedParameter | undefined {
  const [, signature, name] = /^The signature (.*) has an @param with name "(.*)", which was not used$/s.exec(text) ?? [];
  if (signature === undefined || name === undefined) return undefined;
  const signatures = project
    .getReflectionsByKind(ReflectionKind.SomeSignature)
    .filter((one): one is SignatureReflection => one.getFriendlyFullName() === signature);
  return { name, signatures };
}

interface UnusedParameter {
  readonly name: string;
  readonly signatures: readonly SignatureReflection[];
}

/** Whether signatures belong to another class or interface, for which TypeDoc says the same. */
function areInherited({ signatures }: UnusedParameter): boolean {
  return signatures.length > 0 && signatures.every(({ inheritedFrom }) => inheritedFrom?.reflection !== undefined);
}

/** Finds the tag. A signature may be declared elsewhere than what has it: `const wrapped = wrap(Part)`. */
function findUnusedParameter(
  { name, signatures }: UnusedParameter,
  { context, signatureNodes }: UnusedParameterSource,
): TagSpot | undefined {
  for (const signature of signatures) {
    const owners = [signature, ...parentsOf(signature)].flatMap((owner) => context.getSymbolFromReflection(owner)?.declarations ?? []);
    for (const declaration of [signatureNodes.get(signature), ...owners]) {
      const spot = declaration && findAround(declaration, name);
      if (spot !== undefined) return spot;
    }
  }
  return undefined;
}

type UnusedParameterSource = Pick<TypedocResult, 'project' | 'context' | 'signatureNodes' | 'modules' | 'unexported'>;

/** Up to the module. */
function parentsOf({ parent }: Reflection): readonly Reflection[] {
  return parent === undefined || parent.kindOf([ReflectionKind.Project, ReflectionKind.Module]) ? [] : [parent, ...parentsOf(parent)];
}

function findAround(declaration: ts.Node, name: string): TagSpot | undefined {
  const file = declaration.getSourceFile();
  for (let node: ts.Node | undefined = declaration; node !== undefined; node = parentOf(node)) {
    const pos = findTag(file.text, { from: node.getFullStart(), name });
    if (pos !== undefined) return { file, pos };
  }
  return undefined;
}

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

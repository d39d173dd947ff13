import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import type { Place, Problem } from '../model/problem.ts';
import { brokenTsconfig, unreadBase } from '../problems/api.ts';
import { type PackageInfo, slashes } from './readPackageInfo.ts';

/**
 * What stands against the package's tsconfig being meant as it was read: the compiler takes what it can of one that is no JSON or extends
 * what isn't there, and says nothing.
 *
 * That an installed package extends a file of its repository, which isn't published, is no mistake of who documents it: of such a package only
 * what isn't JSON is told, and everything where the config names the tsconfig.
 */
export function readTsconfigErrors(info: PackageInfo, tsconfig: string | undefined): readonly Problem[] {
  const path = tsconfig ?? join(info.folder, 'tsconfig.json');
  if (!existsSync(path)) return [];
  const { error } = ts.readConfigFile(path, ts.sys.readFile);
  const main = parseTsconfig(path);
  // Which files belong to the project isn't asked for, so nothing is searched for them.
  const host = { ...ts.sys, readDirectory: () => [] };
  const { errors } = ts.parseJsonSourceFileConfigFileContent(main, host, dirname(path), undefined, path);
  const files = [slashes(path), ...(main.extendedSourceFiles ?? [])];
  const isInstalled = tsconfig === undefined && info.folder.includes('/node_modules/');
  const ofBases = isInstalled ? [] : errors.filter((one) => isOfBase(one, main));
  const request = { info, main, path };
  const broken =
    error === undefined ? [] : [brokenTsconfig({ message: shortText(error, { info, files }), place: placeOf(error, request) })];
  const unread = ofBases.map((one) => {
    const placed = placedIn(one, files);
    return unreadBase({ message: shortText(placed, { info, files }), place: placeOf(placed, request) });
  });
  return [...broken, ...unread];
}

/** What can't be read has nothing in it: the compiler would give half a syntax tree. */
function parseTsconfig(path: string): ts.TsConfigSourceFile {
  return ts.parseJsonText(path, ts.sys.readFile(path) ?? '');
}

/** Codes of the compiler: no such file (by a path, by a name), a circle, an empty name. */
const lostBase = new Set([5083, 6053, 18_000, 18_051]);

/** Whether it is about what is extended, or about JSON that stands there. */
function isOfBase({ code, file }: ts.Diagnostic, main: ts.TsConfigSourceFile): boolean {
  return lostBase.has(code) || (file !== undefined && file.fileName !== main.fileName && code < 2000);
}

/** The compiler doesn't say who extends a path that leads nowhere. */
function placedIn(error: ts.Diagnostic, files: readonly string[]): ts.Diagnostic {
  const wanted = /'(.+)'/.exec(textOf(error))?.[1];
  if (error.file !== undefined || wanted === undefined) return error;
  for (const name of files) {
    const file = parseTsconfig(name);
    const said = extendsOf(file).find(({ text }) => slashes(resolve(dirname(name), text)) === wanted);
    if (said !== undefined) return { ...error, file, start: said.getStart(file) };
  }
  return error;
}

/** What `extends` has: one or several. */
function extendsOf(file: ts.TsConfigSourceFile): readonly ts.StringLiteral[] {
  const root = file.statements[0]?.expression;
  const properties = root !== undefined && ts.isObjectLiteralExpression(root) ? root.properties.filter(ts.isPropertyAssignment) : [];
  return properties
    .filter(({ name }) => ts.isStringLiteral(name) && name.text === 'extends')
    .flatMap(({ initializer }) => (ts.isArrayLiteralExpression(initializer) ? [...initializer.elements] : [initializer]))
    .filter(ts.isStringLiteral);
}

interface PlaceRequest {
  readonly info: PackageInfo;
  readonly main: ts.TsConfigSourceFile;
  /** Of the tsconfig. */
  readonly path: string;
}

/** What has no place in the package is where its tsconfig says what it extends. */
function placeOf({ file, start = 0 }: ts.Diagnostic, { info, main, path }: PlaceRequest): Place {
  const own = file && info.placeOf(file.fileName);
  const at = file === undefined || own === undefined ? extendsOf(main)[0]?.getStart(main) : start;
  const { line, character } = (own === undefined ? main : (file ?? main)).getLineAndCharacterOfPosition(at ?? 0);
  return { file: own ?? info.placeOf(path) ?? 'tsconfig.json', line: line + 1, column: character + 1 };
}

/** With paths from the package, and the place of what stands in none of its files. */
function shortText(error: ts.Diagnostic, { info, files }: { readonly info: PackageInfo; readonly files: readonly string[] }): string {
  const { file, start = 0 } = error;
  const isElsewhere = file !== undefined && info.placeOf(file.fileName) === undefined;
  const where = isElsewhere ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1}: ` : '';
  return files.reduce((text, one) => text.replaceAll(one, slashes(relative(info.folder, one))), `${where}${textOf(error)}`);
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}

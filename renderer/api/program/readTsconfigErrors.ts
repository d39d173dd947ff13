import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { brokenTsconfig, lostReference, unreadBase } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { openProjects, type Project } from '../entry/openProjects.ts';
import { type PackageInfo, slashes } from '../entry/readPackageInfo.ts';
import { regularSystem } from '../entry/regularSystem.ts';

/**
 * Errors of the package's tsconfig, and of those in the package that it references. The compiler uses what it can of a tsconfig that is invalid JSON or extends a missing file, and reports
 * nothing.
 * An installed package may extend a file of its repository that is not published. Users cannot fix that, so for such a package only invalid
 * JSON is reported, unless the config names the tsconfig.
 */
export function readTsconfigErrors(info: PackageInfo, tsconfig: string | undefined): readonly Problem[] {
  const path = tsconfig ?? join(info.folder, 'tsconfig.json');
  if (!existsSync(path)) return [];
  const isInstalled = tsconfig === undefined && info.folder.includes('/node_modules/');
  const [main, ...others] = openProjects({ path })?.all() ?? [];
  const referenced = others.filter((one) => info.placeOf(one.path) !== undefined);
  const lost = isInstalled || main === undefined ? [] : [main, ...referenced].flatMap((one) => lostReferences(one, info));
  return [path, ...referenced.map((one) => one.path)].flatMap((one) => errorsOf(one, { info, isInstalled })).concat(lost);
}

function errorsOf(path: string, { info, isInstalled }: { readonly info: PackageInfo; readonly isInstalled: boolean }): readonly Problem[] {
  const { error } = ts.readConfigFile(path, regularSystem.readFile);
  const main = parseTsconfig(path);
  // Which files belong to the project isn't asked for, so nothing is searched for them.
  const host = { ...regularSystem, readDirectory: () => [] };
  const { errors } = ts.parseJsonSourceFileConfigFileContent(main, host, dirname(path), undefined, path);
  const files = [slashes(path), ...(main.extendedSourceFiles ?? [])];
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

/** The compiler reports these only to `tsc --build`. */
function lostReferences({ path, references }: Project, info: PackageInfo): readonly Problem[] {
  return references.flatMap((reference, index) => {
    if (existsSync(reference)) return [];
    const file = parseTsconfig(path);
    const written = referencesOf(file)[index];
    const place = { file: info.placeOf(path) ?? 'tsconfig.json', ...positionAt(file, written?.getStart(file) ?? 0) };
    return [lostReference({ path: written?.text ?? slashes(relative(dirname(path), reference)), place })];
  });
}

/** An unreadable file counts as empty; the compiler would return an incomplete syntax tree. */
function parseTsconfig(path: string): ts.TsConfigSourceFile {
  return ts.parseJsonText(path, regularSystem.readFile(path) ?? '');
}

/** Codes of the compiler: no such file (by a path, by a name), a circle, an empty name. */
const lostBase = new Set([5083, 6053, 18_000, 18_051]);

/** Whether it is about a file that is extended, or about the JSON itself. */
function isOfBase({ code, file }: ts.Diagnostic, main: ts.TsConfigSourceFile): boolean {
  return lostBase.has(code) || (file !== undefined && file.fileName !== main.fileName && code < 2000);
}

/** The compiler does not say which file extends a path that does not exist. */
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

/** The values of `extends`: one or several. */
function extendsOf(file: ts.TsConfigSourceFile): readonly ts.StringLiteral[] {
  return propertyOf(file.statements[0]?.expression, 'extends').flatMap(elementsOf).filter(ts.isStringLiteral);
}

/** The values of `path` in `references`. */
function referencesOf(file: ts.TsConfigSourceFile): readonly ts.StringLiteral[] {
  const references = propertyOf(file.statements[0]?.expression, 'references').flatMap(elementsOf);
  return references.flatMap((one) => propertyOf(one, 'path')).filter(ts.isStringLiteral);
}

function propertyOf(value: ts.Expression | undefined, name: string): readonly ts.Expression[] {
  if (value === undefined || !ts.isObjectLiteralExpression(value)) return [];
  const properties = value.properties.filter(ts.isPropertyAssignment);
  return properties.filter((one) => ts.isStringLiteral(one.name) && one.name.text === name).map(({ initializer }) => initializer);
}

function elementsOf(value: ts.Expression): readonly ts.Expression[] {
  return ts.isArrayLiteralExpression(value) ? value.elements : [value];
}

interface PlaceRequest {
  readonly info: PackageInfo;
  readonly main: ts.TsConfigSourceFile;
  /** Of the tsconfig. */
  readonly path: string;
}

/** An error in a file outside of the package has the place at which its tsconfig extends another one. */
function placeOf({ file, start = 0 }: ts.Diagnostic, { info, main, path }: PlaceRequest): Place {
  const own = file && info.placeOf(file.fileName);
  const at = file === undefined || own === undefined ? extendsOf(main)[0]?.getStart(main) : start;
  return { file: own ?? info.placeOf(path) ?? 'tsconfig.json', ...positionAt(own === undefined ? main : (file ?? main), at ?? 0) };
}

/** With paths relative to the package, and the place of errors outside of its files. */
function shortText(error: ts.Diagnostic, { info, files }: { readonly info: PackageInfo; readonly files: readonly string[] }): string {
  const { file, start = 0 } = error;
  const isElsewhere = file !== undefined && info.placeOf(file.fileName) === undefined;
  const where = isElsewhere ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1}: ` : '';
  return files.reduce((text, one) => text.replaceAll(one, slashes(relative(info.folder, one))), `${where}${textOf(error)}`);
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}

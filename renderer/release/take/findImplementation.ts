import { dirname, join } from 'node:path';
import ts from 'typescript';
import { findScripts } from '../../api/entry/findEntryPoints.ts';
import type { EntryPoint } from '../../api/entry/importableEntries.ts';
import type { PackageInfo } from '../../api/entry/readPackageInfo.ts';
import { regularSystem } from '../../api/entry/regularSystem.ts';
import { isSource } from '../../api/entry/sourceCandidates.ts';
import { withinStack } from '../../model/isStackOverflow.ts';
import { memoize } from '../../model/memoize.ts';
import { isInside } from '../../packages/readRegularFile.ts';
import { hasModifier, kindOf } from '../nodes.ts';
import { docOf } from './docOf.ts';

/**
 * Finds what users can import only because `package.json` exports most files: the names, by entry point, of a file that the main module or
 * the index of a folder imports. Such an index is made for users, and so is a file that one of its comments describes, or that the README
 * names. Of a file that `exports` names, so is what a comment describes.
 *
 * @param entries all entry points, by each of their names
 */
export function findImplementation(info: PackageInfo, entries: readonly EntryPoint[]): Readonly<Record<string, readonly string[]>> {
  const isForUsers = ({ name, file }: EntryPoint): boolean => name === '' || isIndex(file) || isInReadme(name, info);
  if (entries.every(isForUsers)) return {};
  const scripts = new Map(findScripts(info, { allNames: true }).map(({ name, file }) => [name, file]));
  const modules = entries.map((one) => ({ ...one, script: isSource(one.file) ? one.file : scripts.get(one.name) }));
  const mains = modules.filter(({ name, file }) => name === '' || isIndex(file));
  const files = mains.flatMap(({ script, file }) => [script ?? file, file]);
  const imported = new Set([...importsOf(files, info.folder)].map(withoutFormat));
  const filesOf = ({ file, script = file }: (typeof modules)[number]): readonly string[] => [file, script].map(withoutFormat);
  const exported = new Set(modules.flatMap(filesOf));
  // A package that exports few of its files has chosen these.
  if (2 * [...imported].filter((file) => exported.has(file)).length < imported.size) return {};
  const ofMains = new Set(mains.flatMap(filesOf));
  const isMain = (one: (typeof modules)[number]): boolean => filesOf(one).some((file) => ofMains.has(file));
  const isInner = (one: (typeof modules)[number]): boolean =>
    !isForUsers(one) && !isMain(one) && filesOf(one).some((file) => imported.has(file));
  const readNames = memoize(namesOf);
  const found = modules.filter(isInner).map(({ name, file, isDeep }): readonly [string, readonly string[]] => {
    const { all, described } = readNames(file);
    return [name, isDeep ? all : all.filter((one) => !described.has(one))];
  });
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

function isIndex(file: string): boolean {
  return /\/index\.(?:d\.)?[cm]?[jt]sx?$/.test(file);
}

function isInReadme(module: string, { name, texts }: PackageInfo): boolean {
  return texts.readme?.text.includes(`${name}/${module}`) === true;
}

/** A module may have files in several formats: `a.js`, `a.cjs` and `a.d.ts`. */
function withoutFormat(file: string): string {
  return file.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
}

/** Modules, and all that they import of their package. */
function importsOf(modules: readonly string[], folder: string): ReadonlySet<string> {
  const files = new Set(modules);
  // The loop also visits what is added to the set meanwhile.
  for (const one of files) {
    const { importedFiles } = ts.preProcessFile(regularSystem.readFile(one) ?? '', true, true);
    for (const { fileName } of importedFiles) {
      const found = fileName.startsWith('.') ? scriptAt(join(dirname(one), fileName)) : undefined;
      if (found !== undefined && isInside(found, [folder])) files.add(found);
    }
  }
  return files;
}

function scriptAt(path: string): string | undefined {
  const endings = ['js', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'd.ts', 'd.mts'];
  const sources = ['.$1ts', '.tsx', '.d.$1ts'].map((ending) => path.replace(/\.([cm]?)jsx?$/, ending));
  const others = [path, join(path, 'index')].flatMap((one) => endings.map((ending) => `${one}.${ending}`));
  return [path, ...sources, ...others].find((one) => regularSystem.fileExists(one));
}

interface FileNames {
  /** Exported names. Empty if a comment describes the file. */
  readonly all: readonly string[];
  /** Those of declarations that a comment describes. */
  readonly described: ReadonlySet<string>;
}

function namesOf(file: string): FileNames {
  const text = regularSystem.readFile(file) ?? '';
  const source = withinStack(() => ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true), undefined);
  if (source === undefined || /@(?:module|packageDocumentation|fileoverview)\b/.test(text)) return { all: [], described: new Set() };
  const own = new Set(source.statements.flatMap(declarationsIn).flatMap((node) => (docOf(node).isDescribed ? nameOf(node) : [])));
  const exported = source.statements.flatMap(exportedNames);
  const described = exported.flatMap(([name, one]) => (own.has(one) ? name : []));
  return { all: [...new Set(exported.map(([name]) => name))], described: new Set(described) };
}

function exportedNames(node: ts.Statement): readonly (readonly [name: string, own: string])[] {
  if (hasModifier(node, ts.SyntaxKind.DefaultKeyword)) return [];
  if (hasModifier(node, ts.SyntaxKind.ExportKeyword)) return declarationsIn(node).map((one) => [nameOf(one), nameOf(one)]);
  const clause = ts.isExportDeclaration(node) ? node.exportClause : undefined;
  if (clause === undefined || !ts.isNamedExports(clause)) return [];
  return clause.elements.map(({ name, propertyName = name }) => [name.text, propertyName.text]);
}

function nameOf(node: ts.Declaration): string {
  return ts.getNameOfDeclaration(node)?.getText() ?? '';
}

function declarationsIn(node: ts.Statement): readonly ts.Declaration[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations;
  return kindOf([node]) === undefined ? [] : [node as ts.DeclarationStatement];
}

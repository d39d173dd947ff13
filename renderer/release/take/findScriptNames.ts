import { dirname, join } from 'node:path';
import ts from 'typescript';
import { exportTargets } from '../../api/entry/exportTargets.ts';
import { regularSystem } from '../../api/entry/regularSystem.ts';
import { withinStack } from '../../model/isStackOverflow.ts';
import { readManifest } from '../../packages/readManifest.ts';
import { isInside } from '../../packages/readRegularFile.ts';

/**
 * Finds the names that the scripts of a package export, by the name of the entry point: `''` for the package itself. Entry points without a
 * JavaScript module are left out, and so are those whose names depend on another package. It reads files of the package only.
 *
 * @param folder absolute
 */
export function findScriptNames(folder: string): Readonly<Record<string, readonly string[]>> {
  const manifest = readManifest(folder);
  const { exports = manifest?.module ?? manifest?.main } = manifest ?? {};
  const found = exportTargets(exports).flatMap(({ subpath, paths }): readonly (readonly [string, readonly string[]])[] => {
    const files = paths.filter((path) => /\.m?js$/.test(path) && !path.includes('*')).map((path) => join(folder, path));
    const lists = [...new Set(files)].flatMap((file) => [namesOf(file, folder, new Set())]);
    const known = lists.filter((one) => one !== undefined && one.size > 0);
    const isUnknown = known.length === 0 || lists.length !== known.length;
    return isUnknown ? [] : [[subpath.replace(/^\.\/?/, ''), [...new Set(known.flatMap((one) => [...(one ?? [])]))].sort()]];
  });
  return Object.fromEntries(found);
}

/** Undefined if a module cannot be read or parsed, or exports everything of another package. */
function namesOf(file: string, folder: string, seen: Set<string>): ReadonlySet<string> | undefined {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = regularSystem.fileExists(file) && isInside(file, [folder]) ? regularSystem.readFile(file) : undefined;
  if (text === undefined) return undefined;
  const parsed = withinStack(() => ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS), undefined);
  if (parsed === undefined) return undefined;
  const names = new Set<string>();
  for (const one of parsed.statements) {
    const others = ts.isExportDeclaration(one) ? exportedNames(one, { file, folder, seen }) : declaredNames(one);
    if (others === undefined) return undefined;
    for (const name of others) names.add(name);
  }
  return names;
}

interface Visit {
  readonly file: string;
  readonly folder: string;
  readonly seen: Set<string>;
}

function exportedNames(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  { file, folder, seen }: Visit,
): Iterable<string> | undefined {
  if (exportClause !== undefined)
    return ts.isNamespaceExport(exportClause) ? [exportClause.name.text] : exportClause.elements.map(({ name }) => name.text);
  const specifier = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (!/^\.\.?\//.test(specifier)) return undefined;
  const names = namesOf(join(dirname(file), specifier), folder, seen);
  return names && [...names].filter((name) => name !== 'default');
}

function declaredNames(node: ts.Statement): readonly string[] {
  if (ts.isExportAssignment(node)) return ['default'];
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind) : [];
  if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  return (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name !== undefined ? [node.name.text] : [];
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundNames(one.name) : []));
}

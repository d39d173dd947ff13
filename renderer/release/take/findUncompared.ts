import { join, relative } from 'node:path';
import ts from 'typescript';
import { exportTargets } from '../../api/entry/exportTargets.ts';
import { regularSystem } from '../../api/entry/regularSystem.ts';
import { hashOfText } from '../../engine/hash.ts';
import { withinStack } from '../../model/isStackOverflow.ts';
import { memoize } from '../../model/memoize.ts';
import { readManifest } from '../../packages/readManifest.ts';
import { isInside } from '../../packages/readRegularFile.ts';

/** Declarations that no snapshot has: those that only `require` gets, and those of modules such as `*.svg`. */
export type Uncompared = RequireTypes | AmbientModule;

/** Hashes of the parts of the declarations that `import` gets, which are compared, and of those that `require` gets. */
export interface RequireTypes {
  readonly kind: 'require';
  /** Path of what `require` gets, relative to the package. */
  readonly file: string;
  readonly forImport: readonly string[];
  readonly forRequire: readonly string[];
}

interface AmbientModule {
  readonly kind: 'ambient';
  /** Of what the module says. */
  readonly hash: string;
}

const options: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };

/**
 * Finds the declarations of a package that a comparison leaves out, by the name of their module. It reads files of the package only.
 *
 * @param folder absolute
 */
export function findUncompared(folder: string): Readonly<Record<string, Uncompared>> {
  const manifest = readManifest(folder);
  const name = typeof manifest?.name === 'string' ? manifest.name : '';
  const cache = ts.createModuleResolutionCache(folder, (path) => path, options);
  const resolve = (text: string, from: string, mode: ts.ResolutionMode): string | undefined => {
    const file = ts.resolveModuleName(text, from, options, regularSystem, cache, undefined, mode).resolvedModule?.resolvedFileName;
    return file !== undefined && /\.d\.[cm]?ts$/.test(file) && isInside(file, [folder]) ? file : undefined;
  };
  const read = memoize((file: string) => readDeclarations(file, resolve));
  const isExported = manifest?.exports !== undefined;
  // A package without `exports` cannot import itself by its name.
  const entryFile = (specifier: string, mode: ts.ResolutionMode): string | undefined =>
    isExported
      ? resolve(specifier, join(folder, mode === ts.ModuleKind.ESNext ? '_.mts' : '_.cts'), mode)
      : resolve('./', join(folder, '_.cts'), ts.ModuleKind.CommonJS);
  const subpaths = exportTargets(manifest?.exports).flatMap(({ subpath }) => (subpath.includes('*') ? [] : [subpath]));
  const found = (isExported ? subpaths : ['.']).flatMap((subpath): readonly (readonly [string, Uncompared])[] => {
    const specifier = `${name}${subpath.slice(1)}`;
    const forImport = entryFile(specifier, ts.ModuleKind.ESNext);
    const forRequire = entryFile(specifier, ts.ModuleKind.CommonJS);
    if (forImport === undefined) return [];
    const reached = reach(forImport, read);
    const ambient = reached.flatMap(({ ambient }) => ambient);
    const modules = ambient.map(([module, text]) => [module, { kind: 'ambient', hash: hashOfText(text) }] as const);
    if (forRequire === undefined || forRequire === forImport) return modules;
    const [own, others] = [partsOf(reached), partsOf(reach(forRequire, read))];
    return [...modules, [specifier, { kind: 'require', file: relative(folder, forRequire), forImport: own, forRequire: others }]];
  });
  return Object.fromEntries(found);
}

/**
 * Entry points for what only `require` gets, as a configuration names them. None where it says the same as what `import` gets, perhaps in
 * another order.
 */
export function requireEntryPoints(name: string, uncompared: Readonly<Record<string, Uncompared>>): Readonly<Record<string, string>> {
  const others = Object.entries(uncompared).flatMap(([module, one]) =>
    one.kind === 'require' && !isAlike(one) ? [[`.${module.slice(name.length)}`, one.file] as const] : [],
  );
  return Object.fromEntries(others);
}

/** Whether what `require` gets has the same parts as what `import` gets. */
export function isAlike({ forImport, forRequire }: RequireTypes): boolean {
  return isSubset(forImport, forRequire) && isSubset(forRequire, forImport);
}

export function isSubset(some: readonly string[], all: readonly string[]): boolean {
  const known = new Set(all);
  return some.every((one) => known.has(one));
}

interface Declarations {
  /** Without comments and spaces, and with the same text for each path of a file. */
  readonly parts: readonly string[];
  readonly files: readonly string[];
  /** Modules that can be imported by any name of their pattern, with their text. */
  readonly ambient: readonly (readonly [name: string, text: string])[];
}

type Resolve = (text: string, from: string, mode: ts.ResolutionMode) => string | undefined;

function readDeclarations(file: string, resolve: Resolve): Declarations {
  const text = regularSystem.readFile(file) ?? '';
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
  const paths = [
    ...importedFiles.flatMap(({ fileName }) => (fileName.startsWith('.') ? [fileName] : [])),
    ...referencedFiles.map(({ fileName }) => (fileName.startsWith('.') ? fileName : `./${fileName}`)),
  ];
  const read = withinStack(() => statementsOf(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext)), undefined);
  return {
    // A file that is nested too deeply to be parsed is one part.
    ...(read ?? { parts: [hashOfText(tokensOf(text))], ambient: [] }),
    // Files of scripts may be imported without their extension, and this finds those with one, too.
    files: paths.flatMap((one) => resolve(one.replace(/\.d\.([cm]?)ts$/, '.$1js'), file, ts.ModuleKind.CommonJS) ?? []),
  };
}

function statementsOf(source: ts.SourceFile): Pick<Declarations, 'parts' | 'ambient'> {
  const ambient = source.statements.flatMap((one): readonly (readonly [string, string])[] =>
    ts.isModuleDeclaration(one) && ts.isStringLiteral(one.name) && one.name.text.includes('*')
      ? [[one.name.text, tokensOf(one.getText(source))]]
      : [],
  );
  const parts = source.statements.flatMap((one) => statementParts(one, source));
  const main = source.statements.flatMap((one) =>
    ts.isExportAssignment(one) && one.isExportEquals ? [one.expression.getText(source)] : [],
  );
  return { parts: parts.map((text) => hashOfText(unqualified(text, main[0]))), ambient };
}

/** Removes the namespace that a script exports with `export =` from names: a module has `Method` where the script has `axios.Method`. */
function unqualified(text: string, main: string | undefined): string {
  const tokens = text.split(' ');
  const isQualifier = (token: string | undefined, at: number): boolean =>
    token === main && tokens[at + 1] === '.' && tokens[at - 1] !== '.' && tokens[at - 1] !== 'typeof';
  return tokens.filter((token, at) => !isQualifier(token, at) && !(token === '.' && isQualifier(tokens[at - 1], at - 1))).join(' ');
}

/**
 * The text of a statement. That of a class or an interface is divided into its members, each with the name of its owner. A script with `export =`
 * has in a namespace what a module exports by name.
 */
function statementParts(node: ts.Statement, source: ts.SourceFile, isInNamespace = false): readonly string[] {
  const body = ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) ? node.body : undefined;
  if (body !== undefined && ts.isModuleBlock(body)) return body.statements.flatMap((one) => statementParts(one, source, true));
  const textOf = (from: number, to: number): string => tokensOf(source.text.slice(from, to));
  const isDivided = ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
  const [, exported = '', text = ''] =
    /^(export )?(?:declare )?(.*)$/s.exec(textOf(node.getStart(source), isDivided ? node.members.pos : node.end)) ?? [];
  const isExported = exported !== '' || isInNamespace;
  // Whether it is exported is a part of its own, because what a namespace has is exported without a word.
  const head = [text, ...(isExported ? [`export ${/^\w+ [\w$]+/.exec(text)?.[0]}`] : [])];
  if (!isDivided) return head;
  const nameOf = ({ name }: ts.NamedDeclaration): string => name?.getText(source) ?? '';
  const members: readonly ts.NamedDeclaration[] = node.members;
  // Overloads count in their order.
  const number = (at: number): number => members.slice(0, at).filter((one) => nameOf(one) === nameOf(members[at] ?? one)).length;
  const memberText = (one: ts.Node): string => textOf(one.getStart(source), one.end).replace(/ ?[;,]$/, '');
  return [...head, ...members.map((one, at) => `${nameOf(node)} ${number(at)} ${memberText(one)}`)];
}

/** A file and all that it imports of the package. */
function reach(file: string, read: (file: string) => Declarations): readonly Declarations[] {
  const files = new Set([file]);
  for (const one of files) for (const next of read(one).files) files.add(next);
  return [...files].map(read);
}

/** Hashes of all parts, as often as files have them. Modules share most of their files, and so their hashes. */
function partsOf(declarations: readonly Declarations[]): readonly string[] {
  return declarations.flatMap(({ parts }) => parts);
}

/**
 * The same for files that differ in comments, spaces, names of files, or in how they write the only export of a script. Bundlers of declarations
 * name namespaces by files, as in `events_d_mts`.
 */
function tokensOf(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    const token = scanner.getTokenText();
    tokens.push(/^["']\.{1,2}\//.test(token) ? '"."' : token.replaceAll("'", '"').replace(/_d_[cm]ts$/, '_d_ts'));
  }
  return tokens.join(' ').replace(/export default (\w+) ;/g, 'export = $1 ;');
}

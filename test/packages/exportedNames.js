import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  // Else the types of the folder that this runs in come first.
  typeRoots: [],
};

const nodeOptions = { ...options, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };

const scriptOptions = { ...options, allowJs: true, maxNodeModuleJsDepth: 10 };

/**
 * The exports of modules, separated by whether a tag hides them from documentation. They come only from the compiler's resolution and
 * `getExportsOfModule`, so that neither entry points nor names depend on the tested code. A specifier without types is omitted.
 *
 * @param {{ readonly folder: string, readonly specifiers: readonly string[] }} request `folder` has the `node_modules`.
 * @returns {ReadonlyMap<string, { readonly names: readonly string[], readonly hidden: readonly string[] }>}
 */
export function exportedNames({ folder, specifiers }) {
  const filesBy = (find) =>
    new Map(specifiers.map((specifier) => [specifier, find(specifier, folder)]).filter(([, file]) => file !== undefined));
  const typedFiles = filesBy(resolve);
  const isTyped = typedFiles.size > 0;
  const files = isTyped ? typedFiles : filesBy(resolveScript);
  const program = ts.createProgram([...new Set(files.values())], isTyped ? options : scriptOptions);
  const checker = program.getTypeChecker();
  const ambient = new Map(checker.getAmbientModules().map((module) => [module.name.slice(1, -1), module]));
  // `module.exports = { add, version }` exports properties.
  const exportsOf = (module) => (isTyped ? checker.getExportsOfModule(module) : checker.getExportsAndPropertiesOfModule(module));
  // The compiler gives no merged symbol of a CommonJS script.
  const moduleOf = (source) => checker.getSymbolAtLocation(source) ?? source.symbol;
  const namesOf = (specifier) => {
    const source = program.getSourceFile(files.get(specifier) ?? '');
    // As for every import, a module that is declared by its name wins over a file.
    const module = ambient.get(specifier) ?? (source && moduleOf(source)) ?? ambient.get(nameOf(specifier));
    const all = module === undefined ? [] : exportsOf(module);
    // A class that is the module (`export = Server`) has this property, which cannot be imported.
    const exports = all.filter(({ flags }) => (flags & ts.SymbolFlags.Prototype) === 0);
    const value = isTyped ? undefined : module?.exports?.get('export=');
    // What a function has of its own may be documented with the function.
    const isFunction = value !== undefined && checker.getTypeOfSymbol(value).getCallSignatures().length > 0;
    const isKept = (symbol) => !isFunction && !isHidden(symbol, checker) && !isAdded(symbol);
    return { names: namesIn(exports.filter(isKept)), hidden: namesIn(exports.filter((symbol) => !isKept(symbol))) };
  };
  const typed = specifiers.filter((specifier) => files.has(specifier) || ambient.has(specifier) || ambient.has(nameOf(specifier)));
  return new Map(typed.map((specifier) => [specifier, namesOf(specifier)]));
}

function namesIn(symbols) {
  return [...new Set(symbols.map(({ name }) => name))].sort();
}

/** Whether a module has a name only where another one is imported, too: `declare module '.' { export const canary: 1 }`. */
function isAdded({ declarations = [] }) {
  const isWithin = (node) => ts.findAncestor(node, (one) => ts.isModuleDeclaration(one) && ts.isStringLiteral(one.name)) !== undefined;
  return declarations.length > 0 && declarations.every((one) => isWithin(one) && ts.isExternalModule(one.getSourceFile()));
}

/** Whether the author says of a symbol, or of how it is exported, that it isn't for everyone. */
function isHidden(symbol, checker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = [...(symbol.declarations ?? []), ...(target.declarations ?? [])];
  return declarations.some((declaration) => [declaration, declaration.parent, declaration.parent?.parent].some(isMarked));
}

function isMarked(node) {
  return node !== undefined && ts.getJSDocTags(node).some(({ tagName }) => /^(?:internal|hidden|ignore|private)$/.test(tagName.text));
}

/**
 * Names that a package's `exports` lists and that resolve to types of its own, but to none of the files of `specifiers`.
 *
 * @param {{ readonly folder: string, readonly name: string, readonly specifiers: readonly string[] }} request
 * @returns {readonly string[]}
 */
export function forgottenEntries({ folder, name, specifiers }) {
  const path = realpathSync(join(folder, 'node_modules', name));
  const { exports = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const offered = Object.keys(exports).filter((subpath) => subpath.startsWith('.') && !subpath.includes('*'));
  // Conditions may lead Node.js and bundlers to different files.
  const known = new Set(specifiers.flatMap((specifier) => [resolve(specifier, folder), resolve(specifier, folder, nodeOptions)]));
  return offered
    .map((subpath) => name + subpath.slice(1))
    .filter((specifier) => {
      const file = resolve(specifier, folder, options, [ts.ModuleKind.ESNext]);
      return file !== undefined && !known.has(file) && realpathSync(file).startsWith(path) && isPublicModule(file);
    });
}

/** A file that neither imports nor exports declares things for everyone, without names; others say of themselves that they are internal. */
function isPublicModule(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
  const [comment] = ts.getLeadingCommentRanges(source.text, 0) ?? [];
  const isInternal =
    comment !== undefined &&
    /@internal\b/.test(source.text.slice(comment.pos, comment.end)) &&
    /@(?:module|packageDocumentation)\b/.test(source.text.slice(comment.pos, comment.end));
  return ts.isExternalModule(source) && !isInternal;
}

/** As `import` finds it; where that finds no types, as `require` does. */
function resolve(specifier, folder, compilerOptions = options, modes = [ts.ModuleKind.ESNext, ts.ModuleKind.CommonJS]) {
  return modes
    .map((mode) => {
      const { resolvedModule } = ts.resolveModuleName(
        specifier,
        `${folder}/importer.ts`,
        compilerOptions,
        ts.sys,
        undefined,
        undefined,
        mode,
      );
      return resolvedModule?.resolvedFileName;
    })
    .find((file) => file !== undefined && /\.[cm]?tsx?$/.test(file));
}

/** A package without types is documented from its scripts. */
function resolveScript(specifier, folder) {
  const { resolvedModule } = ts.resolveModuleName(specifier, `${folder}/importer.ts`, scriptOptions, ts.sys);
  return resolvedModule?.resolvedFileName;
}

/** Packages of DefinitelyTyped declare modules under the names of other packages. */
function nameOf(specifier) {
  return specifier.replace(/^@types\/(?:(.+)__)?/, (_, scope) => (scope === undefined ? '' : `@${scope}/`));
}

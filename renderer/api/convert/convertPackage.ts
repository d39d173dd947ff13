import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import type ts from 'typescript';
import type { ApiModule, ApiPackage, ApiSymbol } from '../../model/api.ts';
import type { PackageConfig } from '../../model/config.ts';
import type { SymbolId } from '../../model/type.ts';
import { repositoryOf } from '../../packages/findCheckout.ts';
import { declaredNames } from '../entry/placeOf.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { type GitSource, sourceLinks } from '../entry/sourceLinks.ts';
import { libraryTypes } from '../program/libraryTypes.ts';
import { originalLines } from '../program/originalLines.ts';
import type { TypedocResult } from '../typedoc/runTypedoc.ts';
import { exportEquals, exportsIn, kindOfReflection, symbolsIn } from '../typedoc/symbolsIn.ts';
import { convertComment } from './convertComment.ts';
import { convertReExport } from './convertReExport.ts';
import { convertSymbol } from './convertSymbol.ts';
import { convertType } from './convertType.ts';
import { libraryDefaults, parameterDefaults } from './defaultArguments.ts';
import { commentIndex, type Extraction, nodeStarts, reflectionNodes } from './extraction.ts';
import { fileCategories } from './fileCategories.ts';
import { namedNamespaces } from './namedNamespaces.ts';
import { reachableFrom } from './reachableFrom.ts';
import { orderCategories, sortSymbols } from './sortSymbols.ts';
import { assignIds, type ModuleReflection } from './symbolIds.ts';
import { restLabels } from './tupleRests.ts';

interface ConvertRequest {
  readonly config: PackageConfig;
  readonly info: PackageInfo;
  readonly program: ts.Program;
  readonly result: TypedocResult;
  readonly git?: GitSource | undefined;
  /** Called with the files that source links depend on. */
  readonly onRead: (file: string) => void;
}

/** Converts TypeDoc's model into gqldocs' model. */
export function convertPackage({ config, info, program, result, git, onRead }: ConvertRequest): ApiPackage {
  const modules = result.modules.map(({ name, specifier, isDeep, reflection }) => {
    const symbols = symbolsIn(reflection).filter((symbol) => !result.internal.has(symbol));
    return { name, specifier, isDeep, reflection, symbols };
  });
  const unexported = [...new Set([...symbolsIn(result.unexported), ...result.internal])];
  const { aliases } = result.openTypes;
  const fileOf = ({ sources }: DeclarationReflection): string => sources?.[0]?.fullFileName.slice(info.folder.length + 1) ?? '';
  const nodes = reflectionNodes(result.context, result.signatureNodes);
  const declaredName = (reflection: DeclarationReflection) => [...(declaredNames(nodes.declarationsOf(reflection)) ?? [])][0];
  const originalLineOf = originalLines(program, { inside: [repositoryOf(info.folder)], onRead });
  const locateSource = sourceLinks({ folder: info.folder, version: info.version, source: config.source, git, originalLineOf });
  const extraction: Extraction = {
    ...{ info, program, nodes, exportComments: result.exportComments, augmented: result.augmented, typeOnly: result.typeOnly },
    ids: assignIds({
      ...{ slug: config.slug, modules, unexported, fileOf, declaredName },
      ...{ components: result.components, openTypes: result.openTypes },
    }),
    locate: (sources = []) =>
      sources.flatMap(({ fullFileName: fileName, line, character }) => locateSource({ fileName, line, character }) ?? []),
    comments: commentIndex(),
    startOf: nodeStarts(),
    foundTexts: new Map(),
    versions: new Map(),
    isRestLabel: restLabels(program, info.folder),
    libraryDefaults: libraryDefaults(program),
    parameterDefaults: parameterDefaults(),
    isLibraryType: libraryTypes(program),
    fileCategories: config.fileCategories ? fileCategories() : () => [],
    convertType: (type) => convertType(type, extraction),
  };
  const convert = symbolConverter(config, extraction);
  const exported = modules.flatMap((module) => module.symbols.flatMap(allSymbols)).flatMap(convert);
  const shown = exported.filter(({ flags }) => !config.exclude.external || flags.isExternal !== true);
  const symbols = sortSymbols(withoutRepetition(shown), config.sort);
  const index = {
    modules: new Map<Reflection, ModuleReflection>(modules.map((module) => [module.reflection, module])),
    symbols: new Map(symbols.map((symbol, position) => [symbol.id, { symbol, position }])),
  };
  const { name, version, description, license, repository, homepage, texts } = info;
  return {
    ...{ name, slug: config.slug, label: config.label ?? name, version, description, license, repository, homepage },
    readme: config.readme === false ? undefined : texts.readme,
    changelog: config.changelog ? texts.changelog : undefined,
    files: texts.files,
    ...(info.manifest.private === true ? { isPrivate: true } : {}),
    modules: namedNamespaces(
      modules
        .toSorted((a, b) => Number(a.name !== '') - Number(b.name !== ''))
        .map((module) => convertModule(module, { index, extraction })),
    ),
    symbols,
    ...(config.groupBy === 'category' ? orderCategories({ symbols, config, name, readme: texts.readme }) : {}),
    unexported: sortSymbols(
      reachableFrom(
        symbols,
        unexported
          // An internal alias says what a signature accepts. Members of internal classes and interfaces stay hidden.
          .filter((one) => !aliases.has(one) && (!result.internal.has(one) || one.kindOf(ReflectionKind.TypeAlias)))
          .flatMap(allSymbols)
          .flatMap(convert),
      ),
      'alphabetical',
    ),
  };
}

/** Keeps each symbol once: TypeDoc may find the members of a module's value (`export = ns`) in the module, too. */
function withoutRepetition(symbols: readonly ApiSymbol[]): readonly ApiSymbol[] {
  return [...new Map(symbols.map((symbol) => [symbol.id, symbol])).values()];
}

function symbolConverter(config: PackageConfig, extraction: Extraction): (reflection: DeclarationReflection) => ApiSymbol | [] {
  const choice = { excludeInherited: config.exclude.inherited, excludeExternal: config.exclude.external };
  return (reflection) => {
    const identity = extraction.ids.of(reflection);
    return identity === undefined ? [] : convertSymbol(reflection, { identity, choice, extraction });
  };
}

/** The symbol and its descendants. */
function allSymbols(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  return kindOfReflection(reflection) === 'namespace' ? [reflection, ...symbolsIn(reflection).flatMap(allSymbols)] : [reflection];
}

interface ModuleRequest {
  /** Of the package: a search for each module would grow with the square of the modules. */
  readonly index: {
    readonly modules: ReadonlyMap<Reflection, ModuleReflection>;
    readonly symbols: ReadonlyMap<SymbolId, { readonly symbol: ApiSymbol; readonly position: number }>;
  };
  readonly extraction: Extraction;
}

function convertModule(
  { name, specifier, isDeep, reflection, symbols: own }: ModuleReflection,
  { index, extraction }: ModuleRequest,
): ApiModule {
  const ids = new Set(own.map((child) => extraction.ids.of(child)?.id));
  const symbols = [...ids].flatMap((id) => (id === undefined ? [] : (index.symbols.get(id) ?? []))).sort((a, b) => a.position - b.position);
  const [source] = extraction.locate(reflection.sources?.slice(0, 1));
  const children = exportsIn(reflection);
  const references = children.flatMap((child) => convertReExport(child, extraction));
  const namespaces = children.flatMap((child) => {
    const target = child.isReference() ? child.getTargetReflection() : undefined;
    const module = target && (index.modules.get(target) ?? moduleItself(target, index));
    return module === undefined || child.name === exportEquals ? [] : [{ name: child.name, module: module.name }];
  });
  return {
    name,
    ...(specifier === undefined ? {} : { specifier }),
    ...(isDeep === true ? { isDeep } : {}),
    comment: convertComment(reflection, extraction),
    symbols: symbols.map(({ symbol }) => symbol.id),
    references: referencesElsewhere(references, ownNames(symbols.map(({ symbol }) => symbol))),
    namespaces: namespaces.length === 0 ? undefined : distinctNames(namespaces),
    source,
  };
}

/** In the order of names: a module that is a namespace lists some exports twice. */
function distinctNames(namespaces: NonNullable<ApiModule['namespaces']>): NonNullable<ApiModule['namespaces']> {
  const byName = new Map(namespaces.map((one) => [one.name, one]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A namespace that a module is (`export = ns`) has the module's page. */
function moduleItself(target: Reflection, { modules }: Pick<ModuleRequest['index'], 'modules'>): ModuleReflection | undefined {
  const isWhole = target.name === exportEquals && kindOfReflection(target) === 'namespace';
  return isWhole && target.parent !== undefined ? modules.get(target.parent) : undefined;
}

/** The names under which a module exports its symbols. The value of a CommonJS module has no name. */
function ownNames(symbols: readonly ApiSymbol[]): ReadonlyMap<SymbolId, string | undefined> {
  const exportedName = ({ name, flags }: ApiSymbol): string | undefined => {
    if (flags.isExportEquals === true) return undefined;
    return flags.isDefault === true ? 'default' : name;
  };
  return new Map(symbols.map((symbol) => [symbol.id, exportedName(symbol)]));
}

/** A symbol of the module under its own name is in the list already. */
function referencesElsewhere(references: ApiModule['references'], own: ReturnType<typeof ownNames>): ApiModule['references'] {
  const elsewhere = references.filter(({ name, target }) => own.get(target) !== name);
  const distinct = new Map(elsewhere.map((reference) => [`${reference.name} ${reference.target}`, reference]));
  return [...distinct.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

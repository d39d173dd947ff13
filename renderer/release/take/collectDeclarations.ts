import ts from 'typescript';
import type { EntryModule } from '../../api/entry/entryModules.ts';
import { moduleSymbol } from '../../api/entry/entryModules.ts';
import { moduleExports } from '../../api/program/moduleExports.ts';
import { hasModifier, isEntityName, visitNames } from '../nodes.ts';
import { findAugmentations } from './findAugmentations.ts';
import { declaredFlags, type NameResolver, type NameTarget } from './resolveName.ts';

/** Everything that is declared under one name in one scope of the package. */
export interface DeclarationGroup {
  readonly symbol: ts.Symbol;
  /** Only those of the package: a global may have others. */
  readonly nodes: readonly ts.Declaration[];
  /** Of a namespace, or of a module that is used as one. */
  readonly exports: readonly ExportedName[];
}

export interface ExportedName {
  readonly name: string;
  readonly target: NameTarget;
  readonly isTypeOnly: boolean;
  /** Of the export itself. Undefined for `*`. */
  readonly symbol?: ts.Symbol | undefined;
}

interface CollectedModule {
  readonly name: string;
  readonly kind: 'entry' | 'augmentation';
  readonly specifier?: string | undefined;
  readonly exports: readonly ExportedName[];
  /** Undefined for an augmentation. */
  readonly entry?: EntryModule | undefined;
}

export interface CollectedApi {
  readonly modules: readonly CollectedModule[];
  readonly groups: ReadonlyMap<ts.Symbol, DeclarationGroup>;
  /** First parts of the global names that declarations mention. */
  readonly globals: ReadonlySet<string>;
  /** Declarations of those. */
  readonly globalFiles: ReadonlySet<ts.SourceFile>;
  /** Modules of other packages that declarations mention. */
  readonly externals: ReadonlySet<string>;
}

interface CollectRequest {
  readonly program: ts.Program;
  readonly entries: readonly EntryModule[];
  readonly resolver: NameResolver;
  readonly isOwn: (file: ts.SourceFile) => boolean;
}

/** Collects the exports of entry points, and every declaration of the package that they mention, at any depth. */
export function collectDeclarations({ program, entries, resolver, isOwn }: CollectRequest): CollectedApi {
  const checker = program.getTypeChecker();
  const groups = new Map<ts.Symbol, DeclarationGroup>();
  const globals = new Set<string>();
  const globalFiles = new Set<ts.SourceFile>();
  const externals = new Set<string>();
  const waiting: DeclarationGroup[] = [];

  const exportsOf = (symbol: ts.Symbol): readonly ExportedName[] => {
    const itself = symbol.exports?.get(ts.InternalSymbolName.ExportEquals);
    const { exports, typeOnly } = moduleExports(symbol, checker, itself && [itself]);
    const stars = starsOf({ module: symbol, checker, isOwn }).map(({ specifier, isTypeOnly }): ExportedName => {
      const target: NameTarget = { kind: 'external', module: specifier, path: [] };
      note(target);
      return { name: '*', target, isTypeOnly };
    });
    const named = exports.filter(isDeclaredName).flatMap((one) => exportedName(one, { module: symbol, isTypeOnly: typeOnly.has(one) }));
    return [...stars, ...named];
  };
  const hasName = (module: ts.Symbol | undefined, name: string): boolean =>
    module !== undefined && checker.tryGetMemberInModuleExports(name, module) !== undefined;
  const exportedName = (symbol: ts.Symbol, { module, isTypeOnly }: NamedFrom): readonly ExportedName[] => {
    const isForeign = symbol.declarations?.some((node) => !isOwn(node.getSourceFile())) ?? false;
    if (isForeign && starsOf({ module, checker, isOwn }).some(({ from }) => hasName(from, symbol.name))) return [];
    const target = resolver.resolveSymbol(symbol);
    if (target.kind === 'local') return [];
    note(target);
    if (target.kind === 'own') merge(target.symbol, resolver.typesBeside(symbol));
    return [{ name: symbol.name, target, isTypeOnly, symbol }];
  };
  /** Adds declarations of the same name to a group. */
  const merge = (symbol: ts.Symbol, nodes: readonly ts.Declaration[]): void => {
    const group = groups.get(symbol);
    const added = nodes.filter((node) => group?.nodes.includes(node) === false);
    if (group === undefined || added.length === 0) return;
    groups.set(symbol, { ...group, nodes: [...group.nodes, ...added] });
    waiting.push({ ...group, nodes: added });
  };
  const note = (target: NameTarget): void => {
    if (target.kind === 'member') note(target.of);
    if (target.kind === 'external') externals.add(target.module);
    if (target.kind === 'own') add(target.symbol, target.symbol.declarations ?? []);
    if (target.kind === 'global') {
      globals.add(target.name.replace(/\..*/, ''));
      for (const node of target.symbol.declarations ?? []) globalFiles.add(node.getSourceFile());
    }
  };
  const add = (symbol: ts.Symbol, nodes: readonly ts.Declaration[]): void => {
    if (groups.has(symbol)) return;
    const isScope = (symbol.flags & ts.SymbolFlags.Module) !== 0;
    const group = { symbol, nodes, exports: [] };
    // Before its exports are looked at: a module may export itself.
    groups.set(symbol, group);
    const whole = isScope ? { ...group, exports: exportsOf(symbol) } : group;
    groups.set(symbol, whole);
    waiting.push(whole);
  };
  const visitor = {
    skips: isPrivate,
    name: (name: ts.EntityName | ts.Expression): void => {
      if (ts.isQualifiedName(name) || isEntityName(name)) note(resolver.resolve(name));
    },
    importType: (node: ts.ImportTypeNode): void => note(resolveImportType(node, resolver)),
  };
  const drain = (): void => {
    for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
      for (const node of group.nodes) if (!ts.isModuleDeclaration(node) && !ts.isSourceFile(node)) visitNames(node, visitor);
    }
  };

  const modules = entries.map((entry): CollectedModule => {
    const { name, specifier, node } = entry;
    const symbol = moduleSymbol(node, checker);
    return { name, kind: 'entry', specifier, entry, exports: symbol === undefined ? [] : exportsOf(symbol) };
  });
  drain();
  const augmented = findAugmentations({ program, isOwn, checker }).map(({ name, declarations }): CollectedModule => {
    const exports = declarations.map(({ name: own, symbol, nodes }): ExportedName => {
      const target = resolver.resolveSymbol(symbol);
      if (target.kind === 'own' && groups.has(target.symbol)) return { name: own, target, isTypeOnly: false };
      add(symbol, nodes);
      return { name: own, target: { kind: 'own', symbol }, isTypeOnly: false };
    });
    return { name, kind: 'augmentation', exports };
  });
  drain();
  return { modules: [...modules, ...augmented], groups, globals, globalFiles, externals };
}

interface NamedFrom {
  readonly module: ts.Symbol;
  readonly isTypeOnly: boolean;
}

interface StarRequest extends Pick<CollectRequest, 'isOwn'> {
  readonly module: ts.Symbol;
  readonly checker: ts.TypeChecker;
}

interface Star {
  readonly specifier: string;
  /** Undefined when the other package isn't there. */
  readonly from: ts.Symbol | undefined;
  /** `export type *`, here or on the way. */
  readonly isTypeOnly: boolean;
}

/** Packages that a module exports everything of: `export * from 'package'`, here or in a module that it exports everything of. */
function starsOf({ module, checker, isOwn }: StarRequest, seen: ReadonlySet<ts.Symbol> = new Set()): readonly Star[] {
  if (seen.has(module)) return [];
  const statements = (module.declarations ?? []).filter(ts.isSourceFile).flatMap((file) => [...file.statements]);
  const stars = statements.flatMap((statement): readonly Star[] => {
    if (!ts.isExportDeclaration(statement) || statement.exportClause !== undefined || statement.moduleSpecifier === undefined) return [];
    const from = checker.getSymbolAtLocation(statement.moduleSpecifier);
    const isOwnModule = from?.declarations?.every((node) => isOwn(node.getSourceFile())) ?? false;
    const { isTypeOnly } = statement;
    if (from !== undefined && isOwnModule) {
      const inner = starsOf({ module: from, checker, isOwn }, new Set([...seen, module]));
      return inner.map((star) => (isTypeOnly ? { ...star, isTypeOnly } : star));
    }
    const isOther = ts.isStringLiteral(statement.moduleSpecifier) && !statement.moduleSpecifier.text.startsWith('.');
    return isOther && ts.isStringLiteral(statement.moduleSpecifier)
      ? [{ specifier: statement.moduleSpecifier.text, from, isTypeOnly }]
      : [];
  });
  const values = new Set(stars.flatMap((star) => (star.isTypeOnly ? [] : [star.specifier])));
  const distinct = new Map(stars.map((star) => [star.specifier, { ...star, isTypeOnly: !values.has(star.specifier) }]));
  return [...distinct.values()];
}

/** A class or an enum that is merged with a namespace exports its members, too: they are its own. */
function isDeclaredName({ flags }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.Alias | declaredFlags)) !== 0;
}

/** The types of private members and the parameters of a private constructor are not visible to users. */
export function isPrivate(node: ts.Node): boolean {
  if (ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name)) return true;
  return hasModifier(node, ts.SyntaxKind.PrivateKeyword);
}

/** `import('./schema').Schema`. */
export function resolveImportType(
  node: ts.ImportTypeNode,
  { resolve, resolveSymbol }: Pick<NameResolver, 'resolve' | 'resolveSymbol'>,
): NameTarget {
  const { argument, qualifier } = node;
  const specifier = ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal) ? argument.literal : undefined;
  const module = specifier && resolve(specifier);
  const whole: NameTarget = module?.kind === 'own' ? module : { kind: 'external', module: specifier?.text ?? '', path: [] };
  if (qualifier === undefined) return whole;
  if (whole.kind === 'external') return { ...whole, path: partsOf(qualifier) };
  const target = resolve(qualifier);
  return target.kind === 'local' && target.symbol !== undefined ? resolveSymbol(target.symbol) : target;
}

function partsOf(name: ts.EntityName): readonly string[] {
  return ts.isIdentifier(name) ? [name.text] : [...partsOf(name.left), name.right.text];
}

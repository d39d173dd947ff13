import { safeSegment } from '../model/addresses.ts';
import type { ApiSnapshot, ClassDeclaration, SnapshotDeclaration, SnapshotExport, SnapshotModule } from './apiSnapshot.ts';
import { angled, factsOf } from './declarationFacts.ts';
import { headOf } from './declarationHead.ts';
import { declarationsOf, namespaceExports } from './declarationsOf.ts';
import { markedNamespaces, valueMark } from './markedNamespaces.ts';
import { isHiddenMember } from './memberFacts.ts';
import { mergedBases } from './mergedBases.ts';
import { isIdentifier } from './usableName.ts';

/** How a class says that only its own instances are instances. */
interface RenderOptions {
  /**
   * Statements in place of the private members of a class, which make it nominal. Default: a private name, as the compiler writes one. It
   * makes the classes of two releases two different types.
   */
  readonly brandOf?: ((id: string) => string) | undefined;
  /** Whether protected members are rendered as public ones, which other classes can be compared with. Default: false. */
  readonly opensProtected?: boolean | undefined;
  /** A module that has the declaration of an id instead. Default: none has. */
  readonly sharedIn?: ((id: string) => string | undefined) | undefined;
  /** Put before everything else. Default: nothing. */
  readonly preamble?: string | undefined;
}

/** Name of the file that has all declarations. It is not an entry point. */
export const declarationsFile = 'api.d.ts';

/**
 * Declaration files for the compiler, by name: one with every declaration, one for each entry point. To who imports the entry points,
 * they are the package.
 */
export function renderDeclarations(snapshot: ApiSnapshot, options: RenderOptions = {}): ReadonlyMap<string, string> {
  const imports = createImports();
  const marked = markedNamespaces(snapshot);
  const body = snapshot.declarations.map((declaration) => renderDeclaration(declaration, { snapshot, options, imports, marked }));
  const globals = snapshot.modules.filter(({ kind }) => kind === 'augmentation').map((module) => renderAugmentation(module, snapshot));
  const api = [options.preamble ?? '', ...imports.lines(), ...body, ...(options.opensProtected ? [] : globals), 'export {};', ''];
  const entries = snapshot.modules.filter(({ kind }) => kind === 'entry');
  return new Map([
    [declarationsFile, api.filter((line, index) => line !== '' || index === api.length - 1).join('\n')],
    ...entries.map((module) => [entryFile(module.name), renderEntry(module)] as const),
  ]);
}

/** Name of the file of an entry point: `index.d.ts`, `utilities/index.d.ts`. Names in a package or snapshot may be anything: `../..`. */
export function entryFile(name: string): string {
  return name === '' ? 'index.d.ts' : `${name.split('/').map(safeSegment).join('/')}/index.d.ts`;
}

function renderEntry({ name, exports }: SnapshotModule): string {
  const depth = name === '' ? 0 : name.split('/').length;
  const from = `${depth === 0 ? './' : '../'.repeat(depth)}api.js`;
  const itself = exports.find((one) => one.name === 'export=');
  if (itself !== undefined) {
    if (!isExternal(itself.target)) return `import { ${itself.target} } from "${from}";\nexport = ${itself.target};\n`;
    const { module } = splitExternal(itself.target);
    return `import it = require(${JSON.stringify(module)});\nexport = it;\n`;
  }
  const imports = createImports();
  const lines = exports.map((one) => {
    const word = one.isTypeOnly ? 'export type' : 'export';
    if (one.name === '*') return `${word} * from ${JSON.stringify(splitExternal(one.target).module)};`;
    if (!isExternal(one.target)) return `${word} { ${renamed(one.target, one.name)} } from "${from}";`;
    return `${word} { ${renamed(imports.nameOf(one.target), one.name)} };`;
  });
  return [...imports.lines(), ...lines, 'export {};', ''].join('\n');
}

function renamed(target: string, name: string): string {
  return target === name ? target : `${target} as ${isIdentifier(name) ? name : JSON.stringify(name)}`;
}

interface RenderContext {
  readonly snapshot: ApiSnapshot;
  readonly options: RenderOptions;
  readonly imports: Imports;
  readonly marked: ReturnType<typeof markedNamespaces>;
}

function renderDeclaration(declaration: SnapshotDeclaration, { snapshot, options, imports, marked }: RenderContext): string {
  const shared = options.sharedIn?.(declaration.id);
  if (shared !== undefined) return `export { ${declaration.id} } from "${shared}";\nimport { ${declaration.id} } from "${shared}";`;
  const { id } = declaration;
  const text = imports.replaceIn;
  const block = (head: string, lines: readonly string[]): string =>
    `${text(head)} {${lines.map((line) => `\n  ${text(line)};`).join('')}\n}`;
  switch (declaration.kind) {
    case 'class': {
      const merged = mergedBases(snapshot, declaration);
      const added =
        merged.length === 0 ? '' : `\nexport interface ${text(`${id}${declaration.typeParameters} extends ${merged.join(', ')}`)} {}`;
      return `${block(`export declare ${headOf(declaration)}`, classMembers(declaration, options))}${added}`;
    }
    case 'interface':
      return block(
        `export ${headOf(declaration)}`,
        declaration.members.map((member) => member.text),
      );
    case 'type':
      return text(`export type ${id}${declaration.typeParameters} = ${declaration.type};`);
    case 'enum':
      return `export declare ${headOf(declaration)} {${declaration.members.map((member) => `\n  ${member.text},`).join('')}\n}`;
    case 'function':
      return declaration.members.map((member) => text(`export declare function ${id}${member.text};`)).join('\n');
    case 'variable':
      return text(`export declare ${declaration.keyword} ${id}: ${declaration.type};`);
    case 'namespace': {
      const mark = marked.values.has(id) ? `${valueMark} ` : '';
      const hidden = marked.others.has(id) ? targetsIn(snapshot, declaration.exports) : undefined;
      return `export declare namespace ${id} { ${mark}${nestedLines(declaration.exports, { snapshot, imports, marked, hidden, outer: [id] }).join(' ')} }`;
    }
  }
}

/** Ids of what a namespace exports, also through namespaces in it. */
function targetsIn(snapshot: ApiSnapshot, exports: readonly SnapshotExport[]): ReadonlySet<string> {
  const found = new Set(exports.map(({ target }) => target));
  // A set also gives what is added to it meanwhile.
  for (const id of found) for (const { target } of namespaceExports(snapshot, id) ?? []) found.add(target);
  return found;
}

interface NestedContext extends Pick<RenderContext, 'snapshot' | 'imports' | 'marked'> {
  /** Ids that no alias may hide, because something in the namespace is exported by them. Undefined if there are no aliases. */
  readonly hidden: ReadonlySet<string> | undefined;
  /** Ids of the namespaces around. */
  readonly outer: readonly string[];
}

/** What a namespace exports. Aliases of types, and of namespaces that have only such aliases, take the compiler no search. */
function nestedLines(exports: readonly SnapshotExport[], context: NestedContext): readonly string[] {
  const { snapshot, imports, marked, hidden, outer } = context;
  return exports.flatMap((one): readonly string[] => {
    const { name, target } = one;
    const types = declarationsOf(snapshot, target).filter(({ kind }) => kind !== 'namespace');
    const inner = namespaceExports(snapshot, target);
    const isNameFree = hidden !== undefined && isIdentifier(name) && !hidden.has(name);
    const isWritten = inner === undefined ? types.length > 0 : marked.owned.has(target) && !outer.includes(target);
    if (!isNameFree || !isWritten || !types.every(isPlainType)) return [renderNested(one, imports)];
    const lines = inner && nestedLines(inner, { ...context, outer: [...outer, target] });
    return [
      ...(types.length === 0 ? [] : [`export type ${name} = ${target};`]),
      ...(lines === undefined ? [] : [`export namespace ${name} { ${lines.join(' ')} }`]),
    ];
  });
}

/** Whether a declaration is only a type, without type parameters. */
function isPlainType(one: SnapshotDeclaration): boolean {
  return (one.kind === 'interface' || one.kind === 'type') && one.typeParameters === '';
}

function renderNested({ name, target }: SnapshotExport, imports: Imports): string {
  return `export { ${renamed(imports.nameOf(target), name)} };`;
}

function classMembers(declaration: ClassDeclaration, { brandOf, opensProtected = false }: RenderOptions): readonly string[] {
  const { members } = factsOf(declaration);
  const rendered = members.flatMap(({ kind, access, isStatic, text }) => {
    if (kind === 'private') return brandOf === undefined ? [text] : [];
    if (kind === 'constructor' || access === 'public' || !opensProtected) return [text];
    return isStatic || access === 'protected' ? [text.replace(/^(protected|private) /, '')] : [];
  });
  return brandOf !== undefined && members.some(isHiddenMember) ? [brandOf(declaration.id), ...rendered] : rendered;
}

function renderAugmentation({ name, exports }: SnapshotModule, snapshot: ApiSnapshot): string {
  const head = name === 'global' ? 'declare global' : `declare module ${JSON.stringify(name)}`;
  return `${head} {\n${augmentingLines(exports, snapshot).join('\n')}\n}`;
}

/**
 * An augmentation of interfaces and namespaces is one; of all else, the new names are declared. A namespace that occurs again is an alias: it
 * may contain itself.
 */
function augmentingLines(exports: readonly SnapshotExport[], snapshot: ApiSnapshot, shown = new Set<string>()): readonly string[] {
  return exports.flatMap(({ name, target }) => {
    const isNew = !shown.has(target);
    shown.add(target);
    return declarationsOf(snapshot, target).flatMap((declaration): readonly string[] => {
      if (declaration.kind === 'interface') {
        const given = angled(factsOf(declaration).typeParameters.map((each) => each.name));
        return [`interface ${name}${declaration.typeParameters} extends ${target}${given} {}`];
      }
      if (declaration.kind === 'variable') return [`var ${name}: typeof ${target};`];
      if (declaration.kind === 'function') return declaration.members.map(({ text }) => `function ${name}${text};`);
      if (declaration.kind === 'namespace' && isNew)
        return [`namespace ${name} {`, ...augmentingLines(declaration.exports, snapshot, shown), '}'];
      return [`export import ${name} = ${target};`];
    });
  });
}

interface Imports {
  /** Types with the names of imports in place of `import("package").Name`, which is not allowed everywhere. */
  readonly replaceIn: (text: string) => string;
  /** The name of an import for what is exported, which may be a module. */
  readonly nameOf: (target: string) => string;
  readonly lines: () => readonly string[];
}

function createImports(): Imports {
  const known = new Map<string, string>();
  const lines: string[] = [];
  const aliasOf = (module: string, name: string | undefined): string => {
    const key = `${module} ${name ?? '*'}`;
    const alias = known.get(key) ?? `ext${known.size}$${name ?? 'module'}`;
    if (!known.has(key)) {
      const what = name === undefined ? `* as ${alias}` : `{ ${name} as ${alias} }`;
      lines.push(`import ${what} from ${JSON.stringify(module)};`);
    }
    known.set(key, alias);
    return alias;
  };
  // The type of a module that isn't queried is that of its `export =`, which is the default to who imports it.
  const replaceIn = (text: string): string =>
    text.replace(/(typeof )?import\("((?:[^"\\]|\\.)*)"\)(?:\.([\p{L}\p{N}_$]+))?/gu, (whole, isType, module: string, name) => {
      if (name === undefined && isType !== undefined) return whole;
      return `${isType ?? ''}${aliasOf(module, name ?? 'default')}`;
    });
  const nameOf = (target: string): string => {
    if (!isExternal(target)) return target;
    const { module, path } = splitExternal(target);
    const [name, ...inner] = path;
    return [aliasOf(module, name), ...inner].join('.');
  };
  return { replaceIn, nameOf, lines: () => lines };
}

export function isExternal(target: string): boolean {
  return target.startsWith('import(');
}

/** The parts of `import("package").Name.Inner`. */
export function splitExternal(target: string): { readonly module: string; readonly path: readonly string[] } {
  const [, module = '', path = ''] = /^import\("((?:[^"\\]|\\.)*)"\)\.?(.*)$/.exec(target) ?? [];
  return { module, path: path === '' ? [] : path.split('.') };
}

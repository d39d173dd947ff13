import type { Comment, Markdown, Source } from './comment.ts';
import type { PackageHistory } from './history.ts';
import type { Place } from './problem.ts';
import type { ResolvedSample } from './sample.ts';
import type { Signature, SymbolId, Type, TypeParameter } from './type.ts';
import type { WrittenText } from './writtenText.ts';

/** The API reference as data: ours, compact, serializable. Only `renderer/api/` knows where it comes from. */
export interface ApiModel {
  readonly packages: readonly ApiPackage[];
}

export interface ApiPackage {
  /** As in `package.json`: `graphql`. */
  readonly name: string;
  /** Last part of its route: `graphql-js`. */
  readonly slug: string;
  /** Name that readers see: `GraphQL.js`. */
  readonly label: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string | undefined;
  /** Address of the repository for a browser: `https://github.com/graphql/graphql-js`. */
  readonly repository?: string | undefined;
  readonly homepage?: string | undefined;
  /** Commit of the ref that the package was taken from. Undefined: links in its texts point to the newest state of the repository. */
  readonly commit?: string | undefined;
  readonly readme?: Markdown | undefined;
  /** Text of the CHANGELOG. */
  readonly changelog?: Markdown | undefined;
  /** Files that README and CHANGELOG link to. */
  readonly files?: PackageFiles | undefined;
  /** The package is `private`, so it cannot be installed. */
  readonly isPrivate?: true | undefined;
  /** Entry points, the package's main one first. */
  readonly modules: readonly ApiModule[];
  /** Files that users can import by a pattern of `exports` and that the config leaves out: `graphql/language/kinds.js`. Absent: none. */
  readonly deepImports?: readonly string[] | undefined;
  /** Names and patterns of `exports`, which are all that users can import: `.`, `./server`, `./icons/*`. Undefined: any file can be imported. */
  readonly subpaths?: readonly string[] | undefined;
  /** Imports from other packages without types. Absent: none. */
  readonly unresolvedImports?: readonly UnresolvedImport[] | undefined;
  /** Everything that is exported and has a page, namespaces' children included. Sorted by kind and name, or as in the source. */
  readonly symbols: readonly ApiSymbol[];
  /** Types that exports mention and the package does not export. They have no page; they are explained where they are mentioned. */
  readonly unexported: readonly ApiSymbol[];
  /** Categories of its symbols, in the order in which they are listed. Undefined: symbols are listed by kind. */
  readonly categories?: readonly string[] | undefined;
  /** The history from the package's API snapshots, if the config names some. */
  readonly history?: PackageHistory | undefined;
  /** Blocks of code in its texts that import from the package, with the meanings of their names. */
  readonly samples?: readonly ResolvedSample[] | undefined;
}

/** A package whose types the compiler did not find, so that they are `any`. */
export interface UnresolvedImport {
  readonly package: string;
  /** Its first import. */
  readonly place: Place;
}

/** Files that a package's texts name. Paths are relative to the package's folder and may point out of it. */
export interface PackageFiles {
  /** Pictures in the package's folder: copied into the site. */
  readonly pictures: readonly string[];
  /** The pictures in base64, by path, for sites without the package's folder. Undefined: they are read from the folder. */
  readonly contents?: Readonly<Record<string, string>> | undefined;
  /** Files that do not exist, although the whole repository is available. */
  readonly missing: readonly string[];
  /** The package's folder within its repository: `packages/core`; empty for its root. */
  readonly directory: string;
}

/** A module that users of the package import. */
export interface ApiModule {
  /** `''` for the package itself, `server` for `pkg/server`. */
  readonly name: string;
  /** What users import, where it differs from the package's name followed by the module's: `node:fs`, declared by `@types/node`. */
  readonly specifier?: string | undefined;
  /** A pattern of `exports` matches its file (`./*`), instead of a name of its own, and the package does not export it as a namespace of its name. */
  readonly isDeep?: true | undefined;
  readonly comment?: Comment | undefined;
  /** Ids of the symbols whose canonical page is in this module. */
  readonly symbols: readonly SymbolId[];
  /** Re-exports of this module. */
  readonly references: readonly ReExport[];
  /** Other entry points of the package that it exports as a namespace, by their names: `export * as core from './core'`. */
  readonly namespaces?: readonly { readonly name: string; readonly module: string }[] | undefined;
  /** Names that it exports and that the reference leaves out. */
  readonly unlisted?: readonly string[] | undefined;
  /** Its global variable in scripts that are not modules: `Slug` of `export as namespace Slug`. */
  readonly scriptName?: string | undefined;
  /** Names that it declares for everyone instead of exporting them, here or also elsewhere: `declare global`. */
  readonly globals?: readonly string[] | undefined;
  readonly source?: Source | undefined;
}

/** The export of a symbol that has its page elsewhere. */
export interface ReExport {
  /** The name under which it is exported. */
  readonly name: string;
  readonly target: SymbolId;
  /** The comment at the export. Default: only that of the symbol. */
  readonly comment?: Comment | undefined;
  /** Only as a type, although the symbol exists at run time. */
  readonly isTypeOnly?: true | undefined;
  /** The symbol, if another documented package has its page. */
  readonly outside?: OutsideSymbol | undefined;
}

/** Members that another package adds to an interface. */
export interface Addition {
  /** Name of that package for readers. */
  readonly from: string;
  /** Where that package describes them. */
  readonly target: SymbolId;
  readonly members: readonly Member[];
}

/** What a list says of a symbol of another package. */
export interface OutsideSymbol {
  /** How users import it from there: `@scope/core`. */
  readonly specifier: string;
  /** Without members and types. */
  readonly symbol: ApiSymbol;
}

/** Where a symbol of another package is declared. */
export interface Origin {
  readonly package: string;
  readonly version: string;
  /** Relative to that package's folder, with `/`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** As declared, with the namespaces around it. */
  readonly name: string;
  /** The comment is that of the export. */
  readonly isDescribed?: true | undefined;
}

export type SymbolKind = 'class' | 'enum' | 'function' | 'interface' | 'type' | 'variable' | 'namespace';

/** In the order in which the reference lists them. */
export const symbolKinds = [
  'namespace',
  'class',
  'enum',
  'function',
  'interface',
  'type',
  'variable',
] as const satisfies readonly SymbolKind[];

/** An exported item. Which fields are filled depends on `kind`, as said at each. */
export interface ApiSymbol {
  readonly id: SymbolId;
  readonly kind: SymbolKind;
  /** `getType`, or the last part of a qualified name. */
  readonly name: string;
  /** `Namespace.Name`; equals `name` at the top of a module. */
  readonly qualifiedName: string;
  /** Name of the module with its canonical page; `''` for unexported symbols. */
  readonly module: string;
  /** function: rarely filled; each signature has its own. */
  readonly comment?: Comment | undefined;
  readonly flags: Flags;
  /** Where its author has put it among others. */
  readonly grouping?: Grouping | undefined;
  readonly sources: readonly Source[];
  /** Of what another package declares: its place there. */
  readonly origin?: Origin | undefined;
  readonly typeParameters: readonly TypeParameter[];
  /** function: one for each overload. */
  readonly signatures: readonly Signature[];
  /** type: the aliased type. variable: its type. */
  readonly type?: Type | undefined;
  /** variable: the initializer as written, when it is short. */
  readonly defaultValue?: string | undefined;
  /**
   * class, interface, enum; also a type alias of an object type, and a variable of one whose members have comments. In source order. function,
   * variable, class: of a component, its props, events and slots.
   */
  readonly members: readonly Member[];
  /** class, interface. */
  readonly extends: readonly Type[];
  readonly implements: readonly Type[];
  readonly extendedBy: readonly Type[];
  readonly implementedBy: readonly Type[];
  /** What it adds members to, if its package does not declare that: `declare module 'core' { interface Config { … } }`. */
  readonly augments?: Type | undefined;
  /** interface: what other documented packages add to it. */
  readonly additions?: readonly Addition[] | undefined;
  /** namespace: ids of its contents. */
  readonly children: readonly SymbolId[];
  /** namespace: those of its contents that have their pages elsewhere. Absent: none. */
  readonly references?: readonly ReExport[] | undefined;
  /** What the site's authors add to its comment. Absent: nothing. */
  readonly notes?: readonly WrittenText[] | undefined;
}

export type MemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'index' | 'call' | 'construct' | 'enum-member';

/** What a member is to users of a component of React or Vue. */
export type MemberRole = 'prop' | 'event' | 'slot';

export interface Member {
  readonly kind: MemberKind;
  /** property: set for what users pass to a component. */
  readonly role?: MemberRole | undefined;
  readonly name: string;
  /** Unique on the symbol's page: `getType`; `static-of` for a static `of` in a class that also has an `of` of its instances. */
  readonly anchor: string;
  readonly flags: Flags;
  readonly grouping?: Grouping | undefined;
  readonly comment?: Comment | undefined;
  readonly sources: readonly Source[];
  /** property: its type. enum-member: its value as a literal type, or the text that it is computed from. index: the value's type. */
  readonly type?: Type | undefined;
  readonly defaultValue?: string | undefined;
  /** constructor, method, call, construct: one for each overload. index: one with the key as its parameter. */
  readonly signatures: readonly Signature[];
  /** accessor. */
  readonly getter?: Signature | undefined;
  readonly setter?: Signature | undefined;
  /** Where the member comes from when it isn't declared here; `type` is a reference for linking. */
  readonly inheritedFrom?: Type | undefined;
  readonly overrides?: Type | undefined;
  /** enum-member: the types that name it, where they are listed. Set when a page is made. */
  readonly namedIn?: readonly SymbolId[] | undefined;
  /** What the site's authors add to its comment. Absent: nothing. */
  readonly notes?: readonly WrittenText[] | undefined;
}

/** The position of an item in lists, if its comment states one. Fields without a value are absent. */
export interface Grouping {
  /** `@category`, its own or its file's. */
  readonly categories?: readonly string[];
  /** Its categories are those of what uses it, and not its author's. */
  readonly isByUse?: true;
  /** `@group`: in place of its kind. Events have `Events`. */
  readonly groups?: readonly string[];
}

/** Only flags that hold are present. */
export interface Flags {
  readonly isStatic?: true;
  readonly isAbstract?: true;
  readonly isReadonly?: true;
  readonly isOptional?: true;
  /** Only where private members are not left out. */
  readonly isPrivate?: true;
  readonly isProtected?: true;
  readonly isConst?: true;
  /** variable: declared with `var`, and so a property of `globalThis` where it is global. */
  readonly isVar?: true;
  /** property: declared with `accessor`. */
  readonly isAccessor?: true;
  /** Declared in another package than the one that is documented. */
  readonly isExternal?: true;
  /** enum: not one of TypeScript's, but an object or namespace of constants with the type of its values. */
  readonly isObject?: true;
  /** The symbol is its module's default export. */
  readonly isDefault?: true;
  /** The symbol is the value of its module: `export = name`. */
  readonly isExportEquals?: true;
  /** It exists at run time, but its module exports it as a type only. */
  readonly isTypeOnly?: true;
}

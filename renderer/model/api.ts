import type { Place } from './problem.ts';
import type { ResolvedSample } from './sample.ts';
import type { Type } from './type.ts';

/** The API reference as data: ours, compact, serialisable. Only `renderer/api/` knows where it comes from. */
export interface ApiModel {
  readonly packages: readonly ApiPackage[];
}

export interface ApiPackage {
  /** As in `package.json`: `graphql`. */
  readonly name: string;
  /** Last part of its route: `graphql-js`. */
  readonly slug: string;
  /** What readers see: `GraphQL.js`. */
  readonly label: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string | undefined;
  /** Address of the repository for a browser: `https://github.com/graphql/graphql-js`. */
  readonly repository?: string | undefined;
  readonly homepage?: string | undefined;
  readonly readme?: Markdown | undefined;
  /** What has changed from version to version. */
  readonly changelog?: Markdown | undefined;
  /** What README and CHANGELOG lead to beside pages. */
  readonly files?: PackageFiles | undefined;
  /** Nobody can install it: it is `private`. */
  readonly isPrivate?: true | undefined;
  /** Entry points, the package's main one first. */
  readonly modules: readonly ApiModule[];
  /** Everything that is exported and has a page, namespaces' children included. Sorted by kind and name, or as in the source. */
  readonly symbols: readonly ApiSymbol[];
  /** Referenced by what is exported, but not exported themselves: explained where they stand, without a page. */
  readonly hidden: readonly ApiSymbol[];
  /** Categories of its symbols, in the order in which they are listed. Undefined: symbols are listed by kind. */
  readonly categories?: readonly string[] | undefined;
  /** Blocks of code in its texts that import from the package, with what their names mean. */
  readonly samples?: readonly ResolvedSample[] | undefined;
}

/** Files that a package's texts name. Paths are relative to the package's folder and may lead out of it. */
export interface PackageFiles {
  /** Pictures in the package's folder: copied into the site. */
  readonly pictures: readonly string[];
  /** The pictures in base64, by path, for who has not got the package's folder. Undefined: they are read from there. */
  readonly contents?: Readonly<Record<string, string>> | undefined;
  /** What isn't there, although the whole repository is. */
  readonly missing: readonly string[];
  /** The package's folder within its repository: `packages/core`; empty for its root. */
  readonly directory: string;
}

/** A module that users of the package import. */
export interface ApiModule {
  /** `''` for the package itself, `server` for `pkg/server`. */
  readonly name: string;
  /** What users import, where it isn't the package's name with the module's behind it: `node:fs`, declared by `@types/node`. */
  readonly specifier?: string | undefined;
  readonly comment?: Comment | undefined;
  /** Ids of the symbols whose canonical page is in this module. */
  readonly symbols: readonly SymbolId[];
  /** What this module exports again from another; `name` is the name under which it does. */
  readonly references: readonly { readonly name: string; readonly target: SymbolId }[];
  /** Other entry points of the package that it exports as a namespace, by their names: `export * as core from './core'`. */
  readonly namespaces?: readonly { readonly name: string; readonly module: string }[] | undefined;
  /** Names that it exports and that the reference leaves out. */
  readonly unlisted?: readonly string[] | undefined;
  /** Names that it declares for everyone instead of exporting them, here or also elsewhere: `declare global`. */
  readonly globals?: readonly string[] | undefined;
  readonly source?: Source | undefined;
}

/**
 * Stable identity of a symbol or member: `{slug}/{module}:{kind}/{qualified name}`, members with `#{anchor}`:
 * `graphql-js/:class/GraphQLSchema`, `graphql-js/:class/GraphQLSchema#getType`. Hidden symbols have the file that declares
 * them for a module: `graphql-js/jsutils/Maybe.d.ts:type/Maybe`.
 */
export type SymbolId = string;

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
  /** Name of the module with its canonical page; `''` for hidden symbols. */
  readonly module: string;
  /** function: rarely filled; each signature has its own. */
  readonly comment?: Comment | undefined;
  readonly flags: Flags;
  /** Where its author has put it among others. */
  readonly grouping?: Grouping | undefined;
  readonly sources: readonly Source[];
  readonly typeParameters: readonly TypeParameter[];
  /** function: one for each overload. */
  readonly signatures: readonly Signature[];
  /** type: what the alias stands for. variable: its type. */
  readonly type?: Type | undefined;
  /** variable: the initialiser as written, when it is short. */
  readonly defaultValue?: string | undefined;
  /** class, interface, enum; also a type alias of an object type, and a variable of one whose members have comments. In source order. */
  readonly members: readonly Member[];
  /** class, interface. */
  readonly extends: readonly Type[];
  readonly implements: readonly Type[];
  readonly extendedBy: readonly Type[];
  readonly implementedBy: readonly Type[];
  /** namespace: ids of what it contains. */
  readonly children: readonly SymbolId[];
}

export type MemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'index' | 'call' | 'construct' | 'enum-member';

export interface Member {
  readonly kind: MemberKind;
  readonly name: string;
  /** Unique on the symbol's page: `getType`; `static-of` for a static `of` beside an instance's. */
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
}

export interface Signature {
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly returnType: Type;
  /** The overload's own text. */
  readonly comment?: Comment | undefined;
  readonly sources: readonly Source[];
}

export interface TypeParameter {
  readonly name: string;
  readonly constraint?: Type | undefined;
  readonly default?: Type | undefined;
  readonly variance?: 'in' | 'out' | 'in out' | undefined;
  readonly isConst?: boolean | undefined;
  readonly comment?: Markdown | undefined;
}

export interface Parameter {
  readonly name: string;
  readonly type: Type;
  readonly isOptional: boolean;
  readonly isRest: boolean;
  /** As written in the source; undefined when it can't be known. Never `...`. */
  readonly defaultValue?: string | undefined;
  readonly comment?: Markdown | undefined;
  /** What is known of the parts of an object or a destructured parameter. */
  readonly parts: readonly ParameterPart[];
}

export interface ParameterPart {
  /** `name`, `size.width`. */
  readonly name: string;
  /** Text of `@param options.name`, or of the property's own comment. */
  readonly comment?: Markdown | undefined;
  /** As written in the pattern that takes the parameter apart. */
  readonly defaultValue?: string | undefined;
}

/** Where an item stands in lists, when its author has said so. Fields without a value are absent. */
export interface Grouping {
  /** `@category`, its own or its file's. */
  readonly categories?: readonly string[];
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
  /** The symbol is what its module is: `export = name`. */
  readonly isExportEquals?: true;
}

export interface Comment {
  readonly summary: Markdown;
  /** In the order of the source, without those that became part of parameters and type parameters. */
  readonly blocks: readonly CommentBlock[];
  /** Tags without content, with `@`: `@experimental`. */
  readonly modifiers: readonly string[];
}

export interface CommentBlock {
  /** With `@`: `@returns`, `@throws`, `@example`, `@remarks`, `@see`, `@deprecated`, `@since`, `@defaultValue`, or one that we don't know. */
  readonly tag: string;
  /** A title on the tag's own line, for `@example`; the name of what `@categoryDescription` and `@groupDescription` describe. */
  readonly title?: string | undefined;
  readonly content: Markdown;
}

/**
 * Text of a comment or README. It is data from strangers: sanitised when rendered, never MDX. A line of it is a line of the
 * file, so that the place of something inside of it can be counted from `place`. Fences without a language are TypeScript.
 *
 * Links made with `{@link}` are in it as Markdown links, with the address where one was given, or with
 * - `symbol:{id}` where they lead to a symbol or member with a page
 * - `import:{package}#{name}` where they lead to something of another package, both as by `encodeURIComponent`; its label is code, and
 *   all that there is when nobody documents that package
 * - `unresolved:{name}@{line}:{column}` where they lead nowhere: the name as by `encodeURIComponent`, and the spot in the
 *   file of `place` where the tag begins; without `@{line}:{column}` when `place` is undefined
 *
 * What exists without a page (a hidden type) is inline code instead of a link.
 */
export interface Markdown {
  readonly text: string;
  /** Where the text begins. */
  readonly place?: Place | undefined;
}

/** Where something is declared. */
export interface Source {
  /** Relative to the package's folder, with `/`: `type/schema.d.ts`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** Address in the repository, only when it is known to be right. */
  readonly url?: string | undefined;
}

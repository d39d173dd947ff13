/**
 * The public API of a package at one release, as data: what users can import, and every declaration that is reachable from it.
 *
 * Types are TypeScript in a normal form, and names in them are ids of declarations, global names, or `import("package").Name`. So a
 * snapshot is complete: declaration files can be made from it, which the compiler understands without the package.
 */
export interface ApiSnapshot {
  /** Empty strings where `package.json` says nothing. */
  readonly package: { readonly name: string; readonly version: string };
  /** Packages whose global declarations the API needs: `node`. Sorted. */
  readonly types: readonly string[];
  /** Whether the API needs the compiler's library for browsers. */
  readonly usesDom: boolean;
  /** The main entry point first, then by name. */
  readonly modules: readonly SnapshotModule[];
  /** Sorted by id, then kind. */
  readonly declarations: readonly SnapshotDeclaration[];
}

/** A module that users can import, or a scope that the package adds declarations to. */
export interface SnapshotModule {
  /** `''` for the package itself, `server` for `pkg/server`; for an augmentation `global`, or the other module's name. */
  readonly name: string;
  /** An augmentation declares its exports elsewhere: `declare global`, `declare module 'express'`. */
  readonly kind: 'entry' | 'augmentation';
  /** What users import, where it isn't the package's name with the module's name after it. */
  readonly specifier?: string | undefined;
  /** Sorted by name. */
  readonly exports: readonly SnapshotExport[];
}

export interface SnapshotExport {
  /** `parse`, `default`, `export=`; `*` for everything that another package exports. */
  readonly name: string;
  /** Id of a declaration, or `import("package").Name` for what belongs to another package. */
  readonly target: string;
  /** Only its type can be used: `export type { Node }`. */
  readonly isTypeOnly?: true | undefined;
  /** Where the reference explains it, relative to the address of the package's reference: `class/GraphQLSchema`. */
  readonly address?: string | undefined;
}

/** One declaration of a name. A name that is a class and a namespace has two, with the same id. */
export type SnapshotDeclaration =
  | ClassDeclaration
  | InterfaceDeclaration
  | TypeDeclaration
  | EnumDeclaration
  | FunctionDeclaration
  | VariableDeclaration
  | NamespaceDeclaration;

interface DeclarationBase {
  /** An identifier that is unique in the snapshot. Names in namespaces are joined with `$`. */
  readonly id: string;
  /** The text of `@deprecated`, which may be empty. */
  readonly deprecated?: string | undefined;
  /** Tagged `@internal`: other types may need it, but it is not part of the public API. */
  readonly isInternal?: true | undefined;
  /** Tagged `@experimental`, `@alpha` or `@beta`: it may change in each release. */
  readonly isUnstable?: true | undefined;
}

export interface ClassDeclaration extends DeclarationBase {
  readonly kind: 'class';
  readonly isAbstract: boolean;
  /** `<T extends string = 'a'>`, or empty. */
  readonly typeParameters: string;
  readonly extends?: string | undefined;
  readonly implements: readonly string[];
  readonly members: readonly SnapshotMember[];
}

export interface InterfaceDeclaration extends DeclarationBase {
  readonly kind: 'interface';
  /** The package adds to it with `declare module`, as other packages may. */
  readonly isAugmented?: true | undefined;
  readonly typeParameters: string;
  readonly extends: readonly string[];
  readonly members: readonly SnapshotMember[];
}

interface TypeDeclaration extends DeclarationBase {
  readonly kind: 'type';
  readonly typeParameters: string;
  readonly type: string;
}

export interface EnumDeclaration extends DeclarationBase {
  readonly kind: 'enum';
  readonly isConst: boolean;
  /** `Red = 0`. */
  readonly members: readonly SnapshotMember[];
}

interface FunctionDeclaration extends DeclarationBase {
  readonly kind: 'function';
  /** One for each overload, in their order: `<T>(value: T): T`. */
  readonly members: readonly SnapshotMember[];
}

interface VariableDeclaration extends DeclarationBase {
  readonly kind: 'variable';
  /** `let` if programs can assign it, as in a namespace. */
  readonly keyword: 'const' | 'let';
  readonly type: string;
}

interface NamespaceDeclaration extends DeclarationBase {
  readonly kind: 'namespace';
  readonly exports: readonly SnapshotExport[];
}

/** A member, as TypeScript has it in a declaration file, without the semicolon: `readonly name?: string`. */
export interface SnapshotMember {
  /** A member with the text `#private` represents all private members: users cannot access them, but they make a class nominal. */
  readonly text: string;
  readonly deprecated?: string | undefined;
  readonly isInternal?: true | undefined;
  readonly isUnstable?: true | undefined;
  /** The package adds it to one of its own interfaces with `declare module`, as other packages may. */
  readonly isAugmented?: true | undefined;
  /** Anchor on the symbol's page, where it isn't the member's name. */
  readonly anchor?: string | undefined;
}

/** The number of the format. A later gqldocs reads all earlier ones. */
export const snapshotVersion = 1;

/** What a site has names for, with their addresses: how other sites link into it. Written as `objects.json`. */
export interface Inventory {
  /** Version of this format. */
  readonly format: 1;
  readonly project: string;
  /** Version of the site's only package; empty with several. */
  readonly version: string;
  /** Where the site is published, with `baseUrl` and a slash at the end; empty when that isn't known. */
  readonly url: string;
  readonly packages: readonly InventoryPackage[];
  readonly documents: readonly InventoryDocument[];
}

export interface InventoryPackage {
  /** As in `package.json`. */
  readonly name: string;
  readonly version: string;
  /** Symbols and members, in the order of the reference. */
  readonly objects: readonly InventoryObject[];
}

export interface InventoryObject {
  /** `GraphQLSchema`, `GraphQLSchema.getType`. */
  readonly name: string;
  /** Of a symbol or member: `class`, `method`. */
  readonly kind: string;
  /** Entry point that exports it; `''` for the package itself. */
  readonly module: string;
  /** Below the site's root, with an anchor for members: `api/graphql-js/class/GraphQLSchema#getType`. */
  readonly uri: string;
}

export interface InventoryDocument {
  /** `tutorials/basic-types`; headings with their anchor, `tutorials/basic-types#lists`. */
  readonly name: string;
  readonly title: string;
  readonly uri: string;
}

/** Addresses of what other sites document: by package, then by name. */
export type ExternalNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

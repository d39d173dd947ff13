/** The names that a site documents, with their addresses, so that other sites can link to it. Written as `objects.json`. */
export interface Inventory {
  /** Version of this format. */
  readonly format: 1;
  readonly project: string;
  /** Version of the site's only package, the current one of several; empty with several packages. */
  readonly version: string;
  /** Where the site is published, with `baseUrl` and a slash at the end; empty when that isn't known. */
  readonly url: string;
  /** Versions of a package have the same name; the current one comes first. */
  readonly packages: readonly InventoryPackage[];
  readonly documents: readonly InventoryDocument[];
  /**
   * All other addresses that the site keeps, sorted: of pages without a name above, of members without a name, and of redirects. Absent in
   * files of older versions of gqldocs.
   */
  readonly addresses?: readonly string[] | undefined;
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
  /**
   * A hash of its signature without its name: the same for a renamed symbol or member. Absent in files of older versions of gqldocs.
   */
  readonly signature?: string | undefined;
}

export interface InventoryDocument {
  /** `tutorials/basic-types`; headings with their anchor, `tutorials/basic-types#lists`. */
  readonly name: string;
  readonly title: string;
  readonly uri: string;
}

/** Addresses of names that other sites document: by package, then by name. */
export type ExternalNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

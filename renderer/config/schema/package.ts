import * as v from 'valibot';
import { dictionary, isPlainObject, list, section, text } from './section.ts';

/** A package whose exports get pages. */
export interface UserPackage {
  /** Folder with its `package.json`, relative to the config file: `'node_modules/graphql'`, `'packages/core'`. */
  readonly path: string;
  /**
   * A tag, branch or commit of the package's repository: it is documented as it is there, whatever is checked out. Without a slug its
   * section is named by its major version. List the package once for each version; the first is the one that documents mean.
   * @default as it lies in its folder
   * @example 'v16.8.0'
   */
  readonly ref?: string | undefined;
  /**
   * Last part of its address, in lower case: `graphql-js` in `/api/graphql-js`.
   * @default made from the folder's name
   */
  readonly slug?: string | undefined;
  /**
   * What readers see.
   * @default the package's name
   * @example 'GraphQL.js'
   */
  readonly label?: string | undefined;
  /**
   * Modules that users of the package import, relative to `path`: one file, or files by their name below the package.
   * @default taken from `package.json`: `exports`, `types`, `main`
   * @example { '.': 'index.d.ts', './utilities': 'utilities/index.d.ts' }
   */
  readonly entryPoints?: string | Readonly<Record<string, string>> | undefined;
  /**
   * A `tsconfig.json`, relative to the config file.
   * @default the package's own, if it has one
   */
  readonly tsconfig?: string | undefined;
  /**
   * How source links are made.
   * @default from the repository in `package.json`, where that is certain
   */
  readonly source?: UserSourceLink | undefined;
  /**
   * Whether the README is shown: as the home page of a site that has one package and no other home page, else on the package's
   * overview when the main module has no comment of its own. `'page'`: where it has one, on a page of its own.
   * @default true
   */
  readonly readme?: boolean | 'page' | undefined;
  /**
   * Whether the package's CHANGELOG is a page.
   * @default true
   */
  readonly changelog?: boolean | undefined;
  /** What is left out of the reference. */
  readonly exclude?: UserExclude | undefined;
  /**
   * Order of the exports of a kind.
   * @default 'alphabetical'
   */
  readonly sort?: 'alphabetical' | 'source' | undefined;
  /**
   * Whether lists of exports are divided by `@category`, where the comments have it, or always by kind.
   * @default 'category'
   */
  readonly groupBy?: 'category' | 'kind' | undefined;
  /**
   * Categories that come first, in this order; the others follow in the order that `sort` says.
   * @default []
   * @example ['Schema', 'Execution']
   */
  readonly categoryOrder?: readonly string[] | undefined;
  /**
   * Which module's page an export is listed on, and has its address below, when the package itself and another entry point export it:
   * the package's (`'main'`), which users import most, or the other's (`'submodule'`), which the package then only exports again.
   * @default 'main'
   */
  readonly canonical?: 'main' | 'submodule' | undefined;
  /**
   * Whether the `@category` in the comment at the top of a file holds for every export of the file that has none.
   * @default true
   */
  readonly fileCategories?: boolean | undefined;
}

export interface UserSourceLink {
  /**
   * Address of a file, with `{version}`, `{path}` and `{line}`.
   * @example 'https://github.com/graphql/graphql-js/blob/v{version}/{path}#L{line}'
   */
  readonly url: string;
  /**
   * Rewrites of a file's path within the package; the first match wins, and `*` stands for any text, also across folders.
   * @default {}
   * @example { '*.d.ts': 'src/*.ts' }
   */
  readonly rewrite?: Readonly<Record<string, string>> | undefined;
}

export interface UserExclude {
  /**
   * What is marked `@internal`.
   * @default true
   */
  readonly internal?: boolean | undefined;
  /**
   * Private members.
   * @default true
   */
  readonly private?: boolean | undefined;
  /**
   * Protected members.
   * @default false
   */
  readonly protected?: boolean | undefined;
  /**
   * What is declared in other packages.
   * @default false
   */
  readonly external?: boolean | undefined;
  /**
   * What has no comment.
   * @default false
   */
  readonly undocumented?: boolean | undefined;
  /**
   * Inherited members.
   * @default false
   */
  readonly inherited?: boolean | undefined;
}

const flag = v.optional(v.boolean());

export const packageSchema = section({
  path: text(),
  ref: v.optional(text()),
  slug: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]*$/, 'must be part of an address: lower case letters, digits, `-`, `_` and `.`')),
  ),
  label: v.optional(text()),
  entryPoints: v.optional(
    v.lazy((input) =>
      isPlainObject(input) ? dictionary(text()) : v.pipe(v.string('must be a file, or files by name'), v.nonEmpty('must not be empty')),
    ),
  ),
  tsconfig: v.optional(text()),
  source: v.optional(section({ url: text(), rewrite: v.optional(dictionary(v.string())) })),
  readme: v.optional(v.union([v.boolean(), v.literal('page')], "must be true, false or 'page'")),
  changelog: flag,
  exclude: v.optional(section({ internal: flag, private: flag, protected: flag, external: flag, undocumented: flag, inherited: flag })),
  sort: v.optional(v.picklist(['alphabetical', 'source'])),
  groupBy: v.optional(v.picklist(['category', 'kind'])),
  categoryOrder: v.optional(list(text())),
  canonical: v.optional(v.picklist(['main', 'submodule'])),
  fileCategories: flag,
});

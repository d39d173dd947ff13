import * as v from 'valibot';
import { isRecord } from '../../packages/manifest.ts';
import { dictionary, list, section, text, withHint } from './section.ts';

/** A package in the reference. */
export interface UserPackage {
  /**
   * Folder of the package, with its `package.json`, relative to the config file.
   * @example 'packages/core'
   */
  readonly path: string;
  /**
   * Git tag, branch or commit: gqldocs documents the package at this ref, whatever is checked out. List the package once for each
   * version. Without a `slug`, the section is named by the shortest part of the version that distinguishes it: `v2`, or `v0.2` and
   * `v0.1`. Links in documents resolve to the first version.
   * @default the files in the folder
   * @example 'v16.8.0'
   */
  readonly ref?: string | undefined;
  /**
   * Last part of the route of the package, in lower case: `graphql-js` in `/api/graphql-js`.
   * @default made from the name of the package: `scope-core` for `@scope/core`
   */
  readonly slug?: string | undefined;
  /**
   * Name that readers see.
   * @default the name of the package
   * @example 'GraphQL.js'
   */
  readonly label?: string | undefined;
  /**
   * Modules that users of the package import, relative to `path`: one file, or one file for each import path. List one entry point
   * to document only that one. By default, gqldocs reads the declarations that `package.json` names, and their sources if the declarations
   * are not built. A package without TypeScript is documented from its scripts.
   * @default every import path of `exports` in `package.json`; without `exports`, the file of `types`, `typings` or `main`, and in an installed package folders with a `package.json` of their own
   * @example { '.': 'index.d.ts', './utilities': 'utilities/index.d.ts' }
   */
  readonly entryPoints?: string | Readonly<Record<string, string>> | undefined;
  /**
   * Path of a `tsconfig.json`, relative to the config file. If it has `references`, gqldocs reads each source with the options of the
   * tsconfig that includes it. If it has no `types`, and sources use a global name or a module of Node.js that is not found, gqldocs includes all
   * installed `@types` packages, as TypeScript 5 does. Types may refer to globals of declaration files that it includes (`env.d.ts`); these files are
   * not documented unless an entry point imports them.
   * @default the `tsconfig.json` of the package, if it has one
   */
  readonly tsconfig?: string | undefined;
  /**
   * URL pattern of source links. Without it, gqldocs links to the commit that is checked out or that `ref` names, if the Git remote `origin` is on
   * GitHub, GitLab or Bitbucket and its branches, as last fetched, contain the commit. A file that differs from the commit, such as an uncommitted
   * or generated one, has no links. If a package has none, the build's last lines say why. The repository in `package.json` is not used: a
   * commit or path may be missing there.
   * @default from Git
   */
  readonly source?: UserSourceLink | undefined;
  /**
   * Whether the README is shown. It becomes the home page if the site has one package and no other home page. Otherwise it is part of
   * the overview of the package, unless the main module has a module comment. `'page'` then gives it a separate page.
   * @default true
   */
  readonly readme?: boolean | 'page' | undefined;
  /**
   * Whether the CHANGELOG of the package becomes a page.
   * @default true
   */
  readonly changelog?: boolean | undefined;
  /**
   * Earlier releases: files from `gqldocs snapshot`, folders of `*.snapshot` files, Git refs (`v1.4.0`, or `folder@v1.4.0` of another folder),
   * installed packages and tarballs. From them, gqldocs works out since when each symbol, member and parameter exists, when it changed, since
   * when it is deprecated, and what breaks in a new major version.
   * @default []
   * @example ['content/history/graphql', 'v16.11.0']
   */
  readonly history?: readonly string[] | undefined;
  /**
   * Folder with notes for users who upgrade, relative to the config file: one Markdown file for each major version, such as `17.md`. Its
   * headings of level 2 name symbols and members that break.
   * @default none
   * @example 'content/upgrade'
   */
  readonly upgradeNotes?: string | undefined;
  /**
   * Folder with notes about symbols and members, relative to the config file: one Markdown file for each, such as `execute.md`,
   * `GraphQLSchema.getType.md` or `function/parse.md`. The reference shows them next to the comments of the package.
   * @default none
   * @example 'content/notes'
   */
  readonly notes?: string | undefined;
  /**
   * Symbols and members that gqldocs omits from the reference.
   * @default `@internal` symbols and private members
   */
  readonly exclude?: UserExclude | undefined;
  /**
   * Order of exports of the same kind.
   * @default 'alphabetical'
   */
  readonly sort?: 'alphabetical' | 'source' | undefined;
  /**
   * Whether lists of exports are grouped by `@category`, if comments have it, or always by kind.
   * @default 'category'
   */
  readonly groupBy?: 'category' | 'kind' | undefined;
  /**
   * Categories that come first, in this order. Unless `sort` is `'source'`, those of exports that the README imports follow, then the others by
   * name.
   * @default []
   * @example ['Schema', 'Execution']
   */
  readonly categoryOrder?: readonly string[] | undefined;
  /**
   * If the package itself and another entry point export a symbol: which one owns its page. `'main'` is the package itself, which users
   * import most; with `'submodule'`, the page of the package links to that of the other entry point.
   * @default 'main'
   */
  readonly preferredEntryPoint?: 'main' | 'submodule' | undefined;
  /**
   * Whether the `@category` in the comment at the top of a file applies to all exports of the file without a category.
   * @default true
   */
  readonly fileCategories?: boolean | undefined;
}

export interface UserSourceLink {
  /**
   * URL of a source file, with the placeholders `{version}`, `{path}` and `{line}`.
   * @example 'https://github.com/graphql/graphql-js/blob/v{version}/{path}#L{line}'
   */
  readonly url: string;
  /**
   * Replacements in the path of a file within the package. The first match wins; `*` matches any text, including `/`. A link to a replaced path
   * has a line if the package has a map of the declarations (`index.d.ts.map`), or of the scripts next to them (`index.js.map`) with their source.
   * @default {}
   * @example { '*.d.ts': 'src/*.ts' }
   */
  readonly rewrite?: Readonly<Record<string, string>> | undefined;
}

export interface UserExclude {
  /**
   * Symbols and members with `@internal`.
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
   * Exports and members that are declared in other packages.
   * @default false
   */
  readonly external?: boolean | undefined;
  /**
   * Symbols and members without a comment.
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

const entryPointsExpected = withHint(
  'must be a file, or an object with a file for each import path',
  "Write one file, such as `'src/index.ts'`, or several, such as `{ '.': 'src/index.ts', './utilities': 'src/utilities.ts' }`.",
);

export const packageSchema = section({
  path: text(),
  ref: v.optional(text()),
  slug: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]*$/, 'must be part of a route: lowercase letters, digits, `-`, `_` and `.`')),
  ),
  label: v.optional(text()),
  entryPoints: v.optional(
    v.lazy((input) =>
      isRecord(input)
        ? dictionary(text(), "{ '.': './src/index.ts' }")
        : v.pipe(v.string(entryPointsExpected), v.nonEmpty('must not be empty')),
    ),
  ),
  tsconfig: v.optional(text()),
  source: v.optional(section({ url: text(), rewrite: v.optional(dictionary(v.string(), "{ '*.d.ts': 'src/*.ts' }")) })),
  readme: v.optional(v.union([v.boolean(), v.literal('page')], "must be true, false or 'page'")),
  changelog: flag,
  history: v.optional(list(text())),
  upgradeNotes: v.optional(text()),
  notes: v.optional(text()),
  exclude: v.optional(section({ internal: flag, private: flag, protected: flag, external: flag, undocumented: flag, inherited: flag })),
  sort: v.optional(v.picklist(['alphabetical', 'source'])),
  groupBy: v.optional(v.picklist(['category', 'kind'])),
  categoryOrder: v.optional(list(text())),
  preferredEntryPoint: v.optional(v.picklist(['main', 'submodule'])),
  fileCategories: flag,
});

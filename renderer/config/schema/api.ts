import * as v from 'valibot';
import { packageSchema, type UserPackage } from './package.ts';
import { list, routeText, section } from './section.ts';

/** The API reference. */
export interface UserApi {
  /**
   * Route of the reference: a list of its packages. With one package, it forwards to the package.
   * @default '/api'
   */
  readonly route?: string | undefined;
  /**
   * Packages to document.
   * @default []
   * @example [{ path: 'node_modules/graphql', slug: 'graphql-js', label: 'GraphQL.js' }]
   */
  readonly packages?: readonly UserPackage[] | undefined;
  /**
   * Whether pages load external images of READMEs and comments, such as badges. The servers of these images then see your readers.
   * Without this option, an external image is shown as a link, and a badge without alternative text is left out.
   * @default false
   */
  readonly externalImages?: boolean | undefined;
  /**
   * How the reference is divided into pages, and what its lists look like.
   * @default a page for each symbol, categories as sections, parameters as lists
   */
  readonly layout?: UserApiLayout | undefined;
}

interface UserApiLayout {
  /**
   * Whether parameters, type parameters, properties and enum members are shown as tables of name, type, default and description. Empty
   * columns are omitted. With tables, `@returns` gets a section of its own. Otherwise they are shown as lists.
   * @default false
   */
  readonly tables?: boolean | undefined;
  /**
   * Where symbols with `@category` are listed: in sections of the overviews of packages and modules, or on a page for each category, which
   * the overview and the menu of the package link to. A package with more than 600 names has these pages in any case, unless `symbols` is
   * `'modules'`.
   * @default 'sections'
   */
  readonly categories?: 'sections' | 'pages' | undefined;
  /**
   * Whether each export has a page, or a module's page has all of its exports in full, in sections by category or else by kind. Meant for
   * packages with several modules, since such a page grows with its module.
   * @default 'pages'
   */
  readonly symbols?: 'pages' | 'modules' | undefined;
}

export const apiSchema = section({
  route: v.optional(routeText()),
  packages: v.optional(list(packageSchema, "Write a list of objects, such as `packages: [{ path: '.' }]`.")),
  externalImages: v.optional(v.boolean()),
  layout: v.optional(
    section({
      tables: v.optional(v.boolean()),
      categories: v.optional(v.picklist(['sections', 'pages'])),
      symbols: v.optional(v.picklist(['pages', 'modules'])),
    }),
  ),
});

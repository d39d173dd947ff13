import * as v from 'valibot';
import { packageSchema, type UserPackage } from './package.ts';
import { list, routeText, section } from './section.ts';

/** The API reference. */
export interface UserApi {
  /**
   * Where the reference lives in the site.
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
   * Whether readers load the pictures from elsewhere that READMEs and comments have, badges for example, and so tell those servers
   * what they read. Otherwise such a picture is a link to itself.
   * @default false
   */
  readonly externalImages?: boolean | undefined;
  /**
   * Whether parameters, type parameters, properties and members of enumerations are tables of name, type, default and description,
   * without columns that nothing stands in; what a function returns then has a section where `@returns` has a text. Otherwise they
   * are lists.
   * @default false
   */
  readonly tables?: boolean | undefined;
  /**
   * Where comments have `@category`: whether categories are sections of the overviews of packages and modules, or have a page each,
   * which the package's overview and its menu lead to.
   * @default 'sections'
   */
  readonly categories?: 'sections' | 'pages' | undefined;
  /**
   * Whether each export has a page, or all of a module's stand in full on the module's page: in the sections of their categories, or
   * of their kinds where there are none. For packages that are divided into modules: such a page grows with its module.
   * @default 'pages'
   */
  readonly symbols?: 'pages' | 'modules' | undefined;
}

export const apiSchema = section({
  route: v.optional(routeText()),
  packages: v.optional(list(packageSchema)),
  externalImages: v.optional(v.boolean()),
  tables: v.optional(v.boolean()),
  categories: v.optional(v.picklist(['sections', 'pages'])),
  symbols: v.optional(v.picklist(['pages', 'modules'])),
});

import type { ComponentType } from 'react';
import type { Config } from '../model/config.ts';
import type { Href } from '../model/plan.ts';
import type { Found } from '../model/problem.ts';
import { notFoundHref } from '../plan/planPageRoutes.ts';
import type { CustomPage } from '../plan/planSite.ts';
import { noDefaultExport } from '../problems/routes.ts';
import type { CustomPageFile } from './readCustomPages.ts';

/** A component that takes any properties: a page, or a compiled document. */
export type PageComponent = ComponentType<Readonly<Record<string, unknown>>>;

type Exports = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** What the plan needs to know of custom pages. `title` and `description` may be exported beside the component. */
export function customPages({
  config,
  files,
  exports,
}: {
  readonly config: Config;
  readonly files: readonly CustomPageFile[];
  readonly exports: Exports;
}): Found<readonly CustomPage[]> {
  const problems = files
    .filter(({ module }) => exports.has(module) && typeof exports.get(module)?.default !== 'function')
    .map(noDefaultExport);
  const value = files.map(({ module, href }): CustomPage => {
    const { title, description } = exports.get(module) ?? {};
    const usual = usualHead(href, config);
    return {
      module,
      href,
      title: typeof title === 'string' ? title : usual.title,
      description: typeof description === 'string' ? description : usual.description,
    };
  });
  return { value, problems };
}

/** The default exports of modules, by file. */
export function defaultExports(exports: Exports): ReadonlyMap<string, PageComponent> {
  return new Map(
    [...exports].flatMap(([file, { default: component }]) =>
      typeof component === 'function' ? [[file, component as PageComponent] as const] : [],
    ),
  );
}

function usualHead(href: Href, { title, tagline, words }: Config): Pick<CustomPage, 'title' | 'description'> {
  if (href === notFoundHref) return { title: words.notFoundTitle, description: words.notFoundText };
  return { title: href === '/' ? title : titleFromHref(href), description: tagline };
}

/** `/about/our-team` gives `Our team`. */
function titleFromHref(href: string): string {
  const words = (href.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { noDefaultExport } from '../../diagnostics/routes.ts';
import type { Config } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';
import type { Found } from '../../model/problem.ts';
import type { CustomPage } from '../../model/source.ts';
import { notFoundHref } from '../../plan/routes/planPageRoutes.ts';
import type { PageComponent } from '../../render/pageScope.ts';
import type { CustomPageFile } from './listCustomPages.ts';

type Exports = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** A custom page for the plan. Its module can export `title` and `description` in addition to the component. */
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

function usualHead(href: Href, { title, tagline, messages }: Config): Pick<CustomPage, 'title' | 'description'> {
  if (href === notFoundHref) return { title: messages.notFoundTitle, description: messages.notFoundText };
  return { title: href === '/' ? title : titleFromHref(href), description: tagline };
}

/** `/about/our-team` gives `Our team`. */
function titleFromHref(href: string): string {
  const words = (href.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { noDefaultExport } from '../../diagnostics/routes.ts';
import { listTree } from '../../engine/listTree.ts';
import type { Reader } from '../../engine/reader.ts';
import { authorHref } from '../../model/addresses.ts';
import type { Config } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';
import type { Found } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { CustomPage } from '../../model/source.ts';
import { titleFromName } from '../../model/titleFromName.ts';
import { notFoundHref } from '../../plan/routes/planPageRoutes.ts';
import type { PageComponent } from '../../render/pageScope.ts';

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
  return { title: href === '/' ? title : titleFromName(href.split('/').at(-1) ?? ''), description: tagline };
}

/** A custom page's file and its address: `content/pages/about/team.tsx` has the address `/about/team`. */
interface CustomPageFile {
  /** Relative to the project root. */
  readonly module: string;
  readonly href: string;
}

/** Lists the React pages below the pages' folder, sorted. Files and folders whose names begin with `_` or `.` are parts, not pages. */
export function listCustomPages({ root, pages }: Config, read: Reader): readonly CustomPageFile[] {
  if (pages === undefined) return [];
  const isPart = (inside: string): boolean => /(?:^|\/)[_.][^/]*$/.test(inside);
  return listTree(read, pages, isPart)
    .filter(({ kind, name }) => kind === 'file' && /\.[jt]sx$/.test(name) && !/\.(test|spec)\.[jt]sx$/.test(name))
    .map(({ path, inside }) => ({
      module: relativePath(root, path),
      href: authorHref(inside.replace(/\.[jt]sx$/, '').replace(/(^|\/)index$/, '')),
    }));
}

/** The sources of custom pages and of their parts, by their path relative to the project root, sorted. */
export function readPageTexts({ root, pages }: Config, read: Reader): ReadonlyMap<string, string> {
  if (pages === undefined) return new Map();
  const files = listTree(read, pages).filter(({ kind, name }) => kind === 'file' && /\.([jt]sx?|json)$/.test(name));
  return new Map(files.map(({ path }) => [relativePath(root, path), read.text(path) ?? '']));
}

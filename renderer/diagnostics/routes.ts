import type { Href } from '../model/links.ts';
import { createProblem, type Place, type Problem } from '../model/problem.ts';
import { issuesUrl } from './documentation.ts';

interface DuplicateRoute {
  readonly href: Href;
  readonly first: Place;
  readonly second: Place;
  /** Whether the second is a static file, which has no front matter. Default: false. */
  readonly isStatic?: boolean | undefined;
}

/** Two sources with the same route. */
export function duplicateRoute({ href, first, second, isStatic = false }: DuplicateRoute): Problem {
  return createProblem('route/duplicate', {
    message: `Two sources produce the page ${href}: ${first.file} and ${second.file}.`,
    hint: isStatic
      ? 'Rename the static file, or move it to another folder.'
      : 'Give one of them another `slug` in its front matter, or rename the file.',
    place: second,
    related: [first],
  });
}

/** Pages that gqldocs makes itself. */
export type OwnPage = 'home' | 'missing' | 'search' | 'reference';

const ownPages: Readonly<Record<OwnPage, { readonly name: string; readonly hint: string }>> = {
  home: { name: 'the home page', hint: 'Write the home page as `index.tsx` in `content/pages`, or give a document the slug `/`.' },
  missing: { name: 'the page for missing routes', hint: 'Write this page as a React page: `404.tsx` in `content/pages`.' },
  search: { name: 'the search page', hint: 'Rename the file, or write the search page as `search.tsx` in `content/pages`.' },
  reference: { name: 'a page of the API reference', hint: 'Rename the file, or move the reference with `api.route`.' },
};

/** A document or static file at the route of a page that gqldocs makes. */
export function reservedRoute({ href, page, source }: { readonly href: Href; readonly page: OwnPage; readonly source: Place }): Problem {
  const { name, hint } = ownPages[page];
  return createProblem('route/duplicate', {
    message: `${source.file} has the route ${href} of ${name}, which gqldocs makes.`,
    hint,
    place: source,
  });
}

/** A static file with the name of a file that the scripts of the site read. */
export function reservedFile({ output, source }: { readonly output: string; readonly source: string }): Problem {
  return createProblem('route/duplicate', {
    message: `${source} replaces \`${output}\`, which the pages of the site and other sites read.`,
    hint: 'Rename the static file, or move it to another folder.',
    place: { file: source },
  });
}

/** A React page that exports no component. */
export function noDefaultExport({ module }: { readonly module: string }): Problem {
  return createProblem('page/no-default-export', {
    message: `The page ${module} cannot be rendered: it has no default export.`,
    hint: 'Export a React component: `export default function Page() { … }`.',
    place: { file: module, line: 1, column: 1 },
  });
}

/** A component that an MDX document uses, and neither imports nor gets from gqldocs. */
export function unknownComponent({ name, place }: { readonly name: string; readonly place: Place }): Problem {
  return createProblem('page/render', {
    message: `The component <${name}> is not defined.`,
    hint: 'Import it, or use a component that needs no import: <Tabs>, <TabItem> or <Admonition>.',
    place,
  });
}

/** Hooks or event handlers outside of an island. */
export function neverHydrated({ names, place }: { readonly names: readonly string[]; readonly place: Place }): Problem {
  const list = names.map((name) => `\`${name}\``).join(', ');
  return createProblem('page/browser-code', {
    message: `${list} never run${names.length === 1 ? 's' : ''} in the browser: ${place.file} is not an island.`,
    hint: "Move the component into a module that begins with `'use client'`, and import it.",
    place,
  });
}

interface RenderFailure {
  readonly href: Href;
  readonly place: Place;
  readonly error: unknown;
  /** Whether the page runs code of the site, which may be the cause. */
  readonly isUserCode: boolean;
}

/** A page that threw an error during rendering. If it runs only code of gqldocs, the hint has the stack for a bug report. */
export function renderFailed({ href, place, error, isUserCode }: RenderFailure): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return createProblem('page/render', {
    message: `The page ${href} could not be rendered: ${message}`,
    hint: isUserCode
      ? remedyFor(message)
      : [
          `This is a bug in gqldocs. Please report it with these lines: ${issuesUrl}`,
          ...frames.slice(0, 4).map((line) => line.trim()),
        ].join('\n'),
    place,
  });
}

/** What to do about an error that is common in code that runs without a browser. */
function remedyFor(message: string): string {
  const [, browserName] = /^(\w+) is not defined$/.exec(message) ?? [];
  if (browserName !== undefined && browserNames.has(browserName))
    return `Pages are rendered in Node, without \`${browserName}\`. Use it in an effect or event handler of a module that begins with \`'use client'\`.`;
  if (message.startsWith('Element type is invalid')) return 'Correct the import of the component: its file, or default instead of named.';
  if (message.startsWith('Objects are not valid as a React child'))
    return 'Render a part of the object, such as `{value.name}`, or a string.';
  if (message.startsWith('The island ')) return 'Pass a string as a property, or write the children in the module of the island.';
  return 'Correct the component or the content of the page at this place. Pages are rendered in Node.';
}

const browserNames: ReadonlySet<string> = new Set(
  'window document navigator location history screen localStorage sessionStorage matchMedia requestAnimationFrame customElements HTMLElement IntersectionObserver ResizeObserver MutationObserver'.split(
    ' ',
  ),
);

import type { Href } from '../model/links.ts';
import type { Place, Problem } from '../model/problem.ts';
import { issuesUrl } from './documentation.ts';

/** Two sources with the same route. */
export function duplicateRoute({ href, first, second }: { readonly href: Href; readonly first: Place; readonly second: Place }): Problem {
  return {
    code: 'route/duplicate',
    severity: 'error',
    message: `Two sources produce the page ${href}: ${first.file} and ${second.file}.`,
    hint: 'Give one of them another `slug` in its front matter, or rename the file.',
    place: second,
    related: [first],
  };
}

/** A React page that exports no component. */
export function noDefaultExport({ module }: { readonly module: string }): Problem {
  return {
    code: 'page/no-default-export',
    severity: 'error',
    message: `The page ${module} cannot be rendered: it has no default export.`,
    hint: 'Export a React component: `export default function Page() { … }`.',
    place: { file: module, line: 1, column: 1 },
  };
}

/** A component that an MDX document uses, and neither imports nor gets from gqldocs. */
export function unknownComponent({ name, place }: { readonly name: string; readonly place: Place }): Problem {
  return {
    code: 'page/render',
    severity: 'error',
    message: `The component <${name}> is not defined.`,
    hint: 'Import it, or use a component that needs no import: <Tabs>, <TabItem> or <Admonition>.',
    place,
  };
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
  return {
    code: 'page/render',
    severity: 'error',
    message: `The page ${href} could not be rendered: ${message}`,
    hint: isUserCode
      ? 'Correct the component or the content of the page.'
      : [
          `This is a bug in gqldocs. Please report it with these lines: ${issuesUrl}`,
          ...frames.slice(0, 4).map((line) => line.trim()),
        ].join('\n'),
    place,
  };
}

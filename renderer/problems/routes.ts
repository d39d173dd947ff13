import type { Href } from '../model/plan.ts';
import type { Place, Problem } from '../model/problem.ts';

/** Two sources that want one address. */
export function duplicateRoute({ href, first, second }: { readonly href: Href; readonly first: Place; readonly second: Place }): Problem {
  return {
    code: 'route/duplicate',
    severity: 'error',
    message: `Two sources make the page ${href}: ${first.file} and ${second.file}.`,
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

export interface RenderFailure {
  readonly href: Href;
  readonly place: Place;
  readonly error: unknown;
  /** Whether the page runs code of the site's own, so that the failure may be its author's. */
  readonly isUserCode: boolean;
}

/** A page that threw while it was rendered. Where no code but ours ran, it says where in ours, for whoever reports it. */
export function renderFailed({ href, place, error, isUserCode }: RenderFailure): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    code: 'page/render',
    severity: 'error',
    message: `The page ${href} could not be rendered: ${message}`,
    hint: isUserCode
      ? 'The error comes from the page’s own component or content.'
      : ['This is a bug of gqldocs. Please report it with these lines:', ...frames.slice(0, 4).map((line) => line.trim())].join('\n'),
    place,
  };
}

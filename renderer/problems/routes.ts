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

/** A page whose component or content threw while it was rendered. */
export function renderFailed({ href, place, reason }: { readonly href: Href; readonly place: Place; readonly reason: string }): Problem {
  return {
    code: 'page/render',
    severity: 'error',
    message: `The page ${href} could not be rendered: ${reason}`,
    hint: 'The error comes from the page’s own component or content.',
    place,
  };
}

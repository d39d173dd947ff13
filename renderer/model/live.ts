import type { Problem } from './problem.ts';

/** Folder below the base URL where the development server has what is its own; no page can be there. */
export const liveFolder = '__gqldocs';

/** Dispatched on the document by whoever has put other content into the page, so that copy buttons, tabs and islands work in it. */
export const contentChanged = 'site-content';

/** What the development server tells open pages, as JSON. */
export type LiveEvent =
  | {
      readonly type: 'update';
      /** Pages that have changed, by their addresses without `baseUrl`: what they are now, as JSON, or undefined where it must be fetched. */
      readonly pages: readonly (readonly [href: string, data?: string])[];
      /** Address of the stylesheet; empty when it is the same. */
      readonly styles: string;
    }
  /** Scripts have changed, or the whole site. */
  | { readonly type: 'reload' }
  /** What is wrong now; none when everything has been mended. */
  | { readonly type: 'problems'; readonly problems: readonly LiveProblem[] };

/** A problem with the lines of its source around it. */
export interface LiveProblem extends Pick<Problem, 'code' | 'severity' | 'message' | 'hint' | 'place'> {
  /** Empty where there is no telling. */
  readonly frame: readonly { readonly line: number; readonly text: string }[];
}

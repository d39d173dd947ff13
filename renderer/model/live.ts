import type { Place, Problem } from './problem.ts';

/** Folder below the base URL for the development server's own files. Pages cannot have this address. */
export const liveFolder = '__gqldocs';

/** Dispatched on the document by code that has replaced content of the page, so that copy buttons, tabs and islands work in it. */
export const contentChanged = 'site-content';

/** An event of the development server for open pages, as JSON. */
export type LiveEvent =
  | {
      readonly type: 'update';
      /** Pages that have changed, by their addresses without `baseUrl`, with their new data as JSON, or undefined if it must be fetched. */
      readonly pages: readonly (readonly [href: string, data?: string])[];
      /** Pages that no longer exist. */
      readonly gone: readonly GonePage[];
      /** Address of the stylesheet; empty when it is the same. */
      readonly styles: string;
    }
  /** Scripts have changed, or the whole site. */
  | { readonly type: 'reload' }
  /** All current problems. Empty when everything has been fixed. */
  | { readonly type: 'problems'; readonly problems: readonly LiveProblem[] };

/** A page that no longer exists, and pages to go on from: a new one with a similar address first, then the nearest above it. */
export interface GonePage {
  /** Without `baseUrl`. */
  readonly href: string;
  /** With `baseUrl`. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** A problem with the lines of its source around it, and with the places of equal ones. */
export interface LiveProblem extends FramedProblem {
  /** Places of further problems that say the same, the first of them. */
  readonly more: readonly Place[];
  /** Number of problems that say the same. */
  readonly count: number;
}

/** A problem with the lines of its source around it. */
export interface FramedProblem extends Pick<Problem, 'code' | 'severity' | 'message' | 'hint' | 'place'> {
  /** Empty where there is no telling. */
  readonly frame: readonly { readonly line: number; readonly text: string }[];
}

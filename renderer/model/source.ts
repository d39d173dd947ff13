/** A custom React page: its file and the route that follows from where it lies. */
export interface CustomPage {
  /** Relative to the project root: `content/pages/about.tsx`. */
  readonly module: string;
  /** `/about`. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
}

/** A file that is copied into the output as it is. */
export interface StaticFile {
  /** Absolute. */
  readonly path: string;
  /** Relative to the project root. */
  readonly source: string;
  /** Within the output. */
  readonly output: string;
  /** Undefined: those of the file at `path`. */
  readonly contents?: Uint8Array | undefined;
}

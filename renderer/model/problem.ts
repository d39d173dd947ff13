/** A diagnostic: everything that a user can cause, as a value. Collected, sorted by place, printed once. */
export interface Problem {
  /** Permanent identifier, `area/problem`; documented in docs and configurable under `checks`. */
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** What is wrong, one sentence, without the code and without the place. */
  readonly message: string;
  /** What to do about it, with the nearest real name where one is close. */
  readonly hint?: string | undefined;
  readonly place?: Place | undefined;
  /** Other places that take part, for example the first of two clashing sources. */
  readonly related?: readonly Place[] | undefined;
  /** Slug of the package that the site does without because of this; the other packages are published. */
  readonly leavesOut?: string | undefined;
}

export type Severity = 'error' | 'warning' | 'off';

/** A spot in a source file. */
export interface Place {
  /** Relative to the project root, with `/` on every platform. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based, in UTF-16 code units. */
  readonly column?: number | undefined;
}

/** A stage's value together with what it found wrong on the way. */
export interface Found<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

/** Every code, with the severity it has unless the config says otherwise. Codes are never renamed or reused. */
export const defaultSeverities = {
  'config/missing': 'error',
  'config/syntax': 'error',
  'config/invalid': 'error',
  'config/unknown-key': 'error',
  'config/unknown-target': 'error',
  'document/unreadable': 'error',
  'document/front-matter': 'error',
  'document/unknown-key': 'warning',
  'document/syntax': 'error',
  'document/directive': 'warning',
  'document/language': 'warning',
  'api/entry-point': 'error',
  'api/extract': 'error',
  'api/ref': 'error',
  'api/syntax': 'error',
  'api/tsconfig': 'warning',
  'api/lost-exports': 'warning',
  'api/comment': 'warning',
  'api/undocumented': 'off',
  'api/missing-category': 'off',
  'api/missing-type-parameter': 'off',
  'api/missing-parameter': 'off',
  'api/missing-returns': 'off',
  'artefact/missing': 'error',
  'artefact/damaged': 'error',
  'artefact/version': 'error',
  'artefact/duplicate': 'error',
  'artefact/options': 'error',
  'example/assertion': 'error',
  'example/error': 'error',
  'example/syntax': 'error',
  'example/timeout': 'error',
  'route/duplicate': 'error',
  'sidebar/unknown-document': 'error',
  'page/no-default-export': 'error',
  'page/render': 'error',
  'link/broken': 'error',
  'link/broken-anchor': 'error',
  'link/broken-file': 'error',
  'link/unresolved': 'error',
  'link/ambiguous': 'error',
  'link/external': 'error',
  'bundle/failed': 'error',
  'output/unsafe-path': 'error',
  'output/write': 'error',
  'serve/no-build': 'error',
  'serve/address': 'error',
  'serve/watch': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

export type ProblemCode = keyof typeof defaultSeverities;

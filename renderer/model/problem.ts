/** A diagnostic: everything that a user can cause, as a value. Collected, sorted by place, printed once. */
export interface Problem {
  /** Permanent identifier, `area/problem`; documented in docs and configurable under `checks`. */
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** The failure and its cause, in one sentence, without code and place. */
  readonly message: string;
  /** One instruction, with the nearest existing name if there is one. */
  readonly hint?: string | undefined;
  readonly place?: Place | undefined;
  /** Other places that take part, for example the first of two clashing sources. */
  readonly related?: readonly Place[] | undefined;
  /** Slug of the package that the site omits because of this problem. The other packages are published. */
  readonly leavesOut?: string | undefined;
  /** The code that it has where the site has other packages: a package less is a gap then. */
  readonly codeBesideOthers?: ProblemCode | undefined;
  /** The module of an import for which there are no types. */
  readonly untyped?: string | undefined;
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

/** A stage's value together with its problems. */
export interface Found<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

/** Whether a build with these problems may not be published. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Every code, with the severity it has unless the config says otherwise. Codes are never renamed or reused. */
export const defaultSeverities = {
  'config/missing': 'error',
  'config/syntax': 'error',
  'config/invalid': 'error',
  'config/unknown-key': 'error',
  'config/unknown-target': 'error',
  'config/outside': 'warning',
  'document/unreadable': 'error',
  'document/front-matter': 'error',
  'document/unknown-key': 'warning',
  'document/syntax': 'error',
  'document/directive': 'warning',
  'document/language': 'warning',
  'document/limit': 'warning',
  'document/include': 'error',
  'document/formula': 'error',
  'document/foreign-menu': 'warning',
  'document/unread-folder': 'warning',
  'document/foreign-syntax': 'warning',
  'api/entry-point': 'error',
  'api/extract': 'error',
  'api/ref': 'error',
  'api/syntax': 'error',
  'api/tsconfig': 'warning',
  'api/lost-exports': 'warning',
  'api/unlinked-package': 'warning',
  'api/untyped-entry': 'warning',
  'api/comment': 'warning',
  'api/limit': 'warning',
  'api/installed': 'warning',
  'api/unreadable': 'warning',
  'api/picture': 'warning',
  'api/unknown-note': 'error',
  'api/outside': 'error',
  'api/undocumented': 'off',
  'api/missing-category': 'off',
  'api/missing-type-parameter': 'off',
  'api/missing-parameter': 'off',
  'api/missing-returns': 'off',
  'artifact/missing': 'error',
  'artifact/damaged': 'error',
  'artifact/version': 'error',
  'artifact/duplicate': 'error',
  'artifact/options': 'error',
  'example/assertion': 'error',
  'example/error': 'error',
  'example/syntax': 'error',
  'example/timeout': 'error',
  'route/duplicate': 'error',
  'sidebar/unknown-document': 'error',
  'page/no-default-export': 'error',
  'page/render': 'error',
  'page/browser-code': 'warning',
  'link/broken': 'error',
  'link/broken-anchor': 'error',
  'link/broken-file': 'error',
  'link/unresolved': 'error',
  'link/unknown-name': 'warning',
  'link/ambiguous': 'error',
  'link/external': 'error',
  'address/gone': 'error',
  'address/invalid': 'error',
  'address/inventory': 'error',
  'diff/release': 'error',
  'diff/snapshot': 'error',
  'diff/stale': 'warning',
  'diff/tarball': 'error',
  'history/since': 'warning',
  'history/unknown-note': 'error',
  'history/duplicate-note': 'error',
  'history/missing-note': 'off',
  'report/outdated': 'error',
  'coverage/decreased': 'error',
  'coverage/baseline': 'error',
  'bundle/failed': 'error',
  'theme/contrast': 'warning',
  'output/unsafe-path': 'error',
  'output/skipped-file': 'warning',
  'output/write': 'error',
  'registry/package': 'error',
  'registry/dependency': 'warning',
  'release/name': 'error',
  'release/published': 'error',
  'release/manifest': 'error',
  'release/unlisted': 'warning',
  'release/version': 'warning',
  'import/folder': 'error',
  'import/unrecognized': 'error',
  'import/syntax': 'error',
  'import/output': 'error',
  'serve/no-build': 'error',
  'serve/address': 'error',
  'serve/watch': 'warning',
  'serve/built-files': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

export type ProblemCode = keyof typeof defaultSeverities;

/** A problem with the default severity of its code. */
export function createProblem(code: ProblemCode, parts: Omit<Problem, 'code' | 'severity'>): Problem {
  return { code, severity: defaultSeverities[code], ...parts };
}

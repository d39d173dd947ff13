import type ts from 'typescript';

/** How users use a value of a type: they receive it from the package, or they pass it to the package. */
export type Position = 'receive' | 'pass';

export function flip(position: Position): Position {
  return position === 'receive' ? 'pass' : 'receive';
}

/** One step of the path into a type. */
export type Step =
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: 'parameter'; readonly index: number; readonly name: string; readonly call: CallStep }
  | { readonly kind: 'return'; readonly call: CallStep }
  | { readonly kind: 'element'; readonly index?: number | undefined }
  | { readonly kind: 'index'; readonly key: string }
  /** From a property to the value that users assign to it. */
  | { readonly kind: 'set' }
  | { readonly kind: 'argument'; readonly of: string; readonly index: number }
  | { readonly kind: 'constraint'; readonly name: string }
  | { readonly kind: 'default'; readonly name: string };

/** The signature that a step goes through. */
export interface CallStep {
  readonly signature: ts.Signature;
  readonly isConstruct: boolean;
}

type Rule =
  | 'added'
  | 'removed'
  | 'required'
  | 'optional'
  | 'readonly'
  | 'mutable'
  | 'write'
  | 'narrower'
  | 'wider'
  | 'arity'
  | 'overload'
  | 'type-parameter'
  | 'constraint'
  | 'predicate'
  | 'strictness'
  | 'kind'
  | 'this'
  | 'never'
  | 'inference'
  | 'override'
  | 'access'
  | 'abstract'
  | 'value'
  | 'const-parameter'
  | 'undecided';

/** One difference between a type and its predecessor, and its effect on users. */
export interface Difference {
  readonly severity: 'patch' | 'minor' | 'major' | 'unknown';
  readonly rule: Rule;
  /** The end of a sentence that describes the difference, such as `is required now`. The path gives the beginning. */
  readonly reason: string;
  readonly path: readonly Step[];
  readonly position: Position;
  /** Whether the rule alone decides. If it does not, a major difference needs a program that shows it. */
  readonly isCertain: boolean;
  /** The severity if every program compiles with both releases. Default: minor. */
  readonly otherwise?: 'patch' | undefined;
  /** The types that differ. Undefined if the difference is not between two types. */
  readonly old?: ts.Type | undefined;
  readonly new?: ts.Type | undefined;
  /** The name of the added or removed item. */
  readonly name?: string | undefined;
  /** The signature whose type parameters or number of arguments differ. */
  readonly call?: CallStep | undefined;
}

const ranks = { patch: 0, minor: 1, unknown: 2, major: 3 } as const;

type Severity = keyof typeof ranks;

/** The worst of some severities. An undecided difference ranks above a minor one and below a major one. */
export function worst(severities: readonly Severity[]): Severity {
  return severities.reduce((one, other) => (ranks[other] > ranks[one] ? other : one), 'patch');
}

export function isHarmless({ severity }: Difference): boolean {
  return severity === 'patch' || severity === 'minor';
}

/** Adds a step to the front of the path of each difference. */
export function below(step: Step, differences: readonly Difference[]): readonly Difference[] {
  return differences.map((one) => ({ ...one, path: [step, ...one.path] }));
}

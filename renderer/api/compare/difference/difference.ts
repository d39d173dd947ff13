import type ts from 'typescript';
import type { Verdict } from '../../../snapshot/diffEntry.ts';

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
  readonly severity: Verdict;
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

export function isHarmless({ severity }: Difference): boolean {
  return severity === 'patch' || severity === 'minor';
}

/** Adds a step to the front of the path of each difference. */
export function below(step: Step, differences: readonly Difference[]): readonly Difference[] {
  return differences.map((one) => ({ ...one, path: [step, ...one.path] }));
}

/** A difference, with the declaration and the part of it where users find it. */
export interface Finding {
  /** Id of the declaration in the old release, or in the new one for what was added. */
  readonly id: string;
  /** The part of the declaration: the value that users import, the type, or a member of the type. */
  readonly part: FindingPart;
  readonly change: 'added' | 'removed' | 'changed';
  readonly difference: Difference;
}

export type FindingPart =
  | { readonly kind: 'value' }
  | { readonly kind: 'type' }
  /** A member of instances, or of an object type. */
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'static'; readonly name: string }
  | { readonly kind: 'constructor' }
  | { readonly kind: 'call' | 'construct' | 'index' }
  | { readonly kind: 'enum-member'; readonly name: string };

/** What follows the declaration's name in the label of the part, such as `.parse`. Empty for the declaration itself. */
export function partLabel(part: FindingPart): string {
  switch (part.kind) {
    case 'value':
    case 'type':
      return '';
    case 'member':
    case 'static':
    case 'enum-member':
      return part.name.startsWith('[') ? part.name : `.${part.name}`;
    case 'constructor':
      return '.constructor';
    default:
      return `[${part.kind}]`;
  }
}

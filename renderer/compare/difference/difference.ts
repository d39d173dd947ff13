import type ts from 'typescript';

/** How users use a value of a type: they receive it from the package, or they pass it to the package. */
export type Position = 'receive' | 'pass';

/** Users may also pass only members of a value, as in `emit<K extends keyof T>(key: K, value: T[K])`. */
export type Use = Position | 'members';

export function flip(position: Position): Position {
  return position === 'receive' ? 'pass' : 'receive';
}

/** One step of the path into a type. */
export type Step =
  | { readonly kind: 'property'; readonly name: string }
  /** The index of `this` is -1. */
  | { readonly kind: 'parameter'; readonly index: number; readonly name: string; readonly call: CallStep }
  | { readonly kind: 'return'; readonly call: CallStep }
  /** To the type that a type guard shows: `value is Node`. */
  | { readonly kind: 'guard'; readonly call: CallStep }
  | { readonly kind: 'element'; readonly index?: number | undefined }
  | { readonly kind: 'index'; readonly key: string }
  /** From a property to the value that users assign to it. */
  | { readonly kind: 'set' }
  /** To a type argument of a generic, and whether members of the generic take what it names instead of giving it. */
  | { readonly kind: 'argument'; readonly of: string; readonly index: number; readonly isTaken?: boolean | undefined }
  /** With the signature that a type parameter belongs to. Declarations have type parameters, too. The constraint may be the default as well. */
  | { readonly kind: 'constraint'; readonly name: string; readonly of?: CallStep | undefined; readonly isDefault?: boolean | undefined }
  | { readonly kind: 'default'; readonly name: string; readonly of?: CallStep | undefined };

/** The position at the beginning of a path. Each parameter on the path reverses it. */
export function positionBefore(steps: readonly Step[], position: Position): Position {
  return steps.filter(isTurn).length % 2 === 0 ? position : flip(position);
}

function isTurn(step: Step): boolean {
  return step.kind === 'argument' ? step.isTaken === true : step.kind === 'parameter' || step.kind === 'constraint' || step.kind === 'set';
}

/** The signature that a step goes through. */
export interface CallStep {
  readonly signature: ts.Signature;
  readonly isConstruct: boolean;
}

/** The rule that found a harm. It decides which programs may show the harm. */
type Rule =
  | 'added'
  | 'removed'
  /** An index signature is new: objects with an interface or a class have none, and keys may be any. */
  | 'index'
  | 'required'
  | 'optional'
  /** A property that could be `undefined` may be missing. */
  | 'absent'
  | 'readonly'
  | 'mutable'
  | 'write'
  /** The same for objects and functions that users may assign, and seldom do. */
  | 'assign'
  | 'narrower'
  | 'wider'
  | 'arity'
  | 'type-parameter'
  | 'constraint'
  | 'predicate'
  | 'strictness'
  | 'kind'
  | 'this'
  | 'never'
  | 'inference'
  /** Functions that users write get no types for their parameters. */
  | 'callback'
  /** An argument limits another one. */
  | 'dependence'
  | 'override'
  | 'access'
  | 'abstract'
  | 'value'
  | 'const-parameter'
  | 'undecided'
  /** Breaks programs only under a compiler option that the comparison does not set. */
  | 'exactness'
  /** A limit ended the comparison early. */
  | 'unfinished'
  /** The compiler has no type. No program can show anything. */
  | 'unresolved';

/** One difference between a type and its predecessor, and its effect on users. */
export type Difference = Harmless | Harm;

interface Described {
  /** The end of a sentence that describes the difference, such as `is required now`. The path gives the beginning. */
  readonly reason: string;
  readonly path: readonly Step[];
}

/** A difference that breaks no program. */
interface Harmless extends Described {
  readonly severity: 'patch' | 'minor';
  /** Breaks some programs, which the policy does not count. */
  readonly isAllowed?: true | undefined;
}

/** A difference that breaks programs, or may break them. It has what programs that show it are made from. */
export interface Harm extends Described {
  readonly severity: 'major' | 'unknown';
  readonly rule: Rule;
  readonly position: Position;
  /** Whether the rule alone decides. If it does not, a program must show the difference. */
  readonly isCertain: boolean;
  /** Whether the comparison gave up here, so that there may be more. */
  readonly isCut?: true | undefined;
  /** Whether no use of the type in this position is known, so that programs show nothing. */
  readonly isAssumed?: true | undefined;
  /** The severity if every program compiles with both releases. Default: minor. */
  readonly otherwise?: 'patch' | undefined;
  /** The types that differ. Undefined if the difference is not between two types. */
  readonly old?: ts.Type | undefined;
  readonly new?: ts.Type | undefined;
  /** Whether users receive one more case of what has several already: a literal, an enum member, or an object with a tag of its own. */
  readonly isVariant?: boolean | undefined;
  /** A new overload takes fewer of these calls, and another one the rest. */
  readonly isDivided?: true | undefined;
  /** What keeps an object type of a union from fitting that of the other union which is most like it. */
  readonly because?: readonly Harm[] | undefined;
  /** The name of the added or removed item. */
  readonly name?: string | undefined;
  /** The signature whose type parameters or number of arguments differ. */
  readonly call?: CallStep | undefined;
  /** The arguments of the signature of which one limits the other. */
  readonly dependence?: Dependence | undefined;
}

/** A parameter whose type depends on what another parameter is given, by their places. */
export interface Dependence {
  readonly limited: number;
  readonly by: number;
}

export function isHarmless(difference: Difference): difference is Harmless {
  return difference.severity === 'patch' || difference.severity === 'minor';
}

export function patch(reason: string): Difference {
  return { severity: 'patch', reason, path: [] };
}

export function minor(reason: string): Difference {
  return { severity: 'minor', reason, path: [] };
}

/** Whether a difference of an object breaks programs that only name its members. */
export function isAboutKeys(difference: Difference): boolean {
  return difference.path.length === 0 && !isHarmless(difference) && difference.rule === 'removed';
}

/** What a rule says about a harm. */
type HarmFacts = Omit<Harm, 'severity' | 'path' | 'isCertain'>;

/** A harm that the rule alone decides. */
export function major(facts: HarmFacts): Harm {
  return { severity: 'major', path: [], isCertain: true, ...facts };
}

/** A harm that a program must show. */
export function suspected(facts: HarmFacts): Harm {
  return { ...major(facts), isCertain: false };
}

/** A harm that no program of ours decides. */
export function undecidable(facts: HarmFacts): Harm {
  return { ...suspected(facts), severity: 'unknown' };
}

/** Changes the differences that do harm. The others stay as they are. */
export function mapHarms(differences: readonly Difference[], change: (harm: Harm) => Difference): readonly Difference[] {
  return differences.map((one) => (isHarmless(one) ? one : change(one)));
}

/** Makes harms depend on a program that shows them. */
export function doubted(differences: readonly Difference[]): readonly Difference[] {
  return mapHarms(differences, (one) => ({ ...one, isCertain: false }));
}

/** Adds a step to the front of the path of each difference. */
export function below(step: Step, differences: readonly Difference[]): readonly Difference[] {
  return differences.map((one) => ({ ...one, path: [step, ...one.path] }));
}

/** A difference, with the declaration and the part of it where users find it. */
export interface Finding<Kind extends Difference = Difference> {
  /** Id of the declaration in the old release, or in the new one for what was added. */
  readonly id: string;
  /** The part of the declaration: the value that users import, the type, or a member of the type. */
  readonly part: FindingPart;
  readonly change: 'added' | 'removed' | 'changed';
  readonly difference: Kind;
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

/** Whether a part is not of the value that users import, but of a type. */
export function isPartOfType({ kind }: FindingPart): boolean {
  return kind === 'type' || kind === 'member' || kind === 'call' || kind === 'construct' || kind === 'index';
}

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

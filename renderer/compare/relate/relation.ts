import type ts from 'typescript';
import type { CallStep, Difference, Harm, Position } from '../difference/difference.ts';
import type { Names } from '../load/names.ts';
import type { WrittenAlike } from '../load/writtenAlike.ts';
import type { ParameterUses } from '../positions/parameterUses.ts';
import type { Bind, Bindings } from '../same/bindings.ts';
import type { TypeShape } from '../same/typeShape.ts';
import type { Budget } from '../types/budget.ts';
import type { IsReadonlyProperty } from '../types/properties.ts';

/** What is known about type parameters while two types are compared. */
export interface Scope {
  /** Type parameters of both releases that correspond to each other. */
  readonly bindings: Bindings;
  /** Type parameters of the new release that a call infers, with the types inferred so far. */
  readonly inferred: Map<ts.Type, ts.Type | undefined>;
  /** Old id of the alias that is being compared. Differences in this alias are reported here, and in no other place. */
  readonly openAlias?: string | undefined;
  /** The computed types whose members are being compared, the outermost first. */
  readonly around?: readonly ts.Type[] | undefined;
}

/** The functions that the parts of the comparison call. */
export interface Relation {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  readonly isReadonlyProperty: IsReadonlyProperty;
  readonly usesOf: ParameterUses;
  readonly bind: Bind;
  readonly budget: Budget;
  readonly writtenAlike: WrittenAlike;
  /** Whether two types mean the same to users. */
  readonly same: (old: ts.Type, next: ts.Type, scope: Scope) => boolean;
  /** The same for what a conditional type tests: there, each member of an object counts. */
  readonly sameTested: (old: ts.Type, next: ts.Type, scope: Scope) => boolean;
  readonly sameSignature: (old: ts.Signature, next: ts.Signature, scope: Scope) => boolean;
  /** The differences between a type and its predecessor, for users who receive or pass it. Empty if there are none. */
  readonly relate: (pair: TypePair) => readonly Difference[];
  readonly relateUnions: (pair: UnionPair) => readonly Difference[];
  readonly relateObjects: (pair: TypePair) => readonly Difference[];
  readonly relateSignatures: (pair: SignaturesPair) => readonly Difference[];
  readonly relateTypeParameters: (pair: TypeParametersPair) => { readonly differences: readonly Difference[]; readonly scope: Scope };
  /** Whether users can import a value with the symbol: `instanceof` needs its class. What other packages declare counts. */
  readonly isExported: (symbol: ts.Symbol) => boolean;
  /** Ids of the classes that a class extends and that users cannot import, nearest first: they see what changes there in this class. */
  readonly hiddenBases: (side: 'old' | 'new', id: string) => readonly string[];
  /** Whether only subclasses can use a member. The compiler takes it for public here. */
  readonly isProtected: (member: ts.Symbol) => boolean;
  /** Whether the policy does not count the position for these types. */
  readonly isUncounted: (pair: TypePair) => boolean;
  /** Whether the policy does not count a harm, so that a constituent of a union still fits. */
  readonly isUncountedHarm: (harm: Harm) => boolean;
  /** Whether the differences of an alias are reported at its declaration. */
  readonly isReportedByAlias: (pair: TypePair) => boolean;
  readonly print: (type: ts.Type) => string;
  /** How many type parameters were met so far. A result that met none is valid for all bindings. */
  readonly openness: () => number;
  readonly meetParameter: () => void;
  readonly shapeOf: TypeShape;
}

/** An item of the old release and its successor. */
interface Pair<T> {
  readonly old: T;
  readonly new: T;
  readonly position: Position;
  readonly scope: Scope;
}

export type TypePair = Pair<ts.Type>;

export type ReferencePair = Pair<ts.TypeReference>;

/** The constituents of two unions. */
export type UnionPair = Pair<readonly ts.Type[]>;

export interface SignaturePair extends Pair<ts.Signature> {
  readonly isConstruct: boolean;
}

export interface SignaturesPair extends Pair<readonly ts.Signature[]> {
  readonly isConstruct: boolean;
}

export interface TypeParametersPair extends Pair<readonly ts.Type[]> {
  /** Whether calls infer the type arguments. */
  readonly isSignature: boolean;
}

/** What the comparison of a signature passes to the comparisons of its parts. */
export interface CallContext {
  readonly call: CallStep;
  readonly relation: Relation;
}

/** One shared object, because results are stored by their bindings. */
const noBindings: Bindings = new Map();

export const emptyScope = (): Scope => ({ bindings: noBindings, inferred: new Map() });

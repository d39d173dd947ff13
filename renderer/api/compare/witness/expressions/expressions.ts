import type ts from 'typescript';
import type { Difference, Step } from '../../difference/difference.ts';
import type { TypeText } from '../program/typeText.ts';

export interface Expressions {
  /** Statements that follow a path through what users receive and use the changed part. */
  readonly receive: (place: ReceivePlace) => Variants;
  /** Expressions that users pass, with the changed part in them. */
  readonly pass: (place: PassPlace) => Variants;
}

/** Ways to show a difference, the best first. */
export type Variants = readonly string[];

export interface ReceivePlace {
  readonly expression: string;
  readonly type: ts.Type;
  readonly path: readonly Step[];
  readonly difference: Difference;
}

export interface PassPlace {
  readonly type: ts.Type;
  readonly path: readonly Step[];
  readonly difference: Difference;
}

export interface ExpressionsRequest {
  readonly checker: ts.TypeChecker;
  readonly typeText: TypeText;
  /** The name of a declaration in the program, by its id. */
  readonly nameOf: (id: string) => string | undefined;
}

/** The context of the functions that write expressions. */
export interface ExpressionTools extends Expressions, ExpressionsRequest {}

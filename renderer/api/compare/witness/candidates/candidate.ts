import ts from 'typescript';
import type { ApiSnapshot } from '../../../../snapshot/apiSnapshot.ts';
import type { ComparisonContext } from '../../compareSnapshots.ts';
import type { Finding } from '../../difference/finding.ts';
import { isLiteralType } from '../../relate/relateProperties.ts';
import type { Relation } from '../../relate/relation.ts';
import { constituents, has, isObject } from '../../types/typeFacts.ts';
import type { Expressions } from '../expressions/expressions.ts';
import type { ImportPlace } from '../program/importPlaces.ts';
import type { TypeText } from '../program/typeText.ts';
import type { WitnessWriter } from '../program/witnessWriter.ts';

/** A program that may show a difference. */
export interface Candidate {
  readonly text: string;
  /**
   * Whether the program is a proof of safety if it compiles with the new release. Such a program does everything that users can do there.
   */
  readonly isProof: boolean;
}

export interface CandidatesRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly context: ComparisonContext;
  readonly places: ReadonlyMap<string, ImportPlace>;
  readonly externals: ReadonlyMap<string, string>;
}

export interface Tools {
  readonly request: CandidatesRequest;
  readonly writer: WitnessWriter;
  readonly typeText: TypeText;
  readonly expressions: Expressions;
}

export type Body = readonly string[];

export interface Draft {
  readonly body: Body;
  readonly isProof: boolean;
}

export type Maker = (tools: Tools) => Draft | undefined;

/**
 * Whether the difference is only that one type may not be assignable to the other. `any` is excluded, because the compiler assigns it to
 * every type. So are objects that users pass and that lost a property: the compiler refuses it in object literals, but not in variables.
 */
export function isAssignment({ rule, old, new: next, position }: Finding['difference'], relation: Relation): boolean {
  const { checker } = relation;
  const isAny = [old, next].some((type) => type !== undefined && has(type, ts.TypeFlags.Any));
  const accepted = new Set(next === undefined ? [] : checker.getPropertiesOfType(next).map(({ name }) => name));
  const hasLost =
    position === 'pass' &&
    old !== undefined &&
    constituents(old).some(
      (one) => isObject(one) && isLiteralType(one, relation) && checker.getPropertiesOfType(one).some(({ name }) => !accepted.has(name)),
    );
  return !isAny && !hasLost && (rule === 'narrower' || rule === 'wider' || rule === 'undecided');
}

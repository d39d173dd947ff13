import type ts from 'typescript';
import type { Step } from '../../difference/difference.ts';
import { conditionalNamed, inferredPart } from '../../types/inferredPart.ts';
import { parametersOf, requiredParameters } from '../../types/parameters.ts';
import { selectedParts } from '../../types/selectedParts.ts';
import { isConditional, isIndexedAccess, isTupleReference } from '../../types/typeFacts.ts';
import { parameterType, partOf } from './selectedKey.ts';
import { type ExpressionTools, type Variants, valueType } from './values.ts';

/** What `Parameters<Calls[K]>` or `ReturnType<Calls[K]>` gives for a key, on a path to a difference. */
interface Inferred {
  readonly type: ts.Type;
  readonly path: readonly Step[];
  /** The place among the parameters. Undefined for a result. */
  readonly index?: number | undefined;
  /** How many arguments a call needs. */
  readonly count: number;
}

/** Follows a path into the part that a conditional type takes from a member of a map. Undefined where the path leads elsewhere. */
export function inferredAt(type: ts.Type, [step, member, ...path]: readonly Step[], tools: ExpressionTools): Inferred | undefined {
  const conditional = step?.kind === 'argument' ? conditionalNamed(type, step.of) : undefined;
  const part = conditional && inferredPart(conditional);
  const own = conditional && member?.kind === 'property' ? memberAt(conditional.checkType, member.name, tools) : undefined;
  const [signature] = own?.type.getCallSignatures() ?? [];
  if (own === undefined || signature === undefined) return undefined;
  const count = requiredParameters(parametersOf(signature, tools.checker)).length;
  const [next, ...rest] = path.slice(own.parts.length);
  if (next === undefined) return part === 'parameters' ? { type: own.type, path: [], count } : undefined;
  if (part === 'return') return next.kind === 'return' ? { type: next.call.signature.getReturnType(), path: rest, count } : undefined;
  const parameter = next.kind === 'parameter' ? parameterType(next, tools.checker) : undefined;
  return next.kind === 'parameter' && parameter ? { type: parameter, path: rest, index: next.index, count } : undefined;
}

/** How many arguments a call needs for a rest parameter whose type depends on a key. */
export function argumentCount(type: ts.Type, key: string, tools: ExpressionTools): number {
  const isTaken = isConditional(type) && inferredPart(type) === 'parameters';
  const own = memberAt(isTaken ? type.checkType : type, key, tools)?.type;
  const [signature] = (isTaken && own?.getCallSignatures()) || [];
  if (signature !== undefined) return requiredParameters(parametersOf(signature, tools.checker)).length;
  return own !== undefined && isTupleReference(own, tools.checker) ? own.target.minLength : 0;
}

/** The member of a map, or the part of it, that `Calls[K]` is for a key, with the names that select the part. */
function memberAt(type: ts.Type, key: string, { checker }: ExpressionTools) {
  if (!isIndexedAccess(type)) return undefined;
  const { from, parts } = selectedParts(type);
  const symbol = partOf(from, [key, ...parts], checker);
  return symbol && { type: valueType(symbol, checker), parts };
}

/** The list of arguments that a call takes for a key, with a value in it. */
export function argumentLists({ index, count }: Inferred, values: Variants): Variants {
  const listWith = (value: string | undefined): string => {
    const all = Array.from({ length: Math.max(count, (index ?? -1) + 1) }, (_, at) => (at === index ? value : 'null!'));
    return `[${all.join(', ')}]`;
  };
  return index === undefined ? [listWith(undefined)] : values.map(listWith);
}

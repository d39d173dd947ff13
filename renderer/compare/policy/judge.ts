import ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { partsOfDeclaration } from '../../release/declarationText.ts';
import type { Policy } from '../../release/diffEntry.ts';
import { type Finding, type Harm, isHarmless, type Position, partLabel } from '../difference/difference.ts';
import type { DeclarationPairs } from '../load/pairDeclarations.ts';
import { isMethod, isOptional } from '../types/properties.ts';
import { has, isObject } from '../types/typeFacts.ts';

interface JudgeRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly pairs: DeclarationPairs;
  readonly checker: ts.TypeChecker;
  readonly policy: Policy;
}

/**
 * Creates a function that makes a harm harmless where the policy does not count it. The comparison itself knows no policy. The guide "Compare
 * releases" has each rule with its reason.
 */
export function createJudge({ old, new: next, pairs, checker, policy }: JudgeRequest): (finding: Finding) => Finding {
  if (policy === 'strict') return (finding) => finding;
  const isConstant = ({ id, part }: Finding): boolean =>
    part.kind === 'static' ||
    declarationsOf(old, id).some((one) => one.kind === 'variable' && one.keyword === 'const') ||
    partsOfDeclaration(old, id).some(({ label, text }) => label === partLabel(part) && isTypeOfValue.test(text));
  const isRegistered = ({ id, part, change }: Finding): boolean => {
    if (change !== 'added' || part.kind !== 'member') return false;
    const owners = declarationsOf(next, pairs.newOf(id) ?? id).flatMap((one) => (one.kind === 'interface' ? [one] : []));
    return owners.some((one) => factsOf(one).members.some(({ name }, index) => name === part.name && one.members[index]?.isAugmented));
  };
  return (finding) => {
    const { difference } = finding;
    if (isHarmless(difference)) return finding;
    const { path, reason } = difference;
    const allowed = (severity: 'patch' | 'minor', text: string): Finding => ({
      ...finding,
      difference: { severity, reason: text, path, isAllowed: true },
    });
    if (difference.isVariant)
      return allowed('minor', finding.part.kind === 'enum-member' ? reason : `${reason}: programs that handle every case miss it`);
    if (isRegistered(finding)) return allowed('minor', `${reason}: the package adds it to a registry`);
    return isOtherLiteral(difference, checker) && isConstant(finding) ? allowed('patch', reason) : finding;
  };
}

/** A member whose type is that of a value: `readonly version: typeof version`. */
const isTypeOfValue = /: typeof [\p{L}\p{N}_$.]+$/u;

/** Whether a value of a constant became another one of the same primitive type, such as a version. */
function isOtherLiteral({ old, new: next, path }: Harm, checker: ts.TypeChecker): boolean {
  if (old === undefined || next === undefined || !path.every(({ kind }) => kind === 'property')) return false;
  if (!has(old, ts.TypeFlags.Literal) || old.isUnion()) return false;
  const base = checker.getBaseTypeOfLiteralType(old);
  return next === base || (has(next, ts.TypeFlags.Literal) && checker.getBaseTypeOfLiteralType(next) === base);
}

interface UsesRequest {
  readonly positions: ReadonlySet<Position>;
  readonly isClass: boolean;
  /** The old type. Undefined for what is only a value. */
  readonly type: ts.Type | undefined;
  readonly policy: Policy;
}

/**
 * Which uses of a declaration's type the policy counts. Users get instances of a class from the class, and large objects with methods from the
 * functions that return them. They do not write them as object literals.
 */
export function countedPositions({ positions, isClass, type, policy }: UsesRequest): ReadonlySet<Position> {
  const isMade = isClass || (positions.has('receive') && type !== undefined && isLargeTool(type));
  return isMade && policy === 'standard' ? new Set(['receive']) : positions;
}

/** More members than users write by hand in one object. */
const manyMembers = 8;

function isLargeTool(type: ts.Type): boolean {
  if (!isObject(type)) return false;
  const required = type.getProperties().filter((symbol) => !isOptional(symbol));
  return required.length > manyMembers && required.some(isFunctionMember);
}

function isFunctionMember(symbol: ts.Symbol): boolean {
  const [node] = symbol.declarations ?? [];
  return (
    isMethod(symbol) || (node !== undefined && ts.isPropertySignature(node) && node.type !== undefined && ts.isFunctionTypeNode(node.type))
  );
}

import ts from 'typescript';
import type { ApiSnapshot, InterfaceDeclaration } from '../../release/apiSnapshot.ts';
import { classMembers, factsOf } from '../../release/declarationFacts.ts';
import { declarationsOf, isTaggedUnstable } from '../../release/declarationsOf.ts';
import { partsOfDeclaration } from '../../release/declarationText.ts';
import type { Policy } from '../../release/diffEntry.ts';
import { isUnstableExport, isUnstableModule } from '../../release/importedIds.ts';
import {
  type Finding,
  type FindingPart,
  type Harm,
  isHarmless,
  type Position,
  partLabel,
  positionBefore,
  type Step,
} from '../difference/difference.ts';
import { membersOn } from '../difference/membersOn.ts';
import type { ExportChange } from '../exports/exportChange.ts';
import type { Comparison } from '../load/loadComparison.ts';
import type { DeclarationPairs } from '../load/pairDeclarations.ts';
import { ownerOf as declaringType } from '../types/properties.ts';
import { someNode } from '../types/someNode.ts';
import { constituents, has } from '../types/typeFacts.ts';
import { isCallback } from './countedUses.ts';
import { isAddedArgument } from './isAddedArgument.ts';
import { isInLargeObject, typeBehind } from './isInLargeObject.ts';
import { isLongerList } from './isLongerList.ts';
import { isNamedBySymbol } from './isNamedBySymbol.ts';
import { isOwnOption } from './isOwnOption.ts';
import { isTakenBack } from './isTakenBack.ts';
import { createIsUnstable } from './isUnstable.ts';

interface JudgeRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly pairs: DeclarationPairs;
  readonly comparison: Pick<Comparison, 'checker' | 'names'>;
  /** Ids of the values of the old release that users can import. */
  readonly exported: ReadonlySet<string>;
  /** All uses of a declaration's type, also those that the policy does not count. */
  readonly positionsOf: (id: string) => ReadonlySet<Position>;
  /** Ids of the declarations from which users are known to receive a type. */
  readonly ownersOf: (id: string) => readonly string[];
  /** Whether users are known to receive a type, and not only the names of its members. */
  readonly isReceived: (id: string) => boolean;
  /** Ids of what users reach only by unstable names. */
  readonly unstable: ReadonlySet<string>;
  readonly policy: Policy;
}

/**
 * Creates a function that makes a harm harmless where the policy does not count it. The comparison itself knows no policy. The guide "Compare
 * releases" has each rule with its reason.
 */
export function createJudge(request: JudgeRequest): (finding: Finding) => Finding {
  const { old, new: next, pairs, comparison, exported, positionsOf, ownersOf, isReceived, unstable, policy } = request;
  const { checker, names } = comparison;
  if (policy === 'strict') return (finding) => finding;
  const isConstant = ({ id, part }: Finding): boolean =>
    part.kind === 'static' ||
    // Users cannot assign an imported variable.
    declarationsOf(old, id).some((one) => one.kind === 'variable') ||
    partsOfDeclaration(old, id).some(({ label, text }) => label === partLabel(part) && isTypeOfValue.test(text));
  const isRegistered = ({ id, part, change }: Finding): boolean => {
    if (change !== 'added' || part.kind !== 'member') return false;
    const owners = declarationsOf(next, pairs.newOf(id) ?? id).flatMap((one) => (one.kind === 'interface' ? [one] : []));
    const isRegistry = (one: InterfaceDeclaration): boolean => {
      const own = factsOf(one).members.flatMap(({ name }, index) => (name === part.name ? [one.members[index]] : []));
      return own.length === 0 ? one.isAugmented === true : own.some((member) => member?.isAugmented);
    };
    return owners.some(isRegistry);
  };
  const isUnstable = createIsUnstable(old, unstable);
  const ownerOf = (symbol: ts.Symbol): string | undefined =>
    symbol.declarations?.flatMap(({ parent }) => names.idOf(nameOf(parent, checker))?.id ?? [])[0];
  /** An optional function of an object that users pass. They may receive such an object, too, and what they call then is theirs. */
  const isOwnCallback = ({ id, part }: Finding, { path, position }: Harm): boolean => {
    // Users write no members of an instance that they pass.
    const own = names.typeOf('old', id)?.isClass() ? undefined : id;
    const isPassed = (symbol: ts.Symbol, holder: string | undefined): boolean =>
      [holder, ownerOf(symbol)].some((one) => one !== undefined && positionsOf(one).has('pass'));
    const isOwn = (steps: readonly (FindingPart | Step)[], type: ts.Type | undefined, holder?: string): boolean =>
      membersOn(steps, type, checker).some((one) => isCallback(one, checker) && isPassed(one, holder));
    const isInside = path.some((step, index) => {
      const rest = path.slice(index + 1);
      return positionBefore(rest, position) === 'receive' && isOwn(rest, typeBehind(step, checker));
    });
    if (isInside || part.kind !== 'member' || positionBefore(path, position) !== 'receive') return isInside;
    const type = names.typeOf('old', id);
    // Another package that declares such a method for classes calls it, as React does with `shouldComponentUpdate`.
    const [member] = own === undefined ? membersOn([part], type, checker) : [];
    const isForeign = member !== undefined && isCallback(member, checker) && names.idOf(declaringSymbol(member, checker)) === undefined;
    return isForeign || isOwn([part, ...path], type, own);
  };
  const isPassedOn = ({ id, part }: Finding, harm: Harm): boolean => {
    const isGiven = (member: ts.Symbol): boolean => isReceived(ownerOf(member) ?? '');
    const isReceivedType = (named: ts.Symbol | undefined): boolean => isReceived(names.idOf(named)?.id ?? '');
    return isInLargeObject(part, harm, { checker, type: names.typeOf('old', id), isReceived: isGiven, isReceivedType });
  };
  /** Few subclasses override a member that they need not write, and name its old type. */
  const isOverridden = ({ id, part }: Finding, { rule, old: type, name }: Harm): boolean => {
    const own = 'name' in part ? part.name : undefined;
    const isAbstract = classMembers(old, id).some((one) => one.name === own && one.isAbstract);
    // A difference of the member itself, such as its access, has no types.
    return rule === 'override' && (type !== undefined || name !== own) && !isAbstract;
  };
  /** An interface became an alias, or an alias an interface. Users add members only to interfaces that are made for that. */
  const isWrittenAnew = ({ id, part }: Finding, { rule }: Harm): boolean => {
    const was = declarationsOf(old, id).flatMap((one) => (one.kind === 'interface' ? [one] : []));
    const kinds = declarationsOf(next, pairs.newOf(id) ?? id).map(({ kind }) => kind);
    const isRegistry =
      was.every(({ members }) => members.length === 0) || was.some(({ members }) => members.some((one) => one.isAugmented));
    const wasAlias = declarationsOf(old, id).some(({ kind }) => kind === 'type');
    const isOther = wasAlias ? kinds.includes('interface') : kinds.includes('type') && !isRegistry;
    return part.kind === 'type' && rule === 'kind' && isOther;
  };
  /** The class that declares the property at the end of a path: `Partial<Options>` has the members of `Options`. */
  const classesOf = ({ id, part }: Finding, { path }: Harm): readonly string[] => {
    const steps = part.kind === 'member' ? [part, ...path] : path;
    const member = membersOn(steps, names.typeOf('old', id), checker).at(-1);
    return [names.idOf(member && declaringSymbol(member, checker))?.id ?? []].flat();
  };
  return (finding) => {
    const { difference } = finding;
    if (isHarmless(difference)) return finding;
    const { path, reason } = difference;
    const allowed = (severity: 'patch' | 'minor', text: string): Finding => ({
      ...finding,
      difference: { severity, reason: text, path, isAllowed: true },
    });
    if (isUnstable(finding, difference)) return allowed('minor', `${reason}: a name or a tag says that this may change`);
    // Nothing is known of it, and so neither who writes it.
    if (difference.rule === 'unresolved') return finding;
    if (difference.isVariant)
      return allowed('minor', finding.part.kind === 'enum-member' ? reason : `${reason}: programs that handle every case miss it`);
    if (difference.isDivided) return allowed('minor', `${reason}: another overload takes the calls without it`);
    if (difference.rule === 'exactness' || difference.rule === 'index') return allowed('minor', reason);
    if (difference.rule === 'absent') return allowed('minor', `${reason}: it could be \`undefined\` before`);
    if (isRegistered(finding)) return allowed('minor', `${reason}: the package adds it to a registry`);
    if (isInferable(difference, checker)) return allowed('minor', `${reason}: calls infer it`);
    if (isOwnOption(difference, checker)) return allowed('minor', `${reason}: users write this option`);
    if (isOwnCallback(finding, difference)) return allowed('minor', `${reason}: users write this function`);
    if (isPassedOn(finding, difference)) return allowed('minor', `${reason}: users pass on what they received`);
    if (isOverridden(finding, difference)) return allowed('minor', reason);
    if (isAddedArgument(names.symbolOf('old', finding.id), difference, checker))
      return allowed('minor', `${reason}: functions that users pass may take fewer arguments`);
    // The compiler accepts it as a whole.
    if (difference.rule === 'assign')
      return { ...finding, difference: { severity: 'minor', reason: `${reason}: users mostly read it`, path } };
    if (isTypedNow(difference) || isWrittenAnew(finding, difference)) return allowed('minor', reason);
    if (isNamedBySymbol(finding, difference, { exported, checker, names }))
      return allowed('minor', `${reason}: values have it by the symbol of this name`);
    if (isTakenBack(difference, [finding.id, ...ownersOf(finding.id), ...classesOf(finding, difference)], comparison))
      return allowed('minor', `${reason}: users read back what they passed`);
    const isOfConstant = isConstant(finding) && path.every(({ kind }) => kind === 'property');
    if (isOfConstant && isLongerList(difference, checker)) return allowed('minor', `${reason}: programs read it as a list`);
    const isValue = isVersion(finding, difference) || isOfConstant;
    return isValue && isOtherLiteral(difference, checker) ? allowed('patch', reason) : finding;
  };
}

/** More type arguments than users write in a call that can infer all of them. */
const manyArguments = 3;

/** Whether only calls break that write many type arguments which the compiler infers. */
function isInferable({ rule, call }: Harm, checker: ts.TypeChecker): boolean {
  const parameters = call?.signature.getTypeParameters() ?? [];
  const names = (node: ts.Node, symbol: ts.Symbol): boolean =>
    someNode(node, (one) => ts.isIdentifier(one) && checker.getSymbolAtLocation(one) === symbol);
  const isTaken = ({ symbol }: ts.Type): boolean => call?.signature.declaration?.parameters.some((node) => names(node, symbol)) === true;
  const isNeeded = (one: ts.Type): boolean => checker.getDefaultFromTypeParameter(one) === undefined;
  return rule === 'type-parameter' && parameters.length > manyArguments && parameters.every((one) => isNeeded(one) && isTaken(one));
}

/** The symbol of the class or interface that declares a member. */
function declaringSymbol(member: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const name = declaringType(member)?.name;
  return name && checker.getSymbolAtLocation(name);
}

/** The symbol of the interface or alias that declares a member. */
function nameOf(node: ts.Node | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (node === undefined) return undefined;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return checker.getSymbolAtLocation(node.name);
  return ts.isTypeLiteralNode(node) ? nameOf(node.parent, checker) : undefined;
}

/** Whether users receive a value with a type that was `any`. */
function isTypedNow({ rule, position, old, new: next }: Harm): boolean {
  const nothing = ts.TypeFlags.VoidLike | ts.TypeFlags.Null | ts.TypeFlags.Never | ts.TypeFlags.Unknown;
  const isTyped = next !== undefined && constituents(next).some((one) => !has(one, nothing));
  return rule === 'wider' && position === 'receive' && old !== undefined && has(old, ts.TypeFlags.Any) && isTyped;
}

/** A member whose type is that of a value: `readonly version: typeof version`. */
const isTypeOfValue = /: typeof [\p{L}\p{N}_$.]+$/u;

/** Whether a difference is in a version of software that users receive: `schema.version.minor`, or a text with dots. Others are of formats. */
function isVersion({ part }: Finding, { path, position, old }: Harm): boolean {
  const names = [part, ...path].map((step) => ('name' in step ? step.name : ''));
  const at = names.findIndex((name) => /^version$/i.test(name));
  const isDotted = old?.isStringLiteral() === true && /^\d+\.\d/.test(old.value);
  return position === 'receive' && at !== -1 && (isDotted || names.slice(at + 1).some((name) => !/^version$/i.test(name)));
}

/** Whether a value of a constant became another one of the same primitive type, such as a version. */
function isOtherLiteral({ old, new: next }: Harm, checker: ts.TypeChecker): boolean {
  if (old === undefined || next === undefined) return false;
  if (!has(old, ts.TypeFlags.Literal) || old.isUnion()) return false;
  const base = checker.getBaseTypeOfLiteralType(old);
  return next === base || (has(next, ts.TypeFlags.Literal) && checker.getBaseTypeOfLiteralType(next) === base);
}

/**
 * By the standard policy, an export whose name or tag says that it may change can change in a minor release.
 *
 * @param promised Old ids of what users reach by a stable name, although its namespace has an unstable one.
 */
export function judgeExport(change: ExportChange, promised: ReadonlySet<string>, old: ApiSnapshot): ExportChange {
  const { severity, path, module, isAugmentation, renamed, target, others = [] } = change;
  if (change.isInternal) return { ...change, severity: 'minor' };
  if (renamed === 'surely') return { ...change, severity: 'minor' };
  if (renamed === 'perhaps') return { ...change, severity: 'unknown', reason: `${change.reason}, if one module re-exports the other` };
  const isInternal = !isAugmentation && [module, ...others].every(isUnstableModule);
  const isTagged = target !== undefined && isTaggedUnstable(old, target);
  const isPromised = path.length > 1 && target !== undefined && promised.has(target);
  const isCounted =
    severity === 'patch' || severity === 'minor' || isPromised || (!isInternal && !isTagged && !path.some(isUnstableExport));
  const said = isTagged ? 'a tag' : 'its name';
  return isCounted ? change : { ...change, severity: 'minor', reason: `${change.reason}: ${said} says that this may change` };
}

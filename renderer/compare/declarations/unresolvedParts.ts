import ts from 'typescript';
import { groupBy } from '../../model/groupBy.ts';
import { type DeclarationPart, textOf } from '../../release/declarationText.ts';
import { type Finding, type FindingPart, type Harm, isHarmless, partLabel, suspected } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { argumentsOf, has, isNamedObject, isObject, isReference, isTemplate, signaturesOf } from '../types/typeFacts.ts';

interface UnresolvedRequest {
  readonly id: string;
  readonly newId: string;
  /** Ids of old declarations that changed, or mention one that changed. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Creates a function that finds the parts of a declaration that nothing can be said about: their types changed, and the compiler has no type
 * for them, because they are nested too deeply or too large, or because it doesn't find a name. It takes them for `any`, so that every
 * change would seem compatible.
 */
export function createUnresolvedParts({
  checker,
  names,
  budget,
  writtenAlike,
}: Comparison): (request: UnresolvedRequest) => readonly Finding[] {
  const isUnresolved = createIsUnresolved(checker);
  const textsIn = (nodes: readonly ts.Node[]): readonly string[] => {
    const texts: string[] = [];
    const visit = (node: ts.Node): void => {
      // A span counts as a type, but has none.
      const isType = ts.isTypeNode(node) && !ts.isTemplateLiteralTypeSpan(node);
      // Some types take the compiler more work than all others. It is not even asked for what follows.
      if (isType && budget.isSpent()) return;
      if (isType && isUnresolved(checker.getTypeFromTypeNode(node))) texts.push(node.getText());
      else ts.forEachChild(node, visit);
    };
    nodes.forEach(visit);
    return texts;
  };
  return ({ id, newId, changed }) => {
    const [before, after] = [partsOf(names.symbolOf('old', id)), partsOf(names.symbolOf('new', newId))];
    return [...before].flatMap(([label, mine]): readonly Finding[] => {
      const yours = after.get(label);
      const part = mine[0]?.part;
      if (yours === undefined || part === undefined) return [];
      const [nodes, nodesNow] = [mine.map(({ node }) => node), yours.map(({ node }) => node)];
      if (writtenAlike.nodes(nodes, nodesNow)) return [];
      // Of many overloads, most are as before.
      const rewritten = nodes.filter((one) => !nodesNow.some((other) => writtenAlike.nodes([one], [other])));
      const rewrittenNow = nodesNow.filter((one) => !nodes.some((other) => writtenAlike.nodes([other], [one])));
      const [old, next] = [rewritten, rewrittenNow].map((parts) => textsIn(parts).join('\n'));
      const mentionsChange = [...(old ?? '').matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)].some(([name]) => changed.has(name));
      return old === next && !mentionsChange ? [] : [{ id, part, change: 'changed', difference: unresolved }];
    });
  };
}

const unresolved = unjudged('has a type that the compiler gives up on, so the change cannot be judged');

/**
 * Replaces what was not compared for lack of budget by one finding, or by one for each such member if a declaration that changed only gained or
 * lost members. What was found before stays.
 *
 * @param parts of a declaration that is written differently
 */
export function withUnfinished(id: string, findings: readonly Finding[], parts?: TextParts): readonly Finding[] {
  const isOpen = ({ difference }: Finding): boolean => !isHarmless(difference) && ['unfinished', 'undecided'].includes(difference.rule);
  const { old = [], new: next = [] } = parts ?? {};
  const labels = new Set(old.map(({ label }) => label));
  const isAlike = [...labels].every((label) => (textOf(next, label) ?? textOf(old, label)) === textOf(old, label));
  const members = new Map(findings.filter(isOpen).map(({ part }) => [partLabel(part), part]));
  const isByMember = isAlike && members.size > 0 && [...members.keys()].every((label) => label !== '' && labels.has(label));
  const reason = 'takes too much work to be compared completely, so the rest of it is unknown';
  const open = isByMember ? [...members.values()] : [{ kind: 'type' } as const];
  return [
    ...findings.filter((one) => !isOpen(one)),
    ...open.map((part): Finding => ({ id, part, change: 'changed', difference: { ...unjudged(reason), rule: 'unfinished' } })),
  ];
}

type TextParts = Readonly<Record<'old' | 'new', readonly DeclarationPart[]>>;

/** A declaration at which the compiler failed. */
export function failedFinding(id: string): Finding {
  return { id, part: { kind: 'type' }, change: 'changed', difference: unjudged('cannot be compared, because the compiler fails at it') };
}

/** A harm of which neither a rule nor a program can say anything. */
export function unjudged(reason: string): Harm {
  return { ...suspected({ rule: 'unresolved', reason, position: 'receive' }), severity: 'unknown' };
}

interface DeclaredPart {
  readonly part: FindingPart;
  readonly node: ts.Node;
}

/** The nodes of a symbol's declarations, by the label of the part that they belong to. */
function partsOf(symbol: ts.Symbol | undefined): ReadonlyMap<string | undefined, readonly DeclaredPart[]> {
  const parts = (symbol?.declarations ?? []).flatMap(declaredParts);
  return groupBy(parts, ({ part }) => partLabel(part));
}

function declaredParts(node: ts.Declaration): readonly DeclaredPart[] {
  if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) return [{ part: { kind: 'value' }, node }];
  const own = (inner: readonly ts.Node[] | undefined): readonly DeclaredPart[] =>
    (inner ?? []).map((one) => ({ part: { kind: 'type' }, node: one }));
  if (ts.isTypeAliasDeclaration(node)) {
    const members = ts.isTypeLiteralNode(node.type) ? node.type.members.map(memberPart) : own([node.type]);
    return [...own(node.typeParameters), ...members];
  }
  if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return [];
  return [...own(node.typeParameters), ...own(node.heritageClauses), ...[...node.members].map(memberPart)];
}

function memberPart(node: ts.TypeElement | ts.ClassElement): DeclaredPart {
  return { part: partOf(node), node };
}

function partOf(node: ts.TypeElement | ts.ClassElement): FindingPart {
  if (ts.isConstructorDeclaration(node)) return { kind: 'constructor' };
  if (ts.isCallSignatureDeclaration(node)) return { kind: 'call' };
  if (ts.isConstructSignatureDeclaration(node)) return { kind: 'construct' };
  if (node.name === undefined) return { kind: 'index' };
  const isStatic = ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
  return { kind: isStatic ? 'static' : 'member', name: nameOf(node.name) };
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

/** Whether the compiler takes a type for `any` because it has none. */
export function isUntold(type: ts.Type, checker: ts.TypeChecker): boolean {
  return has(type, ts.TypeFlags.Any) && type !== checker.getAnyType();
}

/** How far a type is searched. Generics can contain themselves with larger and larger arguments. */
const deepest = 6;

const mostTypes = 2000;

/** Whether a type contains one that the compiler has no type for. What other declarations of the package contain is theirs to report. */
function createIsUnresolved(checker: ts.TypeChecker): (type: ts.Type) => boolean {
  const resolved = new Set<ts.Type>();
  const partsOfType = (type: ts.Type): readonly ts.Type[] => {
    if (type.isUnionOrIntersection() || isTemplate(type)) return type.types;
    if (!isObject(type)) return [];
    const values = isReference(type) ? argumentsOf(type, checker) : [];
    if (isNamedObject(type)) return values;
    const signatures = signaturesOf(type);
    return [
      ...values,
      ...type.getProperties().map((symbol) => checker.getTypeOfSymbol(symbol)),
      ...signatures.flatMap((one) => one.getParameters().map((symbol) => checker.getTypeOfSymbol(symbol))),
      ...signatures.map((one) => one.getReturnType()),
      ...checker.getIndexInfosOfType(type).map((info) => info.type),
    ];
  };
  return (root) => {
    const seen = new Set<ts.Type>();
    const visit = (type: ts.Type, depth: number): boolean => {
      if (has(type, ts.TypeFlags.Any)) return isUntold(type, checker);
      if (resolved.has(type) || seen.has(type) || depth > deepest || seen.size > mostTypes) return false;
      seen.add(type);
      return partsOfType(type).some((one) => visit(one, depth + 1));
    };
    if (visit(root, 0)) return true;
    for (const type of seen) resolved.add(type);
    return false;
  };
}

import ts from 'typescript';
import type { Harm } from '../difference/difference.ts';
import { isTupleReference } from '../types/typeFacts.ts';

/**
 * Whether functions that users pass are given another argument at the end: `open: [path: string, size: number]` in place of
 * `open: [path: string]`, of which users only have `(...values: Events[K]) => void`. A function may take fewer arguments.
 */
export function isAddedArgument(holder: ts.Symbol | undefined, harm: Harm, checker: ts.TypeChecker): boolean {
  return holder !== undefined && isLonger(harm, checker) && onlySpread(holder, checker);
}

/** Whether users receive a tuple that has more elements at its end. */
function isLonger({ rule, position, path, old, new: next }: Harm, checker: ts.TypeChecker): boolean {
  if (rule !== 'wider' || position !== 'receive' || old === undefined || next === undefined) return false;
  if (!isTupleReference(old, checker) || !isTupleReference(next, checker) || path.some(({ kind }) => kind !== 'property')) return false;
  const [mine, yours] = [checker.getTypeArguments(old), checker.getTypeArguments(next)];
  const isGiven = (one: ts.Type, index: number): boolean => {
    const [flag, flagNow, other] = [old.target.elementFlags[index], next.target.elementFlags[index], yours[index]];
    const isKept = flag === ts.ElementFlags.Required && flagNow === flag;
    return isKept && other !== undefined && checker.isTypeAssignableTo(other, one);
  };
  return mine.length < yours.length && mine.every(isGiven);
}

/**
 * Whether a package uses the members of a type, or the type itself, only as lists of parameters, as in `on<K extends keyof Events>(key: K,
 * run: (...values: Events[K]) => void)`. It may give the type to a generic of its own that does so.
 */
function onlySpread(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const seen = new Set<ts.Symbol>();
  let isSpread = false;
  const isFitting = (one: ts.Symbol): boolean => {
    if (seen.has(one)) return true;
    seen.add(one);
    const mentions = (node: ts.Node): readonly ts.Identifier[] => {
      if (ts.isIdentifier(node)) return node.text === one.name && checker.getSymbolAtLocation(node) === one ? [node] : [];
      const found: ts.Identifier[] = [];
      ts.forEachChild(node, (child) => void found.push(...mentions(child)));
      return found;
    };
    const names = new Set(one.declarations?.map((node) => ts.getNameOfDeclaration(node)));
    const files = new Set(one.declarations?.map((node) => node.getSourceFile()));
    const uses = [...files].flatMap(mentions).filter((name) => !names.has(name));
    return files.size > 0 && uses.every(({ parent }) => ts.isTypeReferenceNode(parent) && isFittingNode(parent));
  };
  const isFittingNode = (node: ts.TypeNode): boolean => {
    const { parent } = node;
    if (ts.isTypeOperatorNode(parent)) return parent.operator === ts.SyntaxKind.KeyOfKeyword;
    if (ts.isIndexedAccessTypeNode(parent)) return parent.objectType === node && isFittingNode(parent);
    if (ts.isParameter(parent)) {
      isSpread ||= parent.dotDotDotToken !== undefined;
      return parent.dotDotDotToken !== undefined;
    }
    if (!ts.isTypeReferenceNode(parent) && !ts.isExpressionWithTypeArguments(parent)) return false;
    const generic = checker.getSymbolAtLocation(ts.isTypeReferenceNode(parent) ? parent.typeName : parent.expression);
    const parameter = parametersOf(generic)[parent.typeArguments?.indexOf(node) ?? -1];
    return parameter !== undefined && isFitting(parameter);
  };
  const parametersOf = (generic: ts.Symbol | undefined): readonly ts.Symbol[] =>
    (generic?.declarations ?? []).slice(0, 1).flatMap((node) => {
      const isGeneric = ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
      return isGeneric ? (node.typeParameters ?? []).flatMap(({ name }) => checker.getSymbolAtLocation(name) ?? []) : [];
    });
  return isFitting(symbol) && isSpread;
}

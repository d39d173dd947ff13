import ts from 'typescript';
import type { Comparison } from '../load/loadComparison.ts';
import type { WrittenAlike } from '../load/writtenAlike.ts';
import type { Budget } from '../types/budget.ts';
import type { createSameTypes } from './sameTypes.ts';

interface SpelledAlikeRequest extends Pick<Comparison, 'checker'> {
  readonly budget: Budget;
  readonly writtenAlike: Pick<WrittenAlike, 'isChanged' | 'nodes'>;
  readonly type: ReturnType<typeof createSameTypes>['type'];
}

/**
 * Creates a function that answers whether two declarations of an alias differ only in the spelling of some parts, such as `Readonly<T[]>` and
 * `readonly T[]`. Only these parts are compared as types, so that an alias which contains itself has an end.
 */
export function createSpelledAlike({ checker, budget, writtenAlike, type }: SpelledAlikeRequest) {
  const mentionsChange = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && writtenAlike.isChanged(node.text)) || ts.forEachChild(node, mentionsChange) === true;
  const alike = (old: ts.Node, next: ts.Node): boolean => {
    budget.count();
    if (budget.isSpent()) return false;
    if (writtenAlike.nodes([old], [next])) return true;
    if (old.kind === next.kind && haveAlikeParts(old, next)) return true;
    // The compiler names the type of a whole declaration after the alias. Such types are equal by their name.
    if (!ts.isTypeNode(old) || !ts.isTypeNode(next) || isWhole(old) || isWhole(next) || mentionsChange(old)) return false;
    return type(checker.getTypeFromTypeNode(old), checker.getTypeFromTypeNode(next), new Map());
  };
  const haveAlikeParts = (old: ts.Node, next: ts.Node): boolean => {
    const [mine, yours] = [childrenOf(old), childrenOf(next)];
    if (mine.length !== yours.length || mine.length === 0) return false;
    // Members are sorted by their texts.
    if (ts.isUnionTypeNode(old)) {
      const open = [...yours];
      return mine.every((one) => {
        const index = open.findIndex((other) => alike(one, other));
        return index !== -1 && open.splice(index, 1).length === 1;
      });
    }
    return mine.every((one, index) => {
      const other = yours[index];
      return other !== undefined && (binds(old, one) ? writtenAlike.nodes([one], [other]) : alike(one, other));
    });
  };
  return (old: ts.TypeAliasDeclaration, next: ts.TypeAliasDeclaration): boolean => {
    const [mine, yours] = [old.typeParameters ?? [], next.typeParameters ?? []];
    return writtenAlike.nodes(mine, yours) && alike(old.type, next.type);
  };
}

/** The parts of a node, with words such as `readonly`. */
function childrenOf(node: ts.Node): readonly ts.Node[] {
  return node.getChildren().flatMap((child) => (child.kind === ts.SyntaxKind.SyntaxList ? child.getChildren() : [child]));
}

/** Whether the meaning of other parts depends on how this one is written: it declares type parameters, or a type distributes over it. */
function binds(node: ts.Node, child: ts.Node): boolean {
  if (ts.isConditionalTypeNode(node)) return child === node.checkType || child === node.extendsType;
  return ts.isTypeParameterDeclaration(child);
}

function isWhole({ parent }: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(parent) || ((ts.isParenthesizedTypeNode(parent) || ts.isTypeOperatorNode(parent)) && isWhole(parent));
}

import ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { parseDeclaration } from '../../release/parseDeclaration.ts';
import { unpromisedIds } from '../../release/promisedIds.ts';
import { mentionedIn } from '../../release/references.ts';
import type { Finding, Harm } from '../difference/difference.ts';

/**
 * Whether only programs that import a type by an unstable name meet the default of its type parameter: each declaration that mentions the type
 * gives it an argument there.
 */
export function isUnusedDefault(old: ApiSnapshot, { id }: Finding, { path: [step] }: Harm): boolean {
  if (step?.kind !== 'default' || step.of !== undefined || !unpromisedIds(old).has(id)) return false;
  const parameters = declarationsOf(old, id).flatMap((one) => ('typeParameters' in one ? [factsOf(one).typeParameters] : []))[0] ?? [];
  const index = parameters.findIndex(({ name }) => name === step.name);
  const isMention = (node: ts.Node): node is ts.TypeReferenceNode | ts.ExpressionWithTypeArguments =>
    (ts.isTypeReferenceNode(node) && node.typeName.getText() === id) ||
    (ts.isExpressionWithTypeArguments(node) && node.expression.getText() === id);
  const lacks = (node: ts.Node): boolean =>
    (isMention(node) && (node.typeArguments?.length ?? 0) <= index) || ts.forEachChild(node, (child) => lacks(child) || undefined) === true;
  const users = old.declarations.filter((one) => one.id !== id && new Set(mentionedIn(one)).has(id));
  return !users.some((one) => lacks(parseDeclaration(one)));
}

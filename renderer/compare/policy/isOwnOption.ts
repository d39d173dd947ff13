import ts from 'typescript';
import type { Harm, Step } from '../difference/difference.ts';
import { parametersOf } from '../types/parameters.ts';
import { isOptional, propertyName } from '../types/properties.ts';

/**
 * Whether users receive an option that they wrote themselves: a hook gets the options that it is one of, as in
 * `interface Options { timeout?: number; onError?(error: Error, options: Options): void }`.
 */
export function isOwnOption({ rule, position, path }: Harm, checker: ts.TypeChecker): boolean {
  if (rule !== 'wider' || position !== 'receive') return false;
  const at = path.findLastIndex(({ kind }) => kind === 'parameter');
  const [hook, option] = [path[at], path[at + 1]];
  if (hook?.kind !== 'parameter' || option?.kind !== 'property') return false;
  const options = optionsOf(hook);
  const given = parametersOf(hook.call.signature, checker)[hook.index]?.type;
  const properties = given === undefined ? [] : checker.getApparentType(checker.getNonNullableType(given)).getProperties();
  const own = properties.find((symbol) => propertyName(symbol) === option.name);
  return (
    options !== undefined && own !== undefined && isOptional(own) && own.declarations?.some((node) => node.parent === options) === true
  );
}

/** The declaration of the object that a hook is a member of. Undefined for other functions. */
export function optionsOf({ call }: Extract<Step, { kind: 'parameter' }>): ts.Node | undefined {
  const around = (node: ts.Node | undefined): ts.Node | undefined =>
    node !== undefined && (ts.isFunctionTypeNode(node) || ts.isUnionTypeNode(node) || ts.isParenthesizedTypeNode(node))
      ? around(node.parent)
      : node;
  const member = around(call.signature.declaration);
  return member !== undefined && (ts.isPropertySignature(member) || ts.isMethodSignature(member)) ? member.parent : undefined;
}

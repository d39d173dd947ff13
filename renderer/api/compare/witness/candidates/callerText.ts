import ts from 'typescript';
import { declaredConstraint, parametersOf } from '../../types/parameters.ts';
import type { Body, Tools } from './candidate.ts';

interface CallerText {
  readonly signature: ts.Signature;
  readonly expression: string;
  /** Whether the call omits optional arguments. */
  readonly isShort: boolean;
  /** Whether the call has explicit type arguments. */
  readonly isExplicit?: boolean | undefined;
  readonly suffix: string;
  /** Type parameters and a parameter that the expression needs. */
  readonly outer: string;
  readonly outerParameter?: string | undefined;
  readonly tools: Tools;
}

export function callerText({
  signature,
  expression,
  isShort,
  isExplicit = false,
  suffix,
  outer,
  outerParameter,
  tools,
}: CallerText): Body | undefined {
  const { typeText } = tools;
  const { checker } = tools.request.context.comparison;
  const parameters = parametersOf(signature, checker).filter(({ isOptional, isRest }) => !isShort || !(isOptional || isRest));
  const own = (signature.getTypeParameters() ?? []).map((one) => {
    const constraint = declaredConstraint(one, checker);
    const limit = constraint === undefined ? '' : typeText(constraint);
    return limit === undefined ? undefined : `${one.symbol.name}${limit === '' ? '' : ` extends ${limit}`}`;
  });
  const texts = parameters.map(({ name, type, isOptional, isRest }, index) => {
    const text = typeText(type);
    const label = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && name !== 'this' ? name : `value${index}`;
    return text === undefined
      ? undefined
      : {
          label,
          text: `${isRest ? '...' : ''}${label}${isOptional ? '?' : ''}: ${isRest ? `(${text})[]` : text}`,
          given: isRest ? `...${label}` : label,
        };
  });
  const predicate = checker.getTypePredicateOfSignature(signature);
  const result = predicate === undefined ? typeText(signature.getReturnType()) : 'boolean';
  if (result === undefined || own.some((one) => one === undefined) || texts.some((one) => one === undefined)) return undefined;
  const all = [...(outer === '' ? [] : [outer.slice(1, -1)]), ...own];
  const declared = all.length === 0 ? '' : `<${all.join(', ')}>`;
  const given = texts.map((one) => one?.given).join(', ');
  const listed = [...(outerParameter === undefined ? [] : [outerParameter]), ...texts.map((one) => one?.text)].join(', ');
  const isAssertion = predicate?.kind === ts.TypePredicateKind.AssertsIdentifier || predicate?.kind === ts.TypePredicateKind.AssertsThis;
  const head = `export function witness${suffix}${declared}(${listed}): ${isAssertion ? 'void' : result} {`;
  const names = (signature.getTypeParameters() ?? []).map((one) => one.symbol.name);
  const typeArguments = isExplicit && names.length > 0 ? `<${names.join(', ')}>` : '';
  return [head, `  ${isAssertion ? '' : 'return '}${expression}${typeArguments}(${given});`, '}'];
}

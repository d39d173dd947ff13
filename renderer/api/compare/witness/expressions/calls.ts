import type ts from 'typescript';
import type { CallStep, Difference } from '../../difference/difference.ts';
import { declaredConstraint, leastArguments, parametersOf } from '../../types/parameters.ts';
import { isTypeParameter } from '../../types/typeFacts.ts';
import type { ExpressionTools, Variants } from './expressions.ts';
import { typed } from './values.ts';

/** Calls with the required arguments, untyped and typed. */
export function callVariants(expression: string, { signature, isConstruct }: CallStep, tools: ExpressionTools): Variants {
  const parameters = parametersOf(signature, tools.checker);
  const required = parameters.slice(0, leastArguments(parameters));
  const typedValues = required.map(({ type }) => typed(type, tools)[0] ?? 'null!');
  const isPlain = (signature.getTypeParameters() ?? []).length === 0;
  const plain = `${isConstruct ? 'new ' : ''}${expression}(${required.map(() => 'null!').join(', ')})`;
  const whole = `${isConstruct ? 'new ' : ''}${expression}(${typedValues.join(', ')})`;
  return isPlain ? [...new Set([plain, whole])] : [...new Set([whole, plain])];
}

/** A call with all arguments. */
export function fullCall(expression: string, { signature, isConstruct }: CallStep, tools: ExpressionTools): string {
  const values = parametersOf(signature, tools.checker).map(({ type, isOptional: isMissing }) =>
    isMissing ? 'null!' : (typed(type, tools)[0] ?? 'null!'),
  );
  return `${isConstruct ? 'new ' : ''}${expression}(${values.join(', ')})`;
}

export function callWith(
  expression: string,
  { signature, isConstruct }: CallStep,
  { index, value }: { readonly index: number; readonly value: string },
  tools: ExpressionTools,
): string {
  const parameters = parametersOf(signature, tools.checker);
  const count = Math.max(leastArguments(parameters), index + 1);
  const isGeneric = (signature.getTypeParameters() ?? []).length > 0;
  const isInferred = isGeneric && (value === "'other'" || value === '0');
  const values = Array.from({ length: count }, (_, at) => {
    const type = parameters[at]?.type;
    if (at !== index && isInferred && type !== undefined) return inferredValue(type, value, tools.checker);
    return at === index ? value : isGeneric && type !== undefined ? (typed(type, tools)[0] ?? 'null!') : 'null!';
  });
  return `${isConstruct ? 'new ' : ''}${expression}(${values.join(', ')})`;
}

/** A value from which a type parameter is inferred, similar to another value. */
function inferredValue(type: ts.Type, like: string, checker: ts.TypeChecker): string {
  const value = like === '0' ? '1' : "'text'";
  return checker.isArrayType(type) ? `[${value}]` : isTypeParameter(type) ? value : 'null!';
}

/** Calls with explicit type arguments. */
export function explicitCalls(expression: string, call: CallStep, { new: limit }: Difference, tools: ExpressionTools): Variants {
  const own = call.signature.getTypeParameters() ?? [];
  const parameters = parametersOf(call.signature, tools.checker);
  const values = parameters.slice(0, leastArguments(parameters)).map(() => 'null!');
  const limits = own.map((one) => {
    const constraint = declaredConstraint(one, tools.checker);
    return constraint === undefined ? undefined : tools.typeText(constraint);
  });
  const choices = limit === undefined ? ['any'] : ['undefined', 'string', 'number', '{}'];
  return choices.map((choice) => {
    const given = limits.map((text) => text ?? choice);
    return `${call.isConstruct ? 'new ' : ''}${expression}<${given.join(', ')}>(${values.join(', ')})`;
  });
}

export function constCalls(expression: string, call: CallStep | undefined): Variants {
  if (call === undefined) return [];
  const texts = ["['text']", "[['text']]", "{ name: 'text' }", "[{ name: 'text' }]"];
  const own = texts.map((text) => `${call.isConstruct ? 'new ' : ''}${expression}(${text})`);
  return own.flatMap((one) => [
    `const list = ${one};\nlist.push('other');`,
    `const list = ${one};\nconst texts: string[] = list;`,
    `const list = ${one};\nlist[0] = 'other';`,
    `const list = ${one};\nconst first: 'text' = list[0];`,
    `const list = ${one};\nconst first: 'text' = list[0]!;`,
    `const made = ${one};\nmade.name = 'other';`,
    `const made = ${one};\nconst name: 'text' = made.name;`,
    `const made = ${one};\nconst name: 'text' = made[0]!.name;`,
    `const made = ${one};\nmade[0]!.name = 'other';`,
  ]);
}

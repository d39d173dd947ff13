import ts from 'typescript';
import type { CallStep } from '../../difference/difference.ts';
import { leastArguments, parametersOf } from '../../types/parameters.ts';
import type { ExpressionTools, Variants } from './expressions.ts';

/** Programs that rely on a type guard. */
export function guards(expression: string, call: CallStep, tools: ExpressionTools): Variants {
  const predicate = tools.checker.getTypePredicateOfSignature(call.signature);
  const parameters = parametersOf(call.signature, tools.checker);
  const index = predicate?.parameterIndex ?? 0;
  const input = parameters[index];
  const inputText = input && tools.typeText(input.type);
  if (predicate === undefined || input === undefined || inputText === undefined) return [];
  const type = predicate.type === undefined ? undefined : tools.typeText(predicate.type);
  const values = parameters.slice(0, leastArguments(parameters)).map((_, at) => (at === index ? 'value' : 'null!'));
  const test = `${expression}(${values.join(', ')})`;
  /** A parameter keeps its declared type. A variable would get the type of its value. */
  const check = (text: string, statements: string): string =>
    `function useChecked(value: ${text}) {\n  ${statements.replaceAll('\n', '\n  ')}\n}`;
  if (predicate.kind === ts.TypePredicateKind.AssertsIdentifier) {
    if (type === undefined) return [check('string | null', `${test};\nconst narrowed: string = value;`)];
    const statements = `${test};\nconst narrowed: ${type} = value;`;
    return [check(inputText, statements), check(`${type} | null`, statements)];
  }
  if (type === undefined) return [];
  const other = `${type} | { readonly other: true }`;
  const inside = `if (${test}) {\n  const narrowed: ${type} = value;\n}`;
  return [
    check(inputText, inside),
    check(other, inside),
    check(other, `if (!${test}) {\n  const rest: { readonly other: true } = value;\n}`),
    check(inputText, `if (!${test}) {\n  const rest: Exclude<${inputText}, ${type}> = value;\n}`),
  ];
}

import ts from 'typescript';
import type { CallStep } from '../../difference/difference.ts';
import { parametersOf, requiredParameters } from '../../types/parameters.ts';
import { propertyName } from '../../types/properties.ts';
import { type ExpressionTools, literal, type Variants, valueType } from './values.ts';

/** Statements that use what a type guard shows. */
export function guarded(
  expression: string,
  { signature }: CallStep,
  { checker, typeText }: ExpressionTools,
  follow: (inner: string, type: ts.Type | undefined) => Variants,
): Variants {
  const predicate = checker.getTypePredicateOfSignature(signature);
  const parameters = parametersOf(signature, checker);
  const index = predicate?.parameterIndex ?? 0;
  const inputText = parameters[index] && typeText(parameters[index].type);
  switch (predicate?.kind) {
    case ts.TypePredicateKind.Identifier:
      return follow(`[null! as any].filter(${expression})[0]!`, predicate.type);
    case ts.TypePredicateKind.AssertsIdentifier: {
      if (inputText === undefined) return [];
      const values = requiredParameters(parameters).map((_, at) => (at === index ? 'input' : 'null!'));
      const statements = [`${expression}(${values.join(', ')});`];
      return follow('input', predicate.type).map((text) => inFunction(`input: ${inputText}`, [...statements, text]));
    }
    case ts.TypePredicateKind.This: {
      const [, self, name] = /^([\s\S]+)\.([\p{L}\p{N}_$]+)$/u.exec(expression) ?? [];
      const test = `self.${name}(${requiredParameters(parameters)
        .map(() => 'null!')
        .join(', ')})`;
      return self === undefined
        ? []
        : follow('self', predicate.type).map((text) => `const self = ${self};\nif (${test}) {\n  ${inner(text)}\n}`);
    }
    default:
      return [];
  }
}

function inFunction(parameters: string, statements: readonly string[]): string {
  return [`function useChecked(${parameters}) {`, ...statements.map((text) => `  ${inner(text)}`), '}'].join('\n');
}

function inner(statements: string): string {
  return unexported(statements).replaceAll('\n', '\n  ');
}

/** Statements within a function, which cannot export. */
export function unexported(statements: string): string {
  return statements.replace(/^export /gm, '');
}

/** Objects with a method that has statements with `this`. */
export function usingThis(type: ts.Type, statements: Variants, tools: ExpressionTools): Variants {
  const isCalled = (symbol: ts.Symbol): boolean => valueType(symbol, tools.checker).getCallSignatures().length > 0;
  const method = type.getProperties().find(isCalled);
  const name = method === undefined ? 'key' : propertyName(method);
  return statements.map((one) =>
    literal(type, { [name]: `function () { ${unexported(one).replaceAll('\n', ' ')} return null!; }` }, tools),
  );
}

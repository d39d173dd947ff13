import type ts from 'typescript';
import { propertyName } from '../../types/properties.ts';
import { constituents } from '../../types/typeFacts.ts';
import type { ExpressionTools } from './expressions.ts';
import { keyText } from './memberKeys.ts';

/** If only some constituents of a union have a property, the expression is narrowed to these constituents. */
export function narrowed(expression: string, type: ts.Type, name: string, tools: ExpressionTools): string {
  const isEverywhere = constituents(type).every((one) =>
    tools.checker.getPropertiesOfType(tools.checker.getApparentType(one)).some((symbol) => propertyName(symbol) === name),
  );
  return isEverywhere || name.startsWith('[')
    ? expression
    : `(${expression} as Extract<typeof ${expression}, { ${keyText(name, tools)}?: unknown }>)`;
}

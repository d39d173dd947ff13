import type { ParameterReflection } from 'typedoc';
import ts from 'typescript';
import { initializerText } from '../typedoc/initializerText.ts';
import type { Extraction } from './extraction.ts';

/** The default values in the pattern of a destructured parameter, by names as in `@param options.size.width`. */
export function destructuredDefaults(parameter: ParameterReflection, { nodes }: Extraction): ReadonlyMap<string, string> {
  const pattern = nodes.declarationsOf(parameter).find(ts.isParameter)?.name;
  return new Map(pattern === undefined ? [] : defaultsIn(pattern, ''));
}

/** Elements of an array pattern have no names that a caller knows. */
function defaultsIn(pattern: ts.BindingName, prefix: string): readonly (readonly [string, string])[] {
  if (!ts.isObjectBindingPattern(pattern)) return [];
  return pattern.elements.flatMap(({ name, propertyName, initializer, dotDotDotToken }) => {
    if (dotDotDotToken !== undefined) return [];
    const key = propertyName ?? name;
    const path = `${prefix}${ts.isStringLiteral(key) ? key.text : key.getText()}`;
    const value = initializer && initializerText(initializer);
    return [...(value === undefined ? [] : [[path, value] as const]), ...defaultsIn(name, `${path}.`)];
  });
}

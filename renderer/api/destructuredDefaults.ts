import type { ParameterReflection } from 'typedoc';
import ts from 'typescript';
import type { Type } from '../model/type.ts';
import { initializerText } from './defaultValues.ts';
import type { Extraction } from './extraction.ts';

/** Gives the properties of a destructured parameter the default values of the pattern: `{ deep = true }: { deep?: boolean }`. */
export function withDestructuredDefaults(type: Type, parameter: ParameterReflection, { nodes }: Extraction): Type {
  const pattern = nodes.declarationsOf(parameter).find(ts.isParameter)?.name;
  if (type.kind !== 'object' || pattern === undefined || !ts.isObjectBindingPattern(pattern)) return type;
  const defaults = new Map(
    pattern.elements.map(({ name, propertyName, initializer }) => [
      (propertyName ?? name).getText(),
      initializer && initializerText(initializer),
    ]),
  );
  return {
    kind: 'object',
    members: type.members.map((member) => ({ ...member, defaultValue: defaults.get(member.name) ?? member.defaultValue })),
  };
}

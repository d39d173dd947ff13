import ts from 'typescript';
import { constituents, isConditional } from './typeFacts.ts';

/** What a conditional type takes from the function that it tests, as `Parameters<Run>` and `ReturnType<Run>` do. Undefined for other types. */
export function inferredPart({ root }: ts.ConditionalType): 'parameters' | 'return' | undefined {
  const { extendsType, trueType } = root.node;
  if (!ts.isFunctionTypeNode(extendsType)) return undefined;
  const isInferred = (node: ts.TypeNode | undefined): boolean =>
    node !== undefined && ts.isInferTypeNode(node) && node.typeParameter.name.text === trueType.getText();
  if (isInferred(extendsType.type)) return 'return';
  const [only, ...others] = extendsType.parameters;
  return others.length === 0 && only?.dotDotDotToken !== undefined && isInferred(only.type) ? 'parameters' : undefined;
}

/** The alias by whose name a path goes through a conditional type, also within another one, as in `Awaited<ReturnType<Run>>`. */
export function conditionalNamed(type: ts.Type, name: string): ts.ConditionalType | undefined {
  const [one] = constituents(type).filter(isConditional);
  if (one === undefined || inferredName(one) === name) return one;
  return conditionalNamed(one.checkType, name);
}

/** The name of a conditional type in a path. */
export function inferredName({ aliasSymbol }: ts.ConditionalType): string {
  return aliasSymbol?.name ?? '';
}

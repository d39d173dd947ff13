import type ts from 'typescript';

const elementNames: ReadonlySet<string> = new Set(['Element', 'ReactElement', 'ReactNode', 'ReactPortal', 'JSXElement', 'VNode']);

/** Whether a value of the type can be rendered: an element of React, Vue, Preact or Solid, or something that may be one. */
export function isElement(type: ts.Type): boolean {
  if (isNamed(type.aliasSymbol)) return true;
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.some((part) => isNamed(part.aliasSymbol) || isNamed(part.symbol));
}

/** The DOM has an `Element`, too. */
function isNamed(symbol: ts.Symbol | undefined): boolean {
  if (symbol === undefined || !elementNames.has(symbol.name)) return false;
  return !(symbol.declarations ?? []).every((one) => /\/lib\.[^/]*\.d\.ts$/.test(one.getSourceFile().fileName));
}

import ts from 'typescript';

/** How many declarations are searched, and how many types are taken. */
const mostDeclarations = 40;

const mostTypes = 12;

/**
 * Creates a function that finds the types that declarations distinguish, as in `T extends Date ? string : T`. These are the type arguments for
 * which a change of such a type shows. Types that the declarations mention are searched, too.
 */
export function createDistinguishedTypes(checker: ts.TypeChecker | undefined) {
  return (symbols: readonly (ts.Symbol | undefined)[]): readonly string[] => {
    const texts = new Set<string>();
    const [seen, waiting] = [new Set<ts.Symbol>(), symbols.flatMap((symbol) => symbol ?? [])];
    const visit = (node: ts.Node): void => {
      if (ts.isConditionalTypeNode(node) && texts.size < mostTypes) for (const one of samplesOf(node.extendsType)) texts.add(one);
      const mentioned = ts.isTypeReferenceNode(node) ? checker?.getSymbolAtLocation(node.typeName) : undefined;
      if (mentioned !== undefined && (mentioned.flags & ts.SymbolFlags.TypeAlias) !== 0) waiting.push(mentioned);
      ts.forEachChild(node, visit);
    };
    for (const symbol of waiting) {
      if (seen.has(symbol) || seen.size >= mostDeclarations) continue;
      seen.add(symbol);
      symbol.declarations?.forEach(visit);
    }
    return [...texts];
  };
}

/**
 * What a type is compared with. What is inferred is once anything, and once another type of the same form: types that are defined by themselves
 * differ only in such.
 */
function samplesOf(type: ts.TypeNode): readonly string[] {
  const flat = sampleOf(type, 'any');
  const nested = sampleOf(type, `(${sampleOf(type, 'string')})`);
  return flat === nested ? [flat] : [nested, flat];
}

/** The text of a type with another text for what is inferred. */
function sampleOf(type: ts.TypeNode, inferred: string): string {
  const places: ts.InferTypeNode[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInferTypeNode(node)) places.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(type);
  const start = type.getStart();
  return places.reduceRight(
    (text, node) => `${text.slice(0, node.getStart() - start)}${inferred}${text.slice(node.end - start)}`,
    type.getText(),
  );
}

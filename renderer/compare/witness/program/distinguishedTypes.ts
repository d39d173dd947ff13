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
      if (ts.isConditionalTypeNode(node) && texts.size < mostTypes) texts.add(sampleOf(node.extendsType));
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

/** What a type is compared with, with `any` for what is inferred. */
function sampleOf(type: ts.TypeNode): string {
  const inferred: ts.InferTypeNode[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInferTypeNode(node)) inferred.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(type);
  const start = type.getStart();
  return inferred.reduceRight(
    (text, node) => `${text.slice(0, node.getStart() - start)}any${text.slice(node.end - start)}`,
    type.getText().replace(/;$/, ''),
  );
}

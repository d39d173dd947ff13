import ts from 'typescript';
import { inheritsTooMuch } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Problem } from '../../model/problem.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { meant } from './meant.ts';

/** Classes above each other. Each page lists inherited members, so time and memory grow with the square of this number. */
const mostBases = 100;

/** The first class or interface of the package that inherits through more classes or interfaces than gqldocs can document. */
export function longInheritance(program: ts.Program, { placeOf }: Pick<PackageInfo, 'placeOf'>): readonly Problem[] {
  const countBases = baseCounter(program.getTypeChecker());
  for (const file of program.getSourceFiles()) {
    const place = placeOf(file.fileName);
    if (place === undefined) continue;
    for (const node of file.statements) {
      if (!isHeir(node) || countBases(node) <= mostBases) continue;
      const name = node.name?.text ?? 'default';
      return [inheritsTooMuch({ name, most: mostBases, place: { file: place, ...positionAt(file, node.getStart(file)) } })];
    }
  }
  return [];
}

type Heir = ts.ClassDeclaration | ts.InterfaceDeclaration;

function isHeir(node: ts.Node): node is Heir {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
}

/** Counts the longest chain of bases, and no further than needed. */
function baseCounter(checker: ts.TypeChecker): (node: Heir) => number {
  const counts = new Map<ts.Node, number>();
  const count = (node: Heir, depth: number): number => {
    const known = counts.get(node);
    if (known !== undefined || depth > mostBases) return known ?? 0;
    // A class that inherits from itself is an error of the code.
    counts.set(node, 0);
    const bases = basesOf(node, checker).map((base) => 1 + count(base, depth + 1));
    const longest = Math.max(0, ...bases);
    counts.set(node, longest);
    return longest;
  };
  return (node) => count(node, 0);
}

function basesOf({ heritageClauses = ts.factory.createNodeArray() }: Heir, checker: ts.TypeChecker): readonly Heir[] {
  const types = heritageClauses.filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword).flatMap((clause) => clause.types);
  return types.flatMap(({ expression }) => {
    const symbol = checker.getSymbolAtLocation(expression);
    return (symbol && meant(symbol, checker).declarations?.filter(isHeir)) ?? [];
  });
}

import ts from 'typescript';
import { fileInPackage } from '../entry/sourceLinks.ts';

/** Whether a tuple's element of this name is a rest: `[first: string, ...rest: number[]]`. */
export type IsRestLabel = (name: string) => boolean;

/**
 * TypeDoc keeps the name of such an element and forgets its dots, so the package's sources are asked which names have
 * them. They are read only when a named element turns up.
 */
export function restLabels(program: ts.Program, folder: string): IsRestLabel {
  const known: { labels?: ReadonlySet<string> } = {};
  return (name) => {
    known.labels ??= new Set(
      program
        .getSourceFiles()
        .filter((file) => fileInPackage(folder, file.fileName) !== undefined)
        .flatMap(labelsIn),
    );
    return known.labels.has(name);
  };
}

function labelsIn(node: ts.Node): readonly string[] {
  const own = ts.isNamedTupleMember(node) && node.dotDotDotToken !== undefined ? [node.name.text] : [];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...labelsIn(child)));
  return [...own, ...inside];
}

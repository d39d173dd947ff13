import ts from 'typescript';
import { type DeclarationNode, isDeclarationNode } from './declarationsIn.ts';

interface Spot {
  /** 1-based. */
  readonly line: number;
  /** 0-based. */
  readonly character: number;
}

interface SourceText {
  /** Its ending says how to parse it. */
  readonly path: string;
  readonly text: string;
}

/**
 * Finds declarations of a declaration file in the text of its source, by the names of what they are in, their kind and, of overloads, their
 * number.
 *
 * @returns the line in the source. Undefined for what the source doesn't declare by a name, such as what an export was renamed to
 */
export function linesByName(declared: ts.SourceFile, { path, text }: SourceText): (spot: Spot) => number | undefined {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lines = new Map<string, number>();
  for (const { name, key, start } of namedIn(source, source)) {
    const { line } = source.getLineAndCharacterOfPosition(start);
    for (const one of [key, name]) if (!lines.has(one)) lines.set(one, line + 1);
  }
  const byStart = new Map(namedIn(declared, declared).map((one) => [one.start, one]));
  return ({ line, character }) => {
    const found = byStart.get(declared.getPositionOfLineAndCharacter(line - 1, character));
    return found && (lines.get(found.key) ?? lines.get(found.name));
  };
}

interface Named {
  /** With the names around it. */
  readonly name: string;
  /** With its kind and its number among those of its name. */
  readonly key: string;
  /** Of the name. */
  readonly start: number;
}

function namedIn(node: ts.Node, file: ts.SourceFile, owner = ''): readonly Named[] {
  const counts = new Map<string, number>();
  return nearestIn(node).flatMap((child) => {
    const name = `${owner}/${nameOf(child, file)}`;
    const kind = `${name} ${child.kind}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return [{ name, key: `${kind} ${count}`, start: (child.name ?? child).getStart(file) }, ...namedIn(child, file, name)];
  });
}

type NamedNode = DeclarationNode | ts.ClassElement | ts.TypeElement | ts.ObjectLiteralElementLike | ts.EnumMember | ts.ParameterDeclaration;

/** The nearest declarations with names within a node, outside of bodies of functions. */
function nearestIn(node: ts.Node): readonly NamedNode[] {
  const found: NamedNode[] = [];
  const visit = (inner: ts.Node): void => {
    if (isDeclarationNode(inner) || isMember(inner)) found.push(inner);
    else if (!ts.isBlock(inner)) ts.forEachChild(inner, visit);
    if (ts.isConstructorDeclaration(inner)) found.push(...inner.parameters.filter((one) => ts.isParameterPropertyDeclaration(one, inner)));
  };
  ts.forEachChild(node, visit);
  return found;
}

function isMember(node: ts.Node): node is Exclude<NamedNode, DeclarationNode | ts.ParameterDeclaration> {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isObjectLiteralElementLike(node) || ts.isEnumMember(node);
}

/** A static member and one of instances can have the same name, and a signature has none. */
function nameOf(node: NamedNode, file: ts.SourceFile): string {
  const isStatic = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) !== 0;
  return `${isStatic ? 'static ' : ''}${node.name?.getText(file) ?? ts.SyntaxKind[node.kind]}`;
}

import ts from 'typescript';
import type { SnapshotDeclaration } from '../apiSnapshot.ts';
import { firstName, visitNames } from '../nodes.ts';
import { mapCode, parseDeclaration } from '../parseDeclaration.ts';

export interface ReferenceNames {
  /** What another declaration is called: an identifier, or identifiers joined by dots. */
  readonly nameOf: (id: string) => string;
  /** What a type parameter is called. */
  readonly parameterName: (name: string) => string;
}

/**
 * A declaration with other names for the declarations that it mentions. Members, parameters and strings keep theirs, and so does what a type
 * parameter or a parameter hides.
 */
export function renameReferences(declaration: SnapshotDeclaration, { nameOf, parameterName }: ReferenceNames): SnapshotDeclaration {
  const file = parseDeclaration(declaration);
  const edits = namesIn(file).map(({ node, isLocal }) => ({ node, text: isLocal ? parameterName(node.text) : nameOf(node.text) }));
  const changed = edits.toSorted((a, b) => b.node.pos - a.node.pos).reduce((text, edit) => replaceNode(text, edit), file.text);
  const lines = changed.split('\n').values();
  return mapCode(declaration, () => {
    lines.next();
    return lines.next().value ?? '';
  });
}

/** Ids of the declarations that a declaration mentions, and the first parts of other global names. */
export function referencesOf(declaration: SnapshotDeclaration): ReadonlySet<string> {
  const names = namesIn(parseDeclaration(declaration)).filter(({ isLocal }) => !isLocal);
  return new Set(names.map(({ node }) => node.text));
}

function replaceNode(text: string, { node, text: name }: { readonly node: ts.Identifier; readonly text: string }): string {
  return `${text.slice(0, node.getStart())}${name}${text.slice(node.end)}`;
}

interface FoundName {
  readonly node: ts.Identifier;
  /** Whether it is a type parameter or a parameter. */
  readonly isLocal: boolean;
}

function namesIn(file: ts.SourceFile): readonly FoundName[] {
  const names: FoundName[] = [];
  visitNames(file, {
    name: (name) => {
      const node = firstName(name);
      if (node === undefined) return;
      const isParameter = ts.isTypeQueryNode(name.parent) && isHidden(node, hasParameter);
      // A parameter of a type query keeps its name: nothing that it hides is mentioned there.
      if (!isParameter)
        names.push({ node, isLocal: ts.isTypeReferenceNode(name.parent) && node === name && isHidden(node, hasTypeParameter) });
    },
    typeParameter: ({ name }) => names.push({ node: name, isLocal: true }),
  });
  return names;
}

/** Whether a scope around a name declares it. */
function isHidden(node: ts.Identifier, declares: (scope: ts.Node, name: string, inner: ts.Node) => boolean): boolean {
  for (let inner: ts.Node = node; !ts.isSourceFile(inner); inner = inner.parent) if (declares(inner.parent, node.text, inner)) return true;
  return false;
}

function hasParameter(scope: ts.Node, name: string): boolean {
  return ts.isFunctionLike(scope) && scope.parameters.some((one) => ts.isIdentifier(one.name) && one.name.text === name);
}

function hasTypeParameter(scope: ts.Node, name: string, inner: ts.Node): boolean {
  if (ts.isMappedTypeNode(scope)) return scope.typeParameter.name.text === name;
  if (ts.isConditionalTypeNode(scope)) return inner === scope.trueType && inferredNames(scope.extendsType).includes(name);
  const hasOwn =
    ts.isFunctionLike(scope) || ts.isClassDeclaration(scope) || ts.isInterfaceDeclaration(scope) || ts.isTypeAliasDeclaration(scope);
  return hasOwn && (scope.typeParameters ?? []).some((one) => ts.isTypeParameterDeclaration(one) && one.name.text === name);
}

/** The names that the condition of a conditional type infers. An inner condition has its own. */
function inferredNames(node: ts.Node): readonly string[] {
  const own = ts.isInferTypeNode(node) ? [node.typeParameter.name.text] : [];
  const names: string[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isConditionalTypeNode(node) || child !== node.extendsType) names.push(...inferredNames(child));
  });
  return [...own, ...names];
}

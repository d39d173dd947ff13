import ts from 'typescript';
import { isCompilerFailure } from '../api/program/isCompilerFailure.ts';
import type { SnapshotDeclaration } from './apiSnapshot.ts';
import { createNodeConverter, type NodeConverter } from './createNodeConverter.ts';
import { type MemberNode, memberFacts, memberLabel } from './memberFacts.ts';
import { firstName, visitNames } from './nodes.ts';
import { importText } from './nodeText.ts';
import { codeOf, parseDeclaration } from './parseDeclaration.ts';
import { isExternal } from './renderDeclarations.ts';

export interface ReferenceNames {
  /** What another declaration is called: an identifier, or identifiers joined by dots. */
  readonly nameOf: (id: string) => string;
  /** What a type parameter is called. */
  readonly parameterName: (name: string) => string;
}

/**
 * Converts nodes of `parseDeclaration` with other names for the declarations that they mention. Members, parameters and strings keep theirs,
 * and so does what a type parameter or a parameter hides.
 */
export function renamingConverter({ nameOf, parameterName }: ReferenceNames): NodeConverter {
  return createNodeConverter({
    keepsOrder: true,
    importType: importText,
    parameter: ({ name }) => parameterName(name.text),
    name: (name) => {
      const [text, first] = [name.getText(), firstName(name)];
      const role = first && roleOf(first, name);
      if (first === undefined || role === 'parameter') return text;
      const renamed = role === 'type parameter' ? parameterName(first.text) : nameOf(first.text);
      return `${renamed}${text.slice(first.getText().length)}`;
    },
  });
}

/**
 * Ids of the declarations that a declaration mentions, and the first parts of other global names.
 *
 * @param isCounted default: all mentions count
 */
export function referencesOf(declaration: SnapshotDeclaration, isCounted: (name: ts.Node) => boolean = () => true): ReadonlySet<string> {
  const names = new Set<string>();
  visitNames(parseDeclaration(declaration), {
    name: (name) => {
      const first = firstName(name);
      if (first !== undefined && roleOf(first, name) === undefined && isCounted(name)) names.add(first.text);
    },
  });
  return names;
}

/** Ids of what the members with a label mention. */
export function memberReferences(declarations: readonly SnapshotDeclaration[], label: string): ReadonlySet<string> {
  const isIn = (name: ts.Node): boolean => {
    const own = ts.findAncestor(name, (node) => isMember(node) && ts.findAncestor(node.parent, isMember) === undefined);
    return own !== undefined && isMember(own) && memberLabel(memberFacts(own, own.name?.getText() ?? '')) === label;
  };
  return new Set(declarations.flatMap((one) => [...mentionedIn(one, isIn)]));
}

function isMember(node: ts.Node): node is MemberNode {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node);
}

/** Ids of what a class or interface extends. */
export function extendedIds(declaration: SnapshotDeclaration): readonly string[] {
  if (!('extends' in declaration) || declaration.extends === undefined || declaration.extends.length === 0) return [];
  const isExtended = ({ parent: { parent } }: ts.Node): boolean => ts.isHeritageClause(parent) && parent.token === extendsToken;
  return [...referencesOf(declaration, isExtended)];
}

const extendsToken = ts.SyntaxKind.ExtendsKeyword;

/** Types of other packages that a declaration mentions: `import("package").Name`. */
export function externalsOf(declaration: SnapshotDeclaration): readonly string[] {
  const found = declaration.kind === 'namespace' ? declaration.exports.map(({ target }) => target) : [];
  if (!codeOf(declaration).includes('import(')) return found.filter(isExternal);
  visitNames(parseDeclaration(declaration), {
    // A class or interface of another package is an expression where it is extended.
    name: (name) => found.push(name.getText()),
    importType: (node) => found.push(importText(node)),
  });
  return found.filter(isExternal);
}

/** Whether a parameter or type parameter in scope has this name, so that it means no declaration of the package. */
function roleOf(first: ts.Identifier, name: ts.Node): 'type parameter' | 'parameter' | undefined {
  if (ts.isTypeQueryNode(name.parent)) return isHidden(first, hasParameter) ? 'parameter' : undefined;
  return ts.isTypeReferenceNode(name.parent) && first === name && isHidden(first, hasTypeParameter) ? 'type parameter' : undefined;
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

/** Names that a declaration mentions. One that is nested too deeply to be parsed may mention each word in it. */
export function mentionedIn(declaration: SnapshotDeclaration, isCounted?: (name: ts.Node) => boolean): Iterable<string> {
  try {
    return referencesOf(declaration, isCounted);
  } catch (error) {
    if (!isCompilerFailure(error)) throw error;
    return new Set(JSON.stringify(declaration).match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  }
}

import ts from 'typescript';
import type { ApiSnapshot, SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { parseDeclaration } from '../../release/parseDeclaration.ts';

/**
 * Finds the names of members that types are computed from, however these name them: `Box['value']`, `Box[typeof key]`, `Pick<Box, Key>`,
 * `Box extends { value: infer T }`. A name that only may be a key counts. Keys of the type itself do not: `keyof Box`.
 *
 * @returns whether a name is such a name
 */
export function findKeys(snapshot: ApiSnapshot): (name: string) => boolean {
  const names = new Set<string>();
  const add = (text: string): void => {
    for (const name of wordsOf(text)) names.add(name);
  };
  const patterns: RegExp[] = [];
  const seen = new Set<string>();

  /** Names from a type that is used as a key, or whose members are: with `isOpen`, the names of its members count. */
  const collect = (node: ts.Node, isOpen: boolean): void => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) add(node.text);
    if (ts.isTemplateLiteralTypeNode(node)) patterns.push(patternOf(node));
    if (ts.isTypeQueryNode(node)) add(`[${node.exprName.getText()}]`);
    if (isOpen && isMember(node) && node.name !== undefined) add(nameOf(node.name));
    // Signatures have no name. Types are computed from them where a condition compares with a signature.
    if (isOpen && isNameless(node)) names.add('');
    if (ts.isIdentifier(node) && !isDeclaredName(node)) follow(node.text, isOpen);
    const opensAll = isOpen || (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword);
    ts.forEachChild(node, (child) => {
      const isObject = ts.isIndexedAccessTypeNode(node) && child === node.objectType;
      // What a member is used as: its type has keys of its own.
      collect(child, (opensAll && !isMember(node)) || isObject || isCondition(child));
    });
  };
  const follow = (id: string, isOpen: boolean): void => {
    const key = `${id} ${isOpen}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const one of declarationsOf(snapshot, id)) if (isOpen || isFollowed(one)) collect(parseDeclaration(withoutInternal(one)), isOpen);
  };
  const visit = (node: ts.Node): void => {
    for (const key of keysOf(node)) collect(key, false);
    if (isCondition(node)) collect(node, true);
    ts.forEachChild(node, visit);
  };
  for (const one of snapshot.declarations) ts.forEachChild(parseDeclaration(one), visit);
  return (name) => names.has(name.toLowerCase()) || patterns.some((pattern) => pattern.test(name));
}

/** The types in a node that may be keys. */
function keysOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isIndexedAccessTypeNode(node)) return [node.indexType];
  if (ts.isMappedTypeNode(node)) return [node.nameType ?? []].flat();
  // A key is also a constraint of a type parameter, as in a mapped type, or what a generic type is used with.
  if (ts.isTypeParameterDeclaration(node)) return [node.constraint ?? [], node.default ?? []].flat();
  const isGeneric = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) || ts.isImportTypeNode(node);
  return isGeneric || ts.isTypeQueryNode(node) ? (node.typeArguments ?? []) : [];
}

function isCondition(node: ts.Node): boolean {
  return ts.isConditionalTypeNode(node.parent) && node === node.parent.extendsType;
}

function isMember(node: ts.Node): node is ts.TypeElement | ts.ClassElement | ts.EnumMember {
  return ts.isTypeElement(node) || ts.isClassElement(node) || ts.isEnumMember(node);
}

function isNameless(node: ts.Node): boolean {
  return ts.isFunctionOrConstructorTypeNode(node) || (ts.isTypeElement(node) && node.name === undefined);
}

/** Whether a name mentions no declaration: of a member or a parameter. */
function isDeclaredName(node: ts.Identifier): boolean {
  const { parent } = node;
  return ('name' in parent && parent.name === node) || (ts.isQualifiedName(parent) && parent.right === node);
}

/** Objects are no keys. */
function isFollowed({ kind }: SnapshotDeclaration): boolean {
  return kind === 'type' || kind === 'variable' || kind === 'enum';
}

function withoutInternal(declaration: SnapshotDeclaration): SnapshotDeclaration {
  if (!('members' in declaration)) return declaration;
  return { ...declaration, members: declaration.members.filter(({ isInternal }) => !isInternal) };
}

function nameOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? name.getText() : name.text;
}

/** A text, and the names in a path: `user.name`. The compiler can also change the case of letters: `Uncapitalize<'Name'>`. */
function wordsOf(text: string): readonly string[] {
  const whole = text.toLowerCase();
  return [whole, ...whole.split(/[^\p{L}\p{N}_$]+/u)].filter((word) => word !== '');
}

function patternOf({ head, templateSpans }: ts.TemplateLiteralTypeNode): RegExp {
  const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${texts.map((text) => text.replace(/[^\p{L}\p{N}_]/gu, '\\$&')).join('[^]*')}$`, 'i');
}

import ts from 'typescript';
import { groupBy } from '../../model/groupBy.ts';
import { memoize } from '../../model/memoize.ts';
import type { SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { codeOf, parseDeclaration } from '../../release/parseDeclaration.ts';
import { mentionedIn } from '../../release/references.ts';

/**
 * Ids of the types whose names of members something reads, as in `keyof Options`, `Required<Options>`, or by a generic type of the package. One
 * that names itself, such as `DeepRequired<Options>`, may read all types that the argument mentions.
 */
export function readNames(declarations: readonly SnapshotDeclaration[]): ReadonlySet<string> {
  const byId = groupBy(declarations, ({ id }) => id);
  const open = new Set<string>();
  /** Whether a generic type of the package reads the names of an argument. One that is being looked at adds nothing. */
  const isReader = memoize((key: string): boolean => {
    const [id = '', index] = key.split(' ');
    if (open.has(key)) return false;
    open.add(key);
    return (byId.get(id) ?? []).some((one) => {
      const parameter = parametersOf(one)[Number(index)]?.name.text;
      return parameter !== undefined && names(parseDeclaration(one), parameter).some((name) => isRead(name, true));
    });
  });
  const isRead = (name: ts.Node, isParameter = false): boolean => {
    const { parent } = name.parent;
    if (ts.isTypeOperatorNode(parent)) return parent.operator === ts.SyntaxKind.KeyOfKeyword && !(isParameter && isCopied(parent));
    return argumentKeys(name.parent).some(([id, key]) => id === 'Required' || isReader(key));
  };
  const isDeep = (name: ts.Node): boolean =>
    argumentKeys(name.parent).some(([id, key]) => isReader(key) && (byId.get(id) ?? []).some((one) => mentions(one, id)));
  const read = new Set(declarations.flatMap((one) => [...mentionedIn(one, (name) => isRead(name))]));
  const deep = new Set(declarations.flatMap((one) => [...mentionedIn(one, isDeep)]));
  // A set also gives what is added to it meanwhile.
  for (const id of deep) for (const one of byId.get(id) ?? []) for (const inner of mentionedIn(one)) if (byId.has(inner)) deep.add(inner);
  return new Set([...read, ...deep]);
}

function mentions(declaration: SnapshotDeclaration, id: string): boolean {
  return codeOf(declaration).includes(id) && [...mentionedIn(declaration)].includes(id);
}

function parametersOf(declaration: SnapshotDeclaration): readonly ts.TypeParameterDeclaration[] {
  const [statement] = parseDeclaration(declaration).statements;
  const isGeneric =
    statement !== undefined &&
    (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement));
  return isGeneric ? (statement.typeParameters ?? []) : [];
}

/** The names of type references in a node. */
function names(node: ts.Node, text: string): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isTypeReferenceNode(one) && one.typeName.getText() === text) found.push(one.typeName);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** Of each generic that has a type within an argument: its id, and this with the index of the argument. */
function argumentKeys(type: ts.Node): readonly (readonly [id: string, key: string])[] {
  const keys: (readonly [string, string])[] = [];
  for (let inner = type; !ts.isSourceFile(inner); inner = inner.parent) {
    const { parent } = inner;
    const isGeneric = ts.isTypeReferenceNode(parent) || ts.isExpressionWithTypeArguments(parent);
    const values: readonly ts.Node[] = (isGeneric && parent.typeArguments) || [];
    const index = values.indexOf(inner);
    if (!isGeneric || index === -1) continue;
    const id = (ts.isTypeReferenceNode(parent) ? parent.typeName : parent.expression).getText();
    keys.push([id, `${id} ${index}`]);
  }
  return keys;
}

/** Whether `keyof T` keeps the modifiers of the members, as in `{ [K in keyof T]: T[K] }`, or limits what users choose, as in `K extends keyof T`. */
function isCopied(keys: ts.TypeOperatorNode): boolean {
  if (!ts.isTypeParameterDeclaration(keys.parent)) return false;
  const owner: ts.Node = keys.parent.parent;
  return !ts.isMappedTypeNode(owner) || owner.questionToken?.kind !== ts.SyntaxKind.MinusToken;
}

import type { Node } from 'acorn';
import { withoutCode } from '../../model/codeBlocks.ts';
import { applyEdits, type Edit, withoutParts } from '../../model/textEdits.ts';
import { expressionParser, parseStatement, type WrittenStatement } from './moduleStatements.ts';

interface RenameRequest {
  readonly statements: readonly WrittenStatement[];
  /** New names by old ones. */
  readonly names: ReadonlyMap<string, string>;
}

/** An MDX text with other names for what its module declares: in statements, in expressions, and as elements. Keys and attributes stay. */
export function renameIn(text: string, { statements, names }: RenameRequest): string {
  const edits = statements.flatMap(({ start, text: statement }) => editsIn(parseStatement(statement), { at: start, names }));
  return applyEdits(text, [...edits, ...outerEdits(text, { statements, names })]);
}

interface EditsRequest extends Pick<RenameRequest, 'names'> {
  /** Where the code of the node begins in the text. */
  readonly at: number;
}

function editsIn(node: unknown, { at, names }: EditsRequest): readonly Edit[] {
  return isNode(node) ? editsOf(node, names).map(({ start, end, text }) => ({ start: start + at, end: end + at, text })) : [];
}

/** What is escaped, elements, values of attributes in quotes, and expressions. */
const tokens = /\\[\s\S]|<\/?(?<tag>[A-Za-z_$][\w$-]*)(?=(?<dot>\.)?)|=(?:"[^"]*"|'[^']*')|\{(?:\.\.\.)?/g;

function outerEdits(text: string, { statements, names }: RenameRequest): readonly Edit[] {
  const bare = withoutParts(withoutCode(text), statements);
  const parseExpression = expressionParser(text);
  const edits: Edit[] = [];
  let done = 0;
  for (const { 0: token, index, groups } of bare.matchAll(tokens)) {
    if (index < done) continue;
    const end = index + token.length;
    const next = names.get(groups?.tag ?? '');
    if (next !== undefined && (groups?.dot !== undefined || isComponent(groups?.tag)))
      edits.push({ start: end - (groups?.tag?.length ?? 0), end, text: next });
    const expression = token.startsWith('{') ? parseExpression(end) : undefined;
    if (expression === undefined) continue;
    edits.push(...editsIn(expression, { at: end, names }));
    done = end + expression.end;
  }
  return edits;
}

/** `<size>` is an element of HTML, `<size.Part>` is not. */
function isComponent(tag = ''): boolean {
  return !/^[a-z]/.test(tag);
}

/** A node of the parser, whose children are values of any of its keys. */
interface AnyNode extends Node {
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function editsOf(node: AnyNode, names: RenameRequest['names']): readonly Edit[] {
  const of = (value: unknown): readonly Edit[] => (Array.isArray(value) ? value.flatMap(of) : isNode(value) ? editsOf(value, names) : []);
  const { start } = node;
  switch (node.type) {
    case 'Identifier':
      return named(node);
    case 'JSXIdentifier':
      return isComponent(nameOf(node)) ? named(node) : [];
    case 'MemberExpression':
      return [...of(node.object), ...(node.computed === true ? of(node.property) : [])];
    case 'JSXMemberExpression':
      return isNode(node.object) && node.object.type === 'JSXIdentifier' ? named(node.object) : of(node.object);
    case 'JSXAttribute':
      return of(node.value);
    case 'LabeledStatement':
      return of(node.body);
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportAttribute':
    case 'JSXNamespacedName':
    case 'MetaProperty':
    // Only exports of other modules parse alone.
    case 'ExportAllDeclaration':
    case 'ExportSpecifier':
      return [];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      if (node.shorthand === true) return keyed(of(node.value), (name) => `${name}: `);
      return [...(node.computed === true ? of(node.key) : []), ...of(node.value)];
    case 'ImportSpecifier':
      return keyed(of(node.local), (name) => `${name} as `);
    default:
      return Object.values(node).flatMap(of);
  }

  function named(identifier: AnyNode): readonly Edit[] {
    const next = names.get(nameOf(identifier));
    return next === undefined ? [] : [{ start: identifier.start, end: identifier.end, text: next }];
  }

  /** The first edit is that of the name, which others know by a key that stays. */
  function keyed(edits: readonly Edit[], before: (name: string) => string): readonly Edit[] {
    const key = nameOf(node.key ?? node.imported);
    return edits.map((edit) => (edit.start === start ? { ...edit, text: before(key) + edit.text } : edit));
  }
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name) : '';
}

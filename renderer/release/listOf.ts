import ts from 'typescript';
import { withinStack } from '../model/isStackOverflow.ts';
import { omission, parseText, placeholder } from './parseText.ts';

interface DeclaredList {
  readonly head: string;
  readonly parts: readonly string[];
  readonly tail: string;
  readonly areParameters: boolean;
}

/** The list that a declaration consists of: its overloads, alternatives, members or parameters. */
export function listOf(text: string): DeclaredList {
  if (text.includes('\n')) return { head: '', parts: text.split('\n'), tail: '', areParameters: false };
  const whole: DeclaredList = { head: text, parts: [], tail: '', areParameters: false };
  return withinStack(() => {
    const parsed = parseText(text.replaceAll(omission, placeholder));
    const found = parsed && (alternativesOf(parsed.node) ?? listIn(parsed.node));
    if (parsed === undefined || found === undefined) return whole;
    const { at } = parsed;
    const parts = found.nodes.map((node) => text.slice(at(node.getStart()), at(node.end)).replace(/;$/, ''));
    return { head: text.slice(0, at(found.from)), parts, tail: text.slice(at(found.to)), areParameters: found.nodes.some(ts.isParameter) };
  }, whole);
}

interface FoundList {
  readonly nodes: readonly ts.Node[];
  readonly from: number;
  readonly to: number;
}

function alternativesOf(node: ts.Node): FoundList | undefined {
  const declared = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node;
  const union = declared && ts.forEachChild(declared, (child) => (ts.isUnionTypeNode(child) ? child : undefined));
  return union && { nodes: union.types, from: union.getStart(), to: union.end };
}

/** Parameters or members, those that come first. */
function listIn(node: ts.Node): FoundList | undefined {
  if (ts.isTypeLiteralNode(node)) return { nodes: node.members, from: node.getStart() + 1, to: node.end - 1 };
  if (ts.isFunctionLike(node) && !ts.isIndexSignatureDeclaration(node))
    return { nodes: node.parameters, from: node.parameters.pos, to: node.parameters.end };
  return ts.forEachChild(node, listIn);
}

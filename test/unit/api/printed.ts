import type { ApiSymbol, Member } from '../../../renderer/model/api.ts';
import type { Type } from '../../../renderer/model/type.ts';
import type { Doc } from '../../../renderer/presentation/signature/doc.ts';
import { layoutDoc } from '../../../renderer/presentation/signature/layoutDoc.ts';
import { printMember } from '../../../renderer/presentation/signature/printMember.ts';
import { printSymbol } from '../../../renderer/presentation/signature/printSymbol.ts';
import { printType } from '../../../renderer/presentation/signature/printType.ts';

/** What readers see of a symbol's declaration, on as few lines as it has. */
export function printedSymbol(symbol: ApiSymbol): string {
  return textOf(printSymbol(symbol, 'plain'));
}

/** The declarations of a member. */
export function printedMember(member: Member): readonly string[] {
  return printMember(member, { isLinked: false }).map(textOf);
}

export function printedType(type: Type | undefined): string {
  return type === undefined ? '' : textOf(printType(type));
}

function textOf(doc: Doc): string {
  const lines = layoutDoc(doc, 1000).map(({ indent, tokens }) => ' '.repeat(indent) + tokens.map(({ text }) => text).join(''));
  return lines.join('\n');
}

import type { ApiSymbol, Signature } from '../../renderer/model/api.ts';
import type { Type } from '../../renderer/model/type.ts';
import { type Doc, group, hardline, indent, join, keyword, line, token } from './doc.ts';
import { type CodeLine, layoutDoc } from './layoutDoc.ts';
import { printMemberLines } from './printMember.ts';
import { printSignature, printTypeParameters } from './printSignature.ts';
import { printLiteral, printType } from './printType.ts';

/** Columns of a signature: what a page of text holds beside its sidebar and table of contents. */
export const signatureWidth = 80;

/** With more lines than this, a declaration is shown by its head: its members have their own list below. */
const longestListing = 40;

/** A symbol's declaration as it is shown at the top of its page. A function's are in `printFunction`, one for each overload. */
export function layoutSymbol(symbol: ApiSymbol): readonly CodeLine[] {
  const whole = layoutDoc(printSymbol(symbol, { withMembers: true }), signatureWidth);
  if (whole.length <= longestListing || !hasListing(symbol)) return whole;
  return layoutDoc(printSymbol(symbol, { withMembers: false }), signatureWidth);
}

/** One overload of a function. */
export function printFunction(name: string, signature: Signature): Doc {
  return [keyword('function'), ' ', token(name, 'function'), printSignature(signature, { returns: ': ' })];
}

/** The declaration as TypeScript would have it, without inherited members. */
export function printSymbol(symbol: ApiSymbol, { withMembers }: { readonly withMembers: boolean }): Doc {
  const name = token(symbol.name, 'type');
  switch (symbol.kind) {
    case 'function':
      return join(
        hardline,
        symbol.signatures.map((signature) => printFunction(symbol.name, signature)),
      );
    case 'variable':
      return printVariable(symbol);
    case 'namespace':
      return [keyword('namespace'), ' ', name];
    case 'type':
      return [keyword('type'), ' ', name, printTypeParameters(symbol.typeParameters), printAlias(symbol, withMembers)];
    case 'enum':
      return [keyword(symbol.flags.isConst === true ? 'const enum' : 'enum'), ' ', name, printBody(symbol, withMembers)];
    case 'interface':
      return [keyword('interface'), ' ', name, printHeritage(symbol), printBody(symbol, withMembers)];
    case 'class': {
      const words = symbol.flags.isAbstract === true ? 'abstract class' : 'class';
      return [keyword(words), ' ', name, printHeritage(symbol), printBody(symbol, withMembers)];
    }
  }
}

/** Kinds whose members have a list of their own on the page; an alias's type is on the page only here. */
function hasListing({ kind, members }: ApiSymbol): boolean {
  return kind !== 'type' || members.length > 0;
}

function printVariable({ name, type, defaultValue }: ApiSymbol): Doc {
  const annotation = type === undefined ? '' : [': ', printType(type)];
  return [keyword('const'), ' ', name, annotation, defaultValue === undefined ? '' : [' = ', printLiteral(defaultValue)]];
}

function printAlias(symbol: ApiSymbol, withMembers: boolean): Doc {
  const { type } = symbol;
  if (symbol.members.length > 0 && (type === undefined || type.kind === 'object')) return [' =', printBody(symbol, withMembers)];
  if (type === undefined) return '';
  return [' = ', printType(type)];
}

function printBody(symbol: ApiSymbol, withMembers: boolean): Doc {
  if (!withMembers) return '';
  const own = symbol.members.filter((member) => member.inheritedFrom === undefined);
  if (own.length === 0) return ' {}';
  return [' {', indent([hardline, printMemberLines(own, symbol.kind === 'enum' ? ',' : ';')]), hardline, '}'];
}

function printHeritage(symbol: ApiSymbol): Doc {
  const clauses = [printClause('extends', symbol.extends), printClause('implements', symbol.implements)];
  return group([printTypeParameters(symbol.typeParameters), indent(clauses)]);
}

function printClause(word: string, types: readonly Type[]): Doc {
  return types.length === 0 ? '' : [line, keyword(word), ' ', join(', ', types.map(printType))];
}

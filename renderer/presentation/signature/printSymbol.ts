import type { ApiSymbol } from '../../model/api.ts';
import type { Signature, Type } from '../../model/type.ts';
import { type Doc, group, hardline, indent, join, keyword, line, token, yielding } from './doc.ts';
import { type CodeLine, layoutDoc } from './layoutDoc.ts';
import { printMember } from './printMember.ts';
import { printAliased, printLiteral, printSignature, printType, printTypeParameters } from './printType.ts';

/** Columns of a signature: those of a page with a sidebar and a table of contents. */
export const signatureWidth = 80;

/** With more lines than this, a declaration is shown by its head: its members have their own list below. */
const longestListing = 40;

/** What a declaration says of a symbol. */
export type PrintedSymbol = Pick<
  ApiSymbol,
  'kind' | 'name' | 'flags' | 'typeParameters' | 'signatures' | 'type' | 'defaultValue' | 'members' | 'extends' | 'implements'
>;

/** `none`: only the head. `linked`: members' names link to their places on the same page. */
type MembersShown = 'none' | 'plain' | 'linked';

/** A symbol's declaration in lines, with its members unless they are so many that the list of members serves better. */
export function layoutSymbol(symbol: ApiSymbol, members: 'plain' | 'linked'): readonly CodeLine[] {
  const whole = layoutDoc(printSymbol(symbol, members), signatureWidth);
  if (whole.length <= longestListing || !hasListing(symbol)) return whole;
  return layoutDoc(printSymbol(symbol, 'none'), signatureWidth);
}

/** One overload of a function. */
export function printFunction(name: string, signature: Signature): Doc {
  return [keyword('function'), ' ', token(name, 'name'), printSignature(signature, { returns: ': ' })];
}

/** The declaration as TypeScript would have it, without inherited members. */
export function printSymbol(symbol: PrintedSymbol, shown: MembersShown): Doc {
  const name = token(symbol.name, 'name');
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
      return [keyword('type'), ' ', name, printTypeParameters(symbol.typeParameters), printAlias(symbol, shown)];
    case 'enum':
      if (symbol.flags.isObject === true) return printConstants(symbol, shown);
      return [keyword(symbol.flags.isConst === true ? 'const enum' : 'enum'), ' ', name, printBody(symbol, shown)];
    case 'interface':
      return [keyword('interface'), ' ', name, printHeritage(symbol), printBody(symbol, shown)];
    case 'class': {
      const words = symbol.flags.isAbstract === true ? 'abstract class' : 'class';
      return [keyword(words), ' ', name, printHeritage(symbol), printBody(symbol, shown)];
    }
  }
}

/** Kinds whose members have a list of their own on the page; an alias's type is on the page only here. */
function hasListing({ kind, members }: PrintedSymbol): boolean {
  return kind !== 'type' || members.length > 0;
}

function printVariable({ name, type, defaultValue, flags }: PrintedSymbol): Doc {
  const isConstant = flags.isConst === true || flags.isDefault === true || flags.isExportEquals === true;
  const annotation = type === undefined ? '' : [': ', printType(type)];
  return [
    keyword(isConstant ? 'const' : flags.isVar === true ? 'var' : 'let'),
    ' ',
    name,
    annotation,
    defaultValue === undefined ? '' : [' =', yielding(group(indent([line, printLiteral(defaultValue)])))],
  ];
}

/** The object or namespace that an enumeration is, and the type with its name. */
function printConstants(symbol: PrintedSymbol, shown: MembersShown): Doc {
  const { name: text, type, members } = symbol;
  const name = token(text, 'name');
  const isNamespace = members.some(({ flags }) => flags.isConst === true);
  const head = [keyword(isNamespace ? 'namespace' : 'const'), ' ', name];
  if (shown === 'none') return head;
  const values = [head, isNamespace ? '' : ':', printBody(symbol, shown)];
  return type === undefined ? values : [values, hardline, keyword('type'), ' ', name, ' = ', printType(type)];
}

function printAlias(symbol: PrintedSymbol, shown: MembersShown): Doc {
  const { type } = symbol;
  if (shown === 'none') return type?.kind === 'intersection' ? [' = ', printAliased(withoutFields(type))] : '';
  if (symbol.members.length > 0 && (type === undefined || type.kind === 'object')) return [' =', printBody(symbol, shown)];
  if (type === undefined) return '';
  return [' = ', printAliased(type)];
}

/** The object types that are written in an intersection are listed below the declaration; the other types are only in it. */
function withoutFields(type: Type): Type {
  if (type.kind === 'object') return { kind: 'reference', name: '{ … }', typeArguments: [], target: { kind: 'unknown' } };
  return type.kind === 'intersection' ? { ...type, types: type.types.map(withoutFields) } : type;
}

function printBody(symbol: PrintedSymbol, shown: MembersShown): Doc {
  if (shown === 'none') return '';
  // Props are not part of the declaration of a component's class.
  const own = symbol.members.filter(({ inheritedFrom, role }) => inheritedFrom === undefined && role === undefined);
  if (own.length === 0) return ' {}';
  const isObject = symbol.flags.isObject === true;
  const end = symbol.kind === 'enum' && !isObject ? ',' : ';';
  const isClass = symbol.kind === 'class';
  // JSDoc states defaults of properties; a type has no place for them.
  const printed = own.map((member) =>
    isClass ? member : { ...member, ...(isObject && { kind: 'property' as const }), defaultValue: undefined },
  );
  const declarations = printed.flatMap((member) => printMember(member, { isLinked: shown === 'linked' }));
  return [' {', indent(declarations.map((declaration) => [hardline, declaration, end])), hardline, '}'];
}

function printHeritage(symbol: PrintedSymbol): Doc {
  const clauses = [printClause('extends', symbol.extends), printClause('implements', symbol.implements)];
  return group([printTypeParameters(symbol.typeParameters), indent(clauses)]);
}

function printClause(word: string, types: readonly Type[]): Doc {
  return types.length === 0 ? '' : [line, group([keyword(word), ' ', indent(join([',', line], types.map(printType)))])];
}

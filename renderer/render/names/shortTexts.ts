import { endOfSentence } from '../../documents/markdown/firstSentence.ts';
import { plainText } from '../../documents/markdown/plainText.ts';
import type { ApiSymbol, Member } from '../../model/api.ts';
import type { Signature, Type } from '../../model/type.ts';
import { deprecationOf, summaryOf } from '../../presentation/commentParts.ts';
import { type Doc, join } from '../../presentation/signature/doc.ts';
import { textOfDoc } from '../../presentation/signature/layoutDoc.ts';
import { printSignature, printType, printTypeParameters } from '../../presentation/signature/printType.ts';

const longestSentence = 140;

/** The first sentence of a Markdown text as plain text on one line, cut after a whole word to about 140 characters. */
export function plainSentence(markdown: string): string {
  const text = plainText(markdown);
  return shorten(text.slice(0, endOfSentence(text)), longestSentence);
}

/**
 * The text below an item in a list of results: the first sentence of its description. For a deprecated item, it is the
 * text of `@deprecated`, whose every sentence may name the replacement.
 */
export function itemSentence(item: ApiSymbol | Member): string {
  const deprecation = plainText(deprecationOf(item)?.text ?? '');
  return deprecation === '' ? plainSentence(summaryOf(item)?.text ?? '') : shorten(deprecation, longestSentence);
}

/*
 * The text after a name in a list of results: the first overload, the type, what a class extends and its constructor's parameters, the
 * members of an interface or an enumeration. On one line and cut, since it only helps to distinguish names.
 */

const longestSignature = 110;
const longestContents = 40;

/** The text after the name of a symbol. */
export function symbolSignature(symbol: ApiSymbol): string {
  switch (symbol.kind) {
    case 'function':
      return callable(symbol.signatures);
    case 'variable':
      return typed(symbol.type);
    case 'type':
      return text([printTypeParameters(symbol.typeParameters), symbol.type === undefined ? '' : [' = ', printType(symbol.type)]]);
    case 'class':
      return text([printTypeParameters(symbol.typeParameters), making(symbol), heritage(symbol)]);
    case 'interface':
      return text([printTypeParameters(symbol.typeParameters), heritage(symbol), ' ', contents(symbol)]).trimStart();
    case 'enum':
      return contents(symbol);
    default:
      return '';
  }
}

/** The text after the name of a member. */
export function memberSignature(member: Member): string {
  if (member.kind === 'accessor') return typed(member.getter?.returnType ?? member.setter?.parameters[0]?.type);
  if (member.kind === 'enum-member') return member.type === undefined ? '' : text([' = ', printType(member.type)]);
  if (member.signatures.length === 0) return typed(member.type, member.flags.isOptional === true);
  return member.kind === 'constructor' ? callable(member.signatures, '') : callable(member.signatures);
}

function callable([first, ...others]: readonly Signature[], returns: ': ' | '' = ': '): string {
  if (first === undefined) return '';
  return `${text(printSignature(first, { returns }))}${others.length === 0 ? '' : ` +${others.length}`}`;
}

function typed(type: Type | undefined, isOptional = false): string {
  return type === undefined ? '' : text([isOptional ? '?: ' : ': ', printType(type)]);
}

function heritage({ extends: parents }: ApiSymbol): Doc {
  return parents.length === 0 ? '' : [' extends ', join(', ', parents.map(printType))];
}

function making({ members }: ApiSymbol): Doc {
  const signature = members.find(({ kind }) => kind === 'constructor')?.signatures[0];
  return signature === undefined ? '' : printSignature(signature, { returns: '' });
}

/** `{ NAME, DOCUMENT, … }`: the first few names of members. */
function contents({ members }: ApiSymbol): string {
  const names = members.filter(({ inheritedFrom, kind }) => inheritedFrom === undefined && kind !== 'index').map(({ name }) => name);
  const shown = names.filter((_, at) => names.slice(0, at + 1).join(', ').length <= longestContents);
  if (shown.length === 0) return '';
  return `{ ${shown.join(', ')}${shown.length < names.length ? ', …' : ''} }`;
}

/** Prints a signature on one line, cut after a whole word. */
function text(doc: Doc): string {
  return shorten(textOfDoc(doc).replace(/\s+/g, ' '), longestSignature);
}

/** Cuts after a whole word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

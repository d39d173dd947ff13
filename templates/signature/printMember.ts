import type { Member, Signature } from '../../renderer/model/api.ts';
import type { ObjectMember } from '../../renderer/model/type.ts';
import { type Doc, join, keyword, link } from './doc.ts';
import { printParameters, printSignature } from './printSignature.ts';
import { printLiteral, printType } from './printType.ts';

/** How a member is printed: `isLinked` makes its name a link to the member's anchor on the same page. */
export interface MemberStyle {
  readonly isLinked: boolean;
}

/** The declarations of a member of a class, interface or enum, without what ends them: one for each overload. */
export function printMember(member: Member, { isLinked }: MemberStyle): readonly Doc[] {
  const name = printName(member, isLinked);
  const modifiers = printModifiers(member);
  return printDeclarations(member, name).map((declaration) => [modifiers, declaration]);
}

/** A member of an object type, without what ends it. */
export function printObjectMember(member: ObjectMember): Doc {
  const { name, signature, type } = member;
  const optional = member.isOptional ? '?' : '';
  const readonly = member.isReadonly ? [keyword('readonly'), ' '] : '';
  const value = type === undefined ? '' : [': ', printType(type)];
  if (member.kind === 'getter') return [keyword('get'), ' ', quoted(name), '()', type === undefined ? returned(signature) : value];
  if (signature === undefined) return [readonly, quoted(name), optional, value];
  if (member.kind === 'index') return [readonly, printIndex(signature)];
  if (member.kind === 'setter') return [keyword('set'), ' ', quoted(name), printParameters(signature.parameters)];
  const start = member.kind === 'call' ? '' : member.kind === 'construct' ? [keyword('new'), ' '] : [quoted(name), optional];
  return [start, printSignature(signature, { returns: ': ' })];
}

function printDeclarations(member: Member, name: Doc): readonly Doc[] {
  switch (member.kind) {
    case 'constructor':
      return member.signatures.map((signature) => [name, printSignature(signature, { returns: '' })]);
    case 'method':
      return member.signatures.map((signature) => [name, optionalMark(member), printSignature(signature, { returns: ': ' })]);
    case 'call':
      return member.signatures.map((signature) => printSignature(signature, { returns: ': ' }));
    case 'construct':
      return member.signatures.map((signature) => [keyword('new'), ' ', printSignature(signature, { returns: ': ' })]);
    case 'index':
      return member.signatures.map(printIndex);
    case 'accessor':
      return printAccessor(member, name);
    case 'enum-member':
      return [[name, member.type === undefined ? '' : [' = ', printType(member.type)]]];
    case 'property':
      return [[name, optionalMark(member), member.type === undefined ? '' : [': ', printType(member.type)], printDefault(member)]];
  }
}

function printAccessor({ getter, setter }: Member, name: Doc): readonly Doc[] {
  const get = getter === undefined ? [] : [[keyword('get'), ' ', name, printSignature(getter, { returns: ': ' })]];
  const set = setter === undefined ? [] : [[keyword('set'), ' ', name, printParameters(setter.parameters)]];
  return [...get, ...set];
}

/** `[key: string]: T` */
function printIndex(signature: Signature): Doc {
  const keys = signature.parameters.map((key) => [key.name, ': ', printType(key.type)]);
  return ['[', join(', ', keys), ']', returned(signature)];
}

function returned(signature: Signature | undefined): Doc {
  return signature === undefined ? '' : [': ', printType(signature.returnType)];
}

function printModifiers({ flags, kind }: Member): Doc {
  const words = [
    flags.isPrivate === true && 'private',
    flags.isProtected === true && 'protected',
    flags.isStatic === true && 'static',
    flags.isAbstract === true && 'abstract',
    flags.isReadonly === true && kind !== 'accessor' && kind !== 'enum-member' && 'readonly',
    flags.isAccessor === true && 'accessor',
  ];
  return words.map((word) => (word === false ? '' : [keyword(word), ' ']));
}

function printName({ kind, name, anchor }: Member, isLinked: boolean): Doc {
  const text = kind === 'constructor' ? 'constructor' : quoted(name);
  return isLinked ? link(text, { kind: 'anchor', anchor }) : text;
}

function optionalMark({ flags }: Member): string {
  return flags.isOptional === true ? '?' : '';
}

function printDefault({ defaultValue }: Member): Doc {
  return defaultValue === undefined ? '' : [' = ', printLiteral(defaultValue)];
}

/** A name as a key: with quotes unless it is an identifier or computed. */
function quoted(name: string): string {
  return /^[\p{ID_Start}$_#][\p{ID_Continue}$]*$|^\[/u.test(name) ? name : `'${name}'`;
}

import type { Member } from '../../model/api.ts';
import { type Doc, keyword, link } from './doc.ts';
import { printIndex, printLiteral, printParameters, printSignature, printType, quotedKey } from './printType.ts';

/** How a member is printed: `isLinked` makes its name a link to the member's anchor on the same page. */
interface MemberStyle {
  readonly isLinked: boolean;
}

/** The declarations of a member of a class, interface or enum, without what ends them: one for each overload. */
export function printMember(member: Member, { isLinked }: MemberStyle): readonly Doc[] {
  const name = printName(member, isLinked);
  const modifiers = printModifiers(member);
  return printDeclarations(member, name).map((declaration) => [modifiers, declaration]);
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

function printModifiers({ flags, kind }: Member): Doc {
  const words = [
    flags.isPrivate === true && 'private',
    flags.isProtected === true && 'protected',
    flags.isStatic === true && 'static',
    flags.isAbstract === true && 'abstract',
    flags.isConst === true && 'const',
    flags.isReadonly === true && kind !== 'accessor' && kind !== 'enum-member' && 'readonly',
    flags.isAccessor === true && 'accessor',
  ];
  return words.map((word) => (word === false ? '' : [keyword(word), ' ']));
}

function printName({ kind, name, anchor }: Member, isLinked: boolean): Doc {
  const text = kind === 'constructor' ? 'constructor' : quotedKey(name);
  return isLinked ? link(text, { kind: 'anchor', anchor }) : text;
}

function optionalMark({ flags }: Member): string {
  return flags.isOptional === true ? '?' : '';
}

function printDefault({ defaultValue }: Member): Doc {
  return defaultValue === undefined ? '' : [' = ', printLiteral(defaultValue)];
}

import type { ObjectMember, Type } from '../model/type.ts';
import { textOfDoc } from './signature/layoutDoc.ts';
import { printType } from './signature/printType.ts';

/** A type on one line, with the keys of its objects only: `Promise<{ data, errors }>`. */
export function shortType(type: Type): string {
  switch (type.kind) {
    case 'object':
      return type.members.every(isNamed) ? `{ ${[...new Set(type.members.map(({ name }) => name))].join(', ')} }` : whole(type);
    case 'reference':
      return type.typeArguments.length === 0 ? whole(type) : `${type.name}<${type.typeArguments.map(shortType).join(', ')}>`;
    case 'union':
      return type.types.map(shortType).join(' | ');
    default:
      return whole(type);
  }
}

function isNamed({ kind }: ObjectMember): boolean {
  return kind !== 'call' && kind !== 'construct' && kind !== 'index';
}

function whole(type: Type): string {
  return textOfDoc(printType(type));
}

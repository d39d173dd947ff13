import type { Type } from '../model/type.ts';

/**
 * The documented type that a signature returns, directly, in a promise, a list or a union. Used to search for other functions that return
 * it. Undefined if the reference has no such type.
 */
export function returnedName(type: Type): string | undefined {
  switch (type.kind) {
    case 'reference':
      return type.target.kind === 'symbol' ? type.name : firstName(type.typeArguments);
    case 'array':
      return returnedName(type.element);
    case 'union':
      return firstName(type.types);
    case 'operator':
      return returnedName(type.type);
    default:
      return undefined;
  }
}

function firstName(types: readonly Type[]): string | undefined {
  for (const type of types) {
    const name = returnedName(type);
    if (name !== undefined) return name;
  }
  return undefined;
}

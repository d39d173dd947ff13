import type { ApiSymbol } from '../../model/api.ts';
import type { ReferenceTarget, SymbolId, Type } from '../../model/type.ts';

export type FindUnexported = (id: SymbolId) => ApiSymbol | undefined;

/**
 * The symbols that a value of a type is or holds: members of unions, elements, type arguments, inline properties, and all of these within
 * unexported types. Parameters and results of callbacks do not count, since the value does not hold them.
 */
export function heldSymbols(type: Type, unexported: FindUnexported): ReadonlySet<SymbolId> {
  const found = new Set<SymbolId>();
  const seen = new Set<SymbolId>();
  visit(type);
  return found;

  function visit(part: Type): void {
    switch (part.kind) {
      case 'reference':
        visitTarget(part.target);
        part.typeArguments.forEach(visit);
        break;
      case 'array':
        visit(part.element);
        break;
      case 'tuple':
        for (const element of part.elements) visit(element.type);
        break;
      case 'union':
      case 'intersection':
        part.types.forEach(visit);
        break;
      case 'operator':
        if (part.operator === 'readonly') visit(part.type);
        break;
      case 'object':
        for (const member of part.members) if (member.type !== undefined) visit(member.type);
        break;
      case 'conditional':
        visit(part.then);
        visit(part.else);
        break;
      default:
    }
  }

  function visitTarget(target: ReferenceTarget): void {
    if (target.kind === 'symbol') found.add(target.id);
    if (target.kind !== 'unexported' || seen.has(target.id)) return;
    seen.add(target.id);
    const type = unexported(target.id)?.type;
    if (type !== undefined) visit(type);
  }
}

import type { ApiSymbol } from '../model/api.ts';
import type { SymbolId, Type } from '../model/type.ts';

/**
 * The object type whose fields are what users pass for a parameter: `GraphQLSchemaConfig` for `Readonly<GraphQLSchemaConfig> | undefined`.
 * Undefined where there are several, or none with a page.
 */
export function fieldsType(type: Type): SymbolId | undefined {
  if (type.kind === 'union') {
    const [first, ...others] = type.types.filter((part) => !isEmpty(part));
    return first === undefined || others.length > 0 ? undefined : fieldsType(first);
  }
  if (type.kind !== 'reference') return undefined;
  if (type.target.kind === 'symbol') return type.target.id;
  const [argument] = type.typeArguments;
  return type.target.kind === 'global' && wrappers.has(type.target.name) && argument !== undefined ? fieldsType(argument) : undefined;
}

/** Types that keep the fields of the type they are applied to. */
const wrappers: ReadonlySet<string> = new Set(['NonNullable', 'Partial', 'Readonly', 'Required']);

function isEmpty(type: Type): boolean {
  if (type.kind === 'literal') return type.text === 'null';
  return type.kind === 'intrinsic' && ['null', 'undefined', 'void'].includes(type.name);
}

/** How many fields an object type has. 0 for everything else: classes are made with `new`, and what can be called has no list of fields. */
export function countFields({ kind, members }: ApiSymbol): number {
  if (kind !== 'interface' && kind !== 'type') return 0;
  const isObject = members.some((member) => member.kind === 'property') && members.every((member) => fieldKinds.has(member.kind));
  return isObject ? members.length : 0;
}

const fieldKinds: ReadonlySet<string> = new Set(['property', 'method']);

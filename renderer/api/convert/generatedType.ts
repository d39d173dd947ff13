import type { QueryType, Reflection, ReferenceType as TypedocReference } from 'typedoc';
import type { Type } from '../../model/type.ts';
import { convertObjectType } from './convertObjectType.ts';
import type { Extraction } from './extraction.ts';

/** Those that are being replaced: an alias may name itself. */
const opened = new Set<Reflection>();

/**
 * Converts a name that only vue-tsc uses as the type it names. Undefined for other names.
 *
 * - of a variable or an alias (`typeof __VLS_export`, `__VLS_Props`): the type that it is declared with
 * - of an alias with type parameters: the first argument, because these helpers describe a form of it: `__VLS_WithSlots<Props, Slots>`
 */
export function convertGenerated(type: TypedocReference | QueryType, extraction: Extraction): Type | undefined {
  const { name, reflection, typeArguments } = type.type === 'query' ? type.queryType : type;
  if (!name.startsWith('__VLS_')) return undefined;
  const [argument] = typeArguments ?? [];
  if (argument !== undefined) return extraction.convertType(argument);
  if (!reflection?.isDeclaration() || opened.has(reflection)) return undefined;
  opened.add(reflection);
  const converted = reflection.type === undefined ? convertObjectType(reflection, extraction) : extraction.convertType(reflection.type);
  opened.delete(reflection);
  return converted;
}

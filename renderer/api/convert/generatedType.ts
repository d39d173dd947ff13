import type { QueryType, Reflection, ReferenceType as TypedocReference } from 'typedoc';
import type { Type } from '../../model/type.ts';
import { convertObjectType } from './convertObjectType.ts';
import { convertSignature } from './convertSignature.ts';
import type { Extraction } from './extraction.ts';

/** Those that are being replaced: an alias may name itself. */
const opened = new Set<Reflection>();

/** Names of vue-tsc, and those that svelte2tsx gives to types without a name. */
const generated = /^(?:__VLS_|\$\$(?:ComponentProps|Props|Events|Slots)(?:\$\d+)?$)/;

/** How svelte2tsx describes a component with type parameters: it is called with what Svelte needs itself, and then with the props. */
const genericSvelte = /^\$\$IsomorphicComponent(?:\$\d+)?$/;

/**
 * Converts a name that only vue-tsc or svelte2tsx uses as the type it names. Undefined for other names.
 *
 * - of a variable or an alias (`typeof __VLS_export`, `__VLS_Props`): the type that it is declared with
 * - of a generic component of Svelte: a function of its props
 * - of an alias with type parameters: the first argument, because these helpers describe a form of it: `__VLS_WithSlots<Props, Slots>`
 */
export function convertGenerated(type: TypedocReference | QueryType, extraction: Extraction): Type | undefined {
  const { name, reflection, typeArguments } = type.type === 'query' ? type.queryType : type;
  const [call] = genericSvelte.test(name) && reflection?.isDeclaration() ? (reflection.signatures ?? []) : [];
  if (call !== undefined) {
    const signature = convertSignature(call, extraction);
    return { kind: 'function', signature: { ...signature, parameters: signature.parameters.slice(1) } };
  }
  if (!generated.test(name)) return undefined;
  const [argument] = typeArguments ?? [];
  if (argument !== undefined) return extraction.convertType(argument);
  if (!reflection?.isDeclaration() || opened.has(reflection)) return undefined;
  opened.add(reflection);
  const converted = reflection.type === undefined ? convertObjectType(reflection, extraction) : extraction.convertType(reflection.type);
  opened.delete(reflection);
  return converted;
}

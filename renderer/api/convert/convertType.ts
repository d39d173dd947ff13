import type { MappedType, ReferenceType, SomeType, TupleType } from 'typedoc';
import { specifierOf } from '../../model/specifierOf.ts';
import type { TupleElement, Type } from '../../model/type.ts';
import { convertObjectType } from './convertObjectType.ts';
import { convertReference, convertValueReference } from './convertReference.ts';
import type { Extraction } from './extraction.ts';
import { convertGenerated } from './generatedType.ts';

/** Turns a type of TypeDoc into ours. A form that isn't known becomes its text, as the compiler prints it. */
export function convertType(type: SomeType, extraction: Extraction): Type {
  const convert = (part: SomeType): Type => convertType(part, extraction);
  switch (type.type) {
    case 'intrinsic':
      return { kind: 'intrinsic', name: type.name };
    case 'literal':
      return { kind: 'literal', text: literalText(type.value) };
    case 'reference':
      return type.name === '__module'
        ? convertModule(type, extraction)
        : (convertGenerated(type, extraction) ?? convertReference(type, extraction));
    case 'array':
      return { kind: 'array', element: convert(type.elementType) };
    case 'tuple':
      return convertTuple(type, extraction);
    case 'union':
      return { kind: 'union', types: type.types.map(convert) };
    case 'intersection':
      return { kind: 'intersection', types: type.types.map(convert) };
    case 'reflection':
      return convertObjectType(type.declaration, extraction);
    case 'conditional': {
      const { checkType, extendsType, trueType, falseType } = type;
      return {
        kind: 'conditional',
        check: convert(checkType),
        extends: convert(extendsType),
        // biome-ignore lint/suspicious/noThenProperty: the branch of a conditional type; a type is never awaited
        then: convert(trueType),
        else: convert(falseType),
      };
    }
    case 'inferred':
      return { kind: 'infer', name: type.name, constraint: type.constraint && convert(type.constraint) };
    case 'mapped':
      return convertMapped(type, extraction);
    case 'templateLiteral':
      return { kind: 'template', head: type.head, spans: type.tail.map(([span, text]) => ({ type: convert(span), text })) };
    case 'indexedAccess':
      return { kind: 'indexed', object: convert(type.objectType), index: convert(type.indexType) };
    case 'typeOperator':
      return { kind: 'operator', operator: type.operator, type: convert(type.target) };
    case 'query':
      // Also those that are the defaults: `typeof Box` has other constructors than `typeof Box<string>`.
      return (
        convertGenerated(type, extraction) ?? {
          kind: 'query',
          target: {
            ...convertValueReference(type.queryType, extraction),
            typeArguments: (type.queryType.typeArguments ?? []).map(convert),
          },
        }
      );
    case 'predicate':
      return { kind: 'predicate', parameter: type.name, asserts: type.asserts, type: type.targetType && convert(type.targetType) };
    // The two exist only inside of tuples, where `convertTuple` reads them.
    case 'optional':
    case 'rest':
      return convert(type.elementType);
    case 'namedTupleMember':
      return convert(type.element);
    default:
      // As `typedoc/keepUndefined` writes it.
      return type.name === 'undefined' ? { kind: 'intrinsic', name: type.name } : { kind: 'text', text: type.toString() };
  }
}

/** Source text of a literal type or of an enum member's value. */
function literalText(value: string | number | boolean | null | bigint): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'bigint' ? `${value}n` : String(value);
}

/** The inferred type of a module used as a value, where TypeDoc has no name for it: `typeof app` of a module that is exported as `app`. */
function convertModule(type: ReferenceType, extraction: Extraction): Type {
  const { reflection, symbolId } = type;
  const isExported = reflection !== undefined && extraction.ids.of(reflection) !== undefined;
  if (isExported) return { kind: 'query', target: convertValueReference(type, extraction) };
  const path =
    symbolId === undefined
      ? specifierOf(extraction.info, { name: reflection?.name ?? '' })
      : `${symbolId.packageName}/${symbolId.packagePath}`;
  return { kind: 'text', text: `typeof import(${JSON.stringify(path)})` };
}

function convertTuple(type: TupleType, extraction: Extraction): Type {
  return { kind: 'tuple', elements: type.elements.map((element) => convertElement(element, extraction)) };
}

/** `name?: T`, `...name: T[]`, `T?`, `...T[]`: a rest wraps a name, a name wraps the type. */
function convertElement(element: SomeType, extraction: Extraction): TupleElement {
  const isRest = element.type === 'rest';
  const inner = isRest || element.type === 'optional' ? element.elementType : element;
  if (inner.type !== 'namedTupleMember') {
    return { isOptional: element.type === 'optional', isRest, type: convertType(inner, extraction) };
  }
  const isNamedRest = isRest || (!inner.isOptional && extraction.isRestLabel(inner.name));
  return { name: inner.name, isOptional: inner.isOptional, isRest: isNamedRest, type: convertType(inner.element, extraction) };
}

function convertMapped(type: MappedType, extraction: Extraction): Type {
  return {
    kind: 'mapped',
    parameter: type.parameter,
    constraint: convertType(type.parameterType, extraction),
    nameType: type.nameType && convertType(type.nameType, extraction),
    template: convertType(type.templateType, extraction),
    readonly: type.readonlyModifier === '+' ? '' : type.readonlyModifier,
    optional: type.optionalModifier === '+' ? '' : type.optionalModifier,
  };
}

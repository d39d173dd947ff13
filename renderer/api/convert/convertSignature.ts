import {
  type CommentDisplayPart,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import ts from 'typescript';
import type { Parameter, ParameterPart, Signature, TypeParameter } from '../../model/type.ts';
import { inheritedSource } from '../typedoc/inheritDoc.ts';
import { authorName } from './authorName.ts';
import { convertParameterText, convertTagged } from './commentTexts.ts';
import { convertComment } from './convertComment.ts';
import { defaultValueOf, destructuredDefaults } from './defaultValues.ts';
import type { Extraction } from './extraction.ts';
import { asGenericComponent } from './genericComponent.ts';
import { addTexts, replaceTexts, textsIn } from './parameterTexts.ts';
import { ownersOf } from './signatureOwner.ts';

/** A call, construct or index signature, a getter or a setter. `within`: the signatures whose comments inherit this one's. */
export function convertSignature(signature: SignatureReflection, extraction: Extraction, within: readonly Reflection[] = []): Signature {
  const { parameters = [], type } = asGenericComponent(signature);
  const converted: Signature = {
    typeParameters: isClassConstructor(signature) ? [] : convertTypeParameters(signature.typeParameters, extraction),
    parameters: parameters.map((parameter) => convertParameter(parameter, extraction)),
    returnType: type === undefined ? { kind: 'intrinsic', name: 'any' } : extraction.convertType(type),
    comment: convertComment(signature, extraction),
    sources: extraction.locate(signature.sources),
  };
  const isOnly = signature.parent.signatures?.length === 1;
  const owners = ownersOf(signature, extraction);
  const whole = owners.reduceRight((before, owner) => (isOnly ? replaceTexts : addTexts)(before, textsIn(owner, extraction)), converted);
  const sources = [...owners, signature].flatMap((one) => inheritedSource(one) ?? []);
  return sources
    .filter((source): source is SignatureReflection => source.isSignature() && !within.includes(source))
    .reduce((before, source) => addTextsOf(before, convertSignature(source, extraction, [...within, signature])), whole);
}

/** Texts of the parameter with the same name, or else at the same position. */
function addTextsOf(signature: Signature, source: Signature): Signature {
  const names = new Set(signature.parameters.map(({ name }) => name));
  const parameters = source.parameters.map((parameter, index) =>
    names.has(parameter.name) ? parameter : { ...parameter, name: signature.parameters[index]?.name ?? parameter.name },
  );
  return addTexts(signature, { ...source, parameters });
}

/** The compiler gives it the type parameters of its class. */
function isClassConstructor({ kind, parent }: SignatureReflection): boolean {
  return kind === ReflectionKind.ConstructorSignature && parent.parent?.kind === ReflectionKind.Class;
}

/** The type parameters of a symbol, with texts of the one whose comment it inherits. */
export function convertOwnTypeParameters(owner: DeclarationReflection, extraction: Extraction): readonly TypeParameter[] {
  const own = convertTypeParameters(owner.typeParameters, extraction);
  const source = own.length === 0 ? undefined : inheritedSource(owner);
  const inherited = source?.isDeclaration() ? convertTypeParameters(source.typeParameters, extraction) : [];
  return own.map((parameter) => ({
    ...parameter,
    comment: parameter.comment ?? inherited.find(({ name }) => name === parameter.name)?.comment,
  }));
}

function convertTypeParameters(
  parameters: readonly TypeParameterReflection[] | undefined,
  extraction: Extraction,
): readonly TypeParameter[] {
  return (parameters ?? []).map((parameter) => ({
    name: parameter.name,
    constraint: parameter.type && extraction.convertType(parameter.type),
    default: parameter.default && extraction.convertType(parameter.default),
    variance: parameter.varianceModifier,
    isConst: parameter.flags.isConst ? true : undefined,
    comment: convertParameterText(parameter, extraction),
  }));
}

function convertParameter(parameter: ParameterReflection, extraction: Extraction): Parameter {
  return {
    name: parameterName(parameter, extraction),
    type: parameter.type === undefined ? { kind: 'intrinsic', name: 'any' } : extraction.convertType(parameter.type),
    isOptional: parameter.flags.isOptional,
    isRest: parameter.flags.isRest,
    defaultValue: defaultValueOf(parameter, extraction),
    comment: convertParameterText(parameter, extraction),
    parts: partsOf(parameter, extraction),
  };
}

/** A destructured parameter without a name in its comment is called by its pattern: `{ schema, source }`. */
function parameterName(parameter: ParameterReflection, { nodes }: Extraction): string {
  if (parameter.name !== '__namedParameters') return authorName(parameter.name);
  const pattern = nodes.declarationsOf(parameter).find(ts.isParameter)?.name;
  return pattern === undefined || ts.isIdentifier(pattern) ? parameter.name : patternText(pattern);
}

/** In characters: what a line has room for. */
const longestPattern = 60;

/**
 * A pattern as a caller sees it: without default values, and without names that only the function's body uses. Of a long one, only the first
 * names: `{ baseUrl, timeout, … }`.
 */
function patternText(pattern: ts.BindingPattern): string {
  const names = pattern.elements.map((element) => (ts.isBindingElement(element) ? elementText(element) : ''));
  const count = names.findLastIndex((_, index) => names.slice(0, index + 1).join(', ').length <= longestPattern) + 1;
  const shown = (count < names.length ? [...names.slice(0, Math.max(count, 1)), '…'] : names).join(', ');
  return ts.isObjectBindingPattern(pattern) ? `{ ${shown} }` : `[${shown}]`;
}

function elementText({ dotDotDotToken, propertyName, name }: ts.BindingElement): string {
  const key = (propertyName ?? name).getText();
  if (ts.isIdentifier(name)) return dotDotDotToken === undefined ? key : `...${key}`;
  const inner = patternText(name);
  return propertyName === undefined ? `${dotDotDotToken === undefined ? '' : '...'}${inner}` : `${key}: ${inner}`;
}

/** The parts of a parameter that have a comment, in the order of the comments, then those that only have a default value. */
function partsOf(parameter: ParameterReflection, extraction: Extraction): Parameter['parts'] {
  const defaults = destructuredDefaults(parameter, extraction);
  const commented = commentedParts(parameter.type, { prefix: '', parameter, extraction });
  const names = new Set(commented.map(({ name }) => name));
  return [
    ...commented.map((part) => (defaults.has(part.name) ? { ...part, defaultValue: defaults.get(part.name) } : part)),
    ...[...defaults].flatMap(([name, defaultValue]) => (names.has(name) ? [] : [{ name, defaultValue }])),
  ];
}

interface PartsRequest {
  readonly prefix: string;
  readonly parameter: ParameterReflection;
  readonly extraction: Extraction;
}

/** Texts of `@param options.name`: TypeDoc keeps them on the parts of a literal type, or on the reference to a named one. */
function commentedParts(type: SomeType | undefined, request: PartsRequest): readonly ParameterPart[] {
  switch (type?.type) {
    case 'union':
    case 'intersection':
      return type.types.flatMap((part) => commentedParts(part, request));
    case 'reference':
      return [...(type.highlightedProperties ?? [])].map(([name, content]) => commentedPart(name, content, request));
    case 'reflection':
      return (type.declaration.children ?? []).flatMap((child) => partsOfProperty(child, request));
    default:
      return [];
  }
}

function partsOfProperty({ name, comment, type }: DeclarationReflection, request: PartsRequest): readonly ParameterPart[] {
  const own = comment === undefined || comment.summary.length === 0 ? [] : [commentedPart(name, comment.summary, request)];
  return [...own, ...commentedParts(type, { ...request, prefix: `${request.prefix}${name}.` })];
}

/** The text is in its `@param`, or in a comment of the property itself. */
function commentedPart(property: string, content: readonly CommentDisplayPart[], { prefix, parameter, extraction }: PartsRequest) {
  const name = `${prefix}${property}`;
  const tag = { name: '@param', subject: `${parameter.name}.${name}` };
  return { name, comment: convertTagged(content, { reflection: parameter, extraction, tag }) };
}

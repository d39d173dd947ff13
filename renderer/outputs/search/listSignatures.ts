import type { ApiSymbol, Member } from '../../model/api.ts';
import type { Signature, SymbolId, Type } from '../../model/type.ts';
import type { NamedPage } from '../../render/names/listNames.ts';
import { emptyScope, type TypeScope, typeText, withParameters } from './typeText.ts';

/** A way to get a value from others, as search compares it. */
export interface SearchSignature {
  readonly parameters: readonly SearchParameter[];
  readonly result: string;
  /** The parameters are properties of an object that is really passed. */
  readonly isUnpacked: boolean;
}

interface SearchParameter {
  readonly type: string;
  /** `self`: the object that a member belongs to. */
  readonly need: 'required' | 'optional' | 'self';
}

export type FindSymbol = (id: SymbolId) => ApiSymbol | undefined;

/** Objects with more properties than this are no list of parameters. */
const mostProperties = 40;

/** Signatures of a symbol and of its members, each with its place among the page's names: 0 is the symbol. */
export function listSignatures(
  { symbol, parts }: NamedPage,
  find: FindSymbol,
): readonly { readonly part: number; readonly signature: SearchSignature }[] {
  if (symbol === undefined) return [];
  const scope = withParameters({ ...emptyScope, self: symbol.name }, symbol.typeParameters);
  const own = symbolSignatures({ symbol, scope, find }).map((signature) => ({ part: 0, signature }));
  const members = parts.flatMap(({ member }, index) =>
    member === undefined ? [] : memberSignatures({ symbol, member, scope, find }).map((signature) => ({ part: index + 1, signature })),
  );
  return [...own, ...members];
}

interface Context {
  readonly symbol: ApiSymbol;
  readonly scope: TypeScope;
  readonly find: FindSymbol;
}

function symbolSignatures({ symbol, scope, find }: Context): readonly SearchSignature[] {
  if (symbol.kind === 'function') return symbol.signatures.flatMap((signature) => callSignatures({ signature, scope, find }));
  const { type } = symbol;
  if (type === undefined || (symbol.kind !== 'variable' && type.kind !== 'function')) return [];
  return valueSignatures({ type, scope, find, self: [] });
}

function memberSignatures({ symbol, member, scope, find }: Context & { readonly member: Member }): readonly SearchSignature[] {
  if (member.kind === 'enum-member') return [];
  const self: readonly SearchParameter[] = member.flags.isStatic === true ? [] : [{ type: symbol.name, need: 'self' }];
  if (member.kind === 'constructor')
    return member.signatures.flatMap((signature) => callSignatures({ signature, scope, find, result: symbol.name }));
  const type = member.type ?? member.getter?.returnType;
  if (member.signatures.length === 0) return type === undefined ? [] : valueSignatures({ type, scope, find, self });
  return member.signatures.flatMap((signature) => callSignatures({ signature, scope, find, self }));
}

interface ValueRequest {
  readonly type: Type;
  readonly scope: TypeScope;
  readonly find: FindSymbol;
  readonly self: readonly SearchParameter[];
}

/** A value that is a function can be called; any other can be read. */
function valueSignatures({ type, scope, find, self }: ValueRequest): readonly SearchSignature[] {
  const called = type.kind === 'function' ? { signature: type.signature, scope } : aliasedFunction(type, find);
  if (called !== undefined) return callSignatures({ ...called, find, self });
  return [{ parameters: self, result: typeText(type, scope), isUnpacked: false }];
}

function aliasedFunction(type: Type, find: FindSymbol): { readonly signature: Signature; readonly scope: TypeScope } | undefined {
  const alias = referenced(type, find);
  if (alias?.kind !== 'type' || alias.type?.kind !== 'function') return undefined;
  return { signature: alias.type.signature, scope: withParameters(emptyScope, alias.typeParameters) };
}

interface CallRequest {
  readonly signature: Signature;
  readonly scope: TypeScope;
  readonly find: FindSymbol;
  readonly self?: readonly SearchParameter[] | undefined;
  readonly result?: string | undefined;
}

function callSignatures({ signature, scope: outer, find, self = [], result }: CallRequest): readonly SearchSignature[] {
  const scope = withParameters(outer, signature.typeParameters);
  const parameters = signature.parameters.filter(({ name }) => name !== 'this');
  const plain = {
    parameters: [...self, ...parameters.map(({ type, isOptional, isRest }) => parameterOf({ type, isRest, isOptional, scope }))],
    result: result ?? typeText(signature.returnType, scope),
    isUnpacked: false,
  };
  const [first] = parameters;
  const properties = first === undefined ? undefined : propertiesOf(first.type, find);
  if (properties === undefined || parameters.slice(1).some(({ isOptional }) => !isOptional)) return [plain];
  return [plain, { ...plain, parameters: [...self, ...properties], isUnpacked: true }];
}

function parameterOf(parameter: {
  readonly type: Type;
  readonly isRest: boolean;
  readonly isOptional: boolean;
  readonly scope: TypeScope;
}): SearchParameter {
  const { type, isRest, isOptional, scope } = parameter;
  const element = isRest && type.kind === 'array' ? type.element : type;
  return { type: typeText(element, scope), need: isRest || isOptional ? 'optional' : 'required' };
}

/** The properties of an options object: readers search for the options, not for the name of the object. */
function propertiesOf(type: Type, find: FindSymbol): readonly SearchParameter[] | undefined {
  const holder = referenced(type, find);
  if (holder?.kind !== 'interface' || holder.members.length > mostProperties) return undefined;
  const scope = withParameters({ ...emptyScope, self: holder.name }, holder.typeParameters);
  const properties = holder.members.flatMap(({ kind, type, flags }): SearchParameter[] =>
    kind !== 'property' || type === undefined
      ? []
      : [{ type: typeText(type, scope), need: flags.isOptional === true || isNullable(type) ? 'optional' : 'required' }],
  );
  return properties.length < 2 ? undefined : properties;
}

function referenced(type: Type, find: FindSymbol): ApiSymbol | undefined {
  if (type.kind !== 'reference') return undefined;
  const { target, typeArguments, name } = type;
  const [inner] = typeArguments;
  if (target.kind === 'global' && name === 'Readonly' && inner !== undefined) return referenced(inner, find);
  return target.kind === 'symbol' || target.kind === 'unexported' ? find(target.id) : undefined;
}

function isNullable(type: Type): boolean {
  return type.kind === 'reference' ? type.name === 'Maybe' : type.kind === 'union' && type.types.some(isNullish);
}

function isNullish(type: Type): boolean {
  return (type.kind === 'intrinsic' && type.name === 'undefined') || (type.kind === 'literal' && type.text === 'null');
}

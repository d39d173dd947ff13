import { IntersectionType, type ParameterReflection, type SignatureReflection, type SomeType } from 'typedoc';

/**
 * The signature of a generic component of Vue as its author thinks of it: `(props: Props) => VNode`. vue-tsc describes the component by a fourth
 * parameter, which users never pass. The other parameters, and a mark of the result, refer to it. Other signatures stay.
 */
export function asGenericComponent({ parameters = [], type }: SignatureReflection): Pick<SignatureReflection, 'parameters' | 'type'> {
  const [props] = parameters;
  const written = propertyOf(parameters.find(({ name }) => name === '__VLS_setup'));
  if (props === undefined || written === undefined) return { parameters, ...(type === undefined ? {} : { type }) };
  const parameter: ParameterReflection = Object.create(props, { type: { value: without(written, isFallback) } });
  return { parameters: [parameter], ...(type === undefined ? {} : { type: without(type, isMark) }) };
}

/** `Props` of `setup?: Promise<{ props: Props; … }>`. */
function propertyOf(setup: ParameterReflection | undefined): SomeType | undefined {
  const types = setup?.type?.type === 'union' ? setup.type.types : [setup?.type];
  const [described] = types.flatMap((one) => (one?.type === 'reference' ? (one.typeArguments ?? []) : []));
  const children = described?.type === 'reflection' ? described.declaration.children : undefined;
  return children?.find(({ name }) => name === 'props')?.type;
}

function without(type: SomeType, isDropped: (part: SomeType) => boolean): SomeType {
  if (type.type !== 'intersection') return type;
  const types = type.types.filter((part) => !isDropped(part));
  const [only] = types;
  return types.length === 1 && only !== undefined ? only : new IntersectionType(types);
}

/** Props that vue-tsc reads from a global type, if there is one: `typeof globalThis extends { __VLS_PROPS_FALLBACK: infer P } ? P : {}`. */
function isFallback(part: SomeType): boolean {
  return part.type === 'conditional' && part.toString().includes('__VLS_');
}

/** `{ __ctx?: … }`. */
function isMark(part: SomeType): boolean {
  return part.type === 'reflection' && part.declaration.children?.some(({ name }) => name === '__ctx') === true;
}

import type { Comment, Markdown, Source } from './comment.ts';

/** A type of TypeScript as data. Printed by `presentation/signature/`, compared by search. */
export type Type =
  /** `string`, `void`, `this`, …: also `unique symbol`. */
  | { readonly kind: 'intrinsic'; readonly name: string }
  /** Source text of a literal: `"a"`, `-1n`, `true`, `null`. */
  | { readonly kind: 'literal'; readonly text: string }
  | ReferenceType
  | { readonly kind: 'array'; readonly element: Type }
  | { readonly kind: 'tuple'; readonly elements: readonly TupleElement[] }
  | { readonly kind: 'union'; readonly types: readonly Type[] }
  | { readonly kind: 'intersection'; readonly types: readonly Type[] }
  | { readonly kind: 'function'; readonly signature: Signature }
  | { readonly kind: 'constructor'; readonly signature: Signature; readonly isAbstract: boolean }
  | { readonly kind: 'object'; readonly members: readonly ObjectMember[] }
  | { readonly kind: 'conditional'; readonly check: Type; readonly extends: Type; readonly then: Type; readonly else: Type }
  | { readonly kind: 'infer'; readonly name: string; readonly constraint?: Type | undefined }
  | {
      readonly kind: 'mapped';
      readonly parameter: string;
      readonly constraint: Type;
      readonly nameType?: Type | undefined;
      readonly template: Type;
      /** `+` and `-` as written; `''` is a plain modifier. */
      readonly readonly?: '' | '+' | '-' | undefined;
      readonly optional?: '' | '+' | '-' | undefined;
    }
  /** Texts and types in turn: `head`, then pairs of a type and the text after it. */
  | { readonly kind: 'template'; readonly head: string; readonly spans: readonly { readonly type: Type; readonly text: string }[] }
  | { readonly kind: 'indexed'; readonly object: Type; readonly index: Type }
  | { readonly kind: 'operator'; readonly operator: 'keyof' | 'readonly' | 'unique'; readonly type: Type }
  | { readonly kind: 'query'; readonly target: ReferenceType }
  | { readonly kind: 'predicate'; readonly parameter: string; readonly asserts: boolean; readonly type?: Type | undefined }
  /** A kind of type that the conversion does not know: its text as the compiler prints it. */
  | { readonly kind: 'text'; readonly text: string };

export interface ReferenceType {
  readonly kind: 'reference';
  /** As written: `GraphQLSchema`, `Namespace.Name`. */
  readonly name: string;
  readonly typeArguments: readonly Type[];
  readonly target: ReferenceTarget;
}

export type ReferenceTarget =
  /** A symbol or member with a place in this site. */
  | { readonly kind: 'symbol'; readonly id: SymbolId }
  /** A type that the package doesn't export: in `ApiPackage.unexported`. */
  | { readonly kind: 'unexported'; readonly id: SymbolId }
  /** A type parameter in scope. */
  | { readonly kind: 'parameter' }
  /** Declared in TypeScript's own library: `Promise`, `Partial`. */
  | { readonly kind: 'global'; readonly name: string }
  /** Declared in another package: `{ package: '@types/node', name: 'Buffer' }`. */
  | { readonly kind: 'external'; readonly package: string; readonly name: string }
  | { readonly kind: 'unknown' };

export interface TupleElement {
  readonly name?: string | undefined;
  readonly isOptional: boolean;
  readonly isRest: boolean;
  readonly type: Type;
}

/** A part of an object type: a property, method, call or construct signature, or index signature. */
export interface ObjectMember {
  readonly kind: 'property' | 'method' | 'call' | 'construct' | 'index' | 'getter' | 'setter';
  readonly name: string;
  readonly isOptional: boolean;
  readonly isReadonly: boolean;
  /** property, getter. */
  readonly type?: Type | undefined;
  /** method, call, construct, index (the key is its parameter), setter. */
  readonly signature?: Signature | undefined;
  readonly comment?: Comment | undefined;
}

/**
 * Stable identity of a symbol or member: `{slug}/{module}:{kind}/{qualified name}`, members with `#{anchor}`:
 * `graphql-js/:class/GraphQLSchema`, `graphql-js/:class/GraphQLSchema#getType`. Hidden symbols have the file that declares
 * them for a module: `graphql-js/jsutils/Maybe.d.ts:type/Maybe`.
 */
export type SymbolId = string;

export interface Signature {
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly returnType: Type;
  /** The overload's own text. */
  readonly comment?: Comment | undefined;
  readonly sources: readonly Source[];
}

export interface TypeParameter {
  readonly name: string;
  readonly constraint?: Type | undefined;
  readonly default?: Type | undefined;
  readonly variance?: 'in' | 'out' | 'in out' | undefined;
  readonly isConst?: boolean | undefined;
  readonly comment?: Markdown | undefined;
}

export interface Parameter {
  readonly name: string;
  readonly type: Type;
  readonly isOptional: boolean;
  readonly isRest: boolean;
  /** As written in the source; undefined when it can't be known. Never `...`. */
  readonly defaultValue?: string | undefined;
  readonly comment?: Markdown | undefined;
  /** Documented parts of an object or a destructured parameter. */
  readonly parts: readonly ParameterPart[];
}

export interface ParameterPart {
  /** `name`, `size.width`. */
  readonly name: string;
  /** Text of `@param options.name`, or of the property's own comment. */
  readonly comment?: Markdown | undefined;
  /** As written in the pattern that takes the parameter apart. */
  readonly defaultValue?: string | undefined;
}

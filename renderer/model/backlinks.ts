import type { SymbolId } from './type.ts';

/** Where a symbol is used, as its page tells it. Every list holds each user once. Symbols are sorted by name, documents by relevance. */
export interface Backlinks extends TypeUses {
  readonly documents: readonly DocumentBacklink[];
}

/** Symbols and members that have a type in their declaration, by id: `graphql-js/:class/GraphQLSchema#toConfig`. */
export interface TypeUses {
  /** Functions, methods and constructors with a parameter that takes it, itself or among others. */
  readonly acceptedBy: readonly SymbolId[];
  /** Functions, methods and accessors that give it back, itself or within a promise, a list and the like. */
  readonly returnedBy: readonly SymbolId[];
  /** Classes, interfaces and type aliases that mention it in their properties or in the aliased type. */
  readonly containedIn: readonly SymbolId[];
  /** Variables of this type. */
  readonly values: readonly SymbolId[];
  /** Functions that tell whether something is of this type: `isSchema(value): value is GraphQLSchema`. */
  readonly guards: readonly SymbolId[];
}

/** A document that speaks of a symbol, with the section that does so most. */
export interface DocumentBacklink {
  readonly title: string;
  /** Text of the section's heading; undefined before the first. */
  readonly section?: string | undefined;
  /** With the section's anchor, without `baseUrl`. */
  readonly href: string;
}

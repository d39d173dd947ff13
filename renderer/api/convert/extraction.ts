import type { Context, Reflection, SignatureReflection, SomeType, SourceReference, TypeParameterReflection } from 'typedoc';
import type ts from 'typescript';
import type { Source } from '../../model/comment.ts';
import { memoize } from '../../model/memoize.ts';
import type { Type } from '../../model/type.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import type { Augmented } from '../typedoc/augmentations.ts';
import type { ExportComments } from '../typedoc/exportComments.ts';
import type { FileCategories } from './fileCategories.ts';
import type { SymbolIds } from './symbolIds.ts';
import type { IsRestLabel } from './tupleRests.ts';

/** Data about the package that all conversions need. */
export interface Extraction {
  readonly info: PackageInfo;
  readonly program: ts.Program;
  readonly ids: SymbolIds;
  /** Places of TypeDoc in the package, with their addresses. */
  readonly locate: (sources: readonly SourceReference[] | undefined) => readonly Source[];
  readonly nodes: ReflectionNodes;
  readonly exportComments: ExportComments;
  readonly augmented: Augmented;
  /** Exports as types only of what exists at run time. */
  readonly typeOnly: ReadonlySet<Reflection>;
  readonly comments: CommentIndex;
  readonly startOf: NodeStarts;
  /** Places of comment texts, by query. */
  readonly foundTexts: Map<string, TextOrigin | undefined>;
  /** Versions of other packages, by their folders. */
  readonly versions: Map<string, string>;
  readonly isRestLabel: IsRestLabel;
  readonly fileCategories: FileCategories;
  readonly libraryDefaults: LibraryDefaults;
  readonly parameterDefaults: ParameterDefaults;
  /** Whether TypeScript's library declares a type of this name. */
  readonly isLibraryType: (name: string) => boolean;
  /** Turns a type of TypeDoc into ours. Types are made of signatures, signatures of types: each converts the other through this. */
  readonly convertType: (type: SomeType) => Type;
}

/** Defaults of the type parameters of a declaration of TypeScript's library, as written there. */
export type LibraryDefaults = (name: string) => readonly (string | undefined)[];

/** The default of a type parameter of the package, if it is known yet. */
export type ParameterDefaults = (parameter: TypeParameterReflection, extraction: Extraction) => Type | undefined;

/** A text in its file: from its first character to the end of its comment. */
export interface TextOrigin {
  readonly file: ts.SourceFile;
  readonly pos: number;
  readonly end: number;
}

/** From reflections back to the syntax that they were made from. */
interface ReflectionNodes {
  declarationsOf(reflection: Reflection): readonly ts.Declaration[];
}

/** Finds the documentation comments of a file by their ranges, in the order of the source. */
type CommentIndex = (file: ts.SourceFile) => readonly ts.TextRange[];

/** Offset of the first token of a node. The compiler searches for it after the comments each time, so it is remembered here. */
type NodeStarts = (node: ts.Node) => number;

/** The nodes of signatures, which TypeDoc provides only while it creates them. */
type SignatureNodes = ReadonlyMap<SignatureReflection, ts.Declaration>;

/** Looks up nodes through TypeDoc's context, which alone knows the symbols of reflections. */
export function reflectionNodes(context: Context, signatures: SignatureNodes): ReflectionNodes {
  return {
    declarationsOf(reflection) {
      const node = reflection.isSignature() ? signatures.get(reflection) : undefined;
      if (node !== undefined) return [node];
      return context.getSymbolFromReflection(reflection)?.declarations ?? [];
    },
  };
}

/** Scans each file once. */
export function commentIndex(): CommentIndex {
  return memoize((file) => [...file.text.matchAll(/\/\*\*(?!\/)[\s\S]*?\*\//g)].map(toRange));
}

export function nodeStarts(): NodeStarts {
  return memoize((node) => node.getStart());
}

function toRange(match: RegExpExecArray): ts.TextRange {
  return { pos: match.index, end: match.index + match[0].length };
}

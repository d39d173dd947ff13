import type { Context, DeclarationReflection, ProjectReflection, Reflection, SignatureReflection } from 'typedoc';
import type ts from 'typescript';
import type { Member } from '../model/api.ts';
import type { TextOrigin } from './commentPlaces.ts';
import type { LibraryDefaults, ParameterDefaults } from './defaultArguments.ts';
import type { FileCategories } from './fileCategories.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import type { LocateSource } from './sourceLinks.ts';
import type { SymbolIds } from './symbolIds.ts';
import type { IsRestLabel } from './tupleRests.ts';

/** What every conversion needs to know about the package that is being extracted. */
export interface Extraction {
  readonly info: PackageInfo;
  readonly program: ts.Program;
  readonly project: ProjectReflection;
  readonly ids: SymbolIds;
  readonly locateSource: LocateSource;
  readonly nodes: ReflectionNodes;
  readonly comments: CommentIndex;
  readonly startOf: NodeStarts;
  /** Where texts of comments are, by what was looked for. */
  readonly foundTexts: Map<string, TextOrigin | undefined>;
  readonly isRestLabel: IsRestLabel;
  readonly fileCategories: FileCategories;
  readonly libraryDefaults: LibraryDefaults;
  readonly parameterDefaults: ParameterDefaults;
  /** Members that have been inherited, by the reflections that were converted: nearly always one each. */
  readonly repeated: Map<DeclarationReflection, readonly Member[]>;
}

/** From reflections back to the syntax that they were made from. */
export interface ReflectionNodes {
  declarationsOf(reflection: Reflection): readonly ts.Declaration[];
}

/** Finds the documentation comments of a file by their ranges, in the order of the source. */
export type CommentIndex = (file: ts.SourceFile) => readonly ts.TextRange[];

/** Where the first word of a node is, which the compiler looks for behind its comments each time. */
export type NodeStarts = (node: ts.Node) => number;

/** Keeps the nodes of signatures, which TypeDoc hands out only while it creates them. */
export type SignatureNodes = ReadonlyMap<SignatureReflection, ts.Declaration>;

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
  const known = new Map<ts.SourceFile, readonly ts.TextRange[]>();
  return (file) => {
    const ranges = known.get(file) ?? [...file.text.matchAll(/\/\*\*(?!\/)[\s\S]*?\*\//g)].map(toRange);
    known.set(file, ranges);
    return ranges;
  };
}

export function nodeStarts(): NodeStarts {
  const known = new Map<ts.Node, number>();
  return (node) => {
    const start = known.get(node) ?? node.getStart();
    known.set(node, start);
    return start;
  };
}

function toRange(match: RegExpExecArray): ts.TextRange {
  return { pos: match.index, end: match.index + match[0].length };
}

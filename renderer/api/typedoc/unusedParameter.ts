import { ReflectionKind, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import { escapeRegExp } from '../entry/escapeRegExp.ts';
import type { TypedocResult } from './runTypedoc.ts';

/** A spot in a file. */
export interface TagSpot {
  readonly file: ts.SourceFile;
  readonly pos: number;
}

/** Finds the `@param` tag that a message of TypeDoc is about: it names only the signature and the parameter. */
export function findUnusedParameter(text: string, { project, signatureNodes }: UnusedParameterSource): TagSpot | undefined {
  const [, signature, name] = /^The signature (.*) has an @param with name "(.*)", which was not used$/s.exec(text) ?? [];
  if (signature === undefined || name === undefined) return undefined;
  const named = project.getReflectionsByKind(ReflectionKind.SomeSignature).filter((one) => one.getFriendlyFullName() === signature);
  for (const one of named) {
    for (let node: ts.Node | undefined = signatureNodes.get(one as SignatureReflection); node !== undefined; node = parentOf(node)) {
      const file = node.getSourceFile();
      const pos = findTag(file.text, { from: node.getFullStart(), name });
      if (pos !== undefined) return { file, pos };
    }
  }
  return undefined;
}

export type UnusedParameterSource = Pick<TypedocResult, 'project' | 'signatureNodes'>;

/** The comment may belong to a parent: to the variable that a function is the value of, or to a property. */
function parentOf({ parent }: ts.Node): ts.Node | undefined {
  return parent === undefined || ts.isSourceFile(parent) ? undefined : parent;
}

/** The compiler keeps no trees of comments in TypeScript files, so the tag is found in the text. */
function findTag(text: string, { from, name }: { readonly from: number; readonly name: string }): number | undefined {
  const tag = new RegExp(`@(?:param|arg|argument)\\s+(?:\\{[^}]*\\}\\s*)?\\[?${escapeRegExp(name)}(?![\\w$])`);
  for (const { pos, end } of ts.getLeadingCommentRanges(text, from) ?? []) {
    const found = tag.exec(text.slice(pos, end));
    if (found !== null) return pos + found.index;
  }
  return undefined;
}

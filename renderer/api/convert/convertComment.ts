import type { Reflection } from 'typedoc';
import type { Comment } from '../../model/comment.ts';
import { inheritComment } from '../../model/inheritComment.ts';
import { inheritedSource } from '../typedoc/inheritDoc.ts';
import { convertOwnComment } from './commentTexts.ts';
import type { Extraction } from './extraction.ts';
import { describedSignature, ownersOf } from './signatureOwner.ts';

/**
 * The comment of a symbol, member or signature; undefined where it says nothing. A function with one signature has none: the comments of an
 * alias and of what it means are one, that of the signature.
 */
export function convertComment(reflection: Reflection, extraction: Extraction): Comment | undefined {
  return convertWhole(reflection, { extraction, within: [] });
}

interface WholeRequest {
  readonly extraction: Extraction;
  /** Whose comments inherit this one. */
  readonly within: readonly Reflection[];
}

function convertWhole(reflection: Reflection, request: WholeRequest): Comment | undefined {
  if (describedSignature(reflection, request.extraction) !== undefined) return undefined;
  return commentsAbout(reflection, request.extraction)
    .map((one) => convertInheriting(one, request))
    .reduceRight((inherited, own) => inheritComment(own, inherited));
}

/** Converts a comment, with the texts that `{@inheritDoc}` takes from another one. */
function convertInheriting(reflection: Reflection, { extraction, within }: WholeRequest): Comment | undefined {
  const source = inheritedSource(reflection);
  if (source === undefined || within.includes(source)) return convertOwnComment(reflection, extraction);
  const inherited = convertWhole(source, { extraction, within: [...within, reflection] });
  if (isInheritedMember(reflection)) return inherited;
  return inheritComment(convertOwnComment(reflection, extraction, inherited?.summary), inherited);
}

/** Whether a reflection is an inherited member. It has the whole comment of the member that it is inherited from. */
function isInheritedMember(reflection: Reflection): boolean {
  return (reflection.isDeclaration() || reflection.isSignature()) && reflection.inheritedFrom?.reflection !== undefined;
}

/** Reflections with comments about a symbol, member or signature. The first counts most. */
function commentsAbout(reflection: Reflection, extraction: Extraction): readonly Reflection[] {
  const exported = extraction.exportComments.get(reflection);
  if (!reflection.isSignature()) return exported === undefined || exported === reflection ? [reflection] : [exported, reflection];
  const isWhole = describedSignature(reflection.parent, extraction) === reflection;
  return isWhole ? [...ownersOf(reflection, extraction), reflection] : [reflection];
}

/** The comment at a symbol's declaration, without the comment at its export. */
export function convertDeclaredComment(reflection: Reflection, extraction: Extraction): Comment | undefined {
  return convertInheriting(describedSignature(reflection, extraction) ?? reflection, { extraction, within: [] });
}

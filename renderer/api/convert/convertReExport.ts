import type { DeclarationReflection } from 'typedoc';
import type { ReExport } from '../../model/api.ts';
import type { Comment } from '../../model/comment.ts';
import { convertComment, convertDeclaredComment } from './convertComment.ts';
import { reflectionTarget } from './convertReference.ts';
import type { Extraction } from './extraction.ts';

/** The comment at another export of the symbol is not about this one. */
function commentOf(child: DeclarationReflection, extraction: Extraction): Comment | undefined {
  if (extraction.exportComments.has(child)) return convertComment(child, extraction);
  const target = child.isReference() ? child.getTargetReflection() : undefined;
  return target !== undefined && extraction.exportComments.has(target) ? convertDeclaredComment(target, extraction) : undefined;
}

/** A re-export of a symbol with a page. None for anything else. */
export function convertReExport(child: DeclarationReflection, extraction: Extraction): readonly ReExport[] {
  const target = child.isReference() ? reflectionTarget(child, extraction) : undefined;
  if (target?.kind !== 'symbol') return [];
  const comment = commentOf(child, extraction);
  return [
    {
      name: child.name,
      target: target.id,
      ...(comment === undefined ? {} : { comment }),
      ...(extraction.typeOnly.has(child) ? { isTypeOnly: true as const } : {}),
    },
  ];
}

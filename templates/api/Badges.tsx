import type { ReactNode } from 'react';
import type { ApiSymbol, Member } from '../../renderer/model/api.ts';
import type { Comment } from '../../renderer/model/comment.ts';
import { hasTag, isDeprecated, stabilityOf } from '../../renderer/presentation/commentParts.ts';
import { describeItem } from '../../renderer/presentation/describedItem.ts';
import { modifiersOf, tagsOf } from '../../renderer/presentation/modifiersOf.ts';
import { useRenderContext } from '../context.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';

export interface BadgesProps {
  readonly item: ApiSymbol | Member;
  /**
   * Whether the item's declaration and text follow, which have the modifiers as keywords and `?`, and say that it is deprecated. Default: false.
   */
  readonly isDeclared?: boolean | undefined;
}

/** Badges of an item: deprecated, since, stability, modifiers. */
export function Badges({ item, isDeclared = false }: BadgesProps): ReactNode {
  const { messages } = useRenderContext();
  const { comment } = describeItem(item);
  const texts = [...stabilityOf(comment, messages), ...(isDeclared ? tagsOf(item, messages) : modifiersOf(item, messages))];
  const isStated = isDeclared && hasTag(comment, '@deprecated');
  return (
    <>
      {isDeprecated(item) && !isStated && <DeprecatedBadge />}
      {texts.map((text) => (
        <span key={text} className="badge">
          {text}
        </span>
      ))}
    </>
  );
}

/** Badges of one overload: since, stability. */
export function OverloadBadges({ comment }: { readonly comment: Comment | undefined }): ReactNode {
  const { messages } = useRenderContext();
  const texts = stabilityOf(comment, messages);
  if (texts.length === 0) return null;
  return (
    <p>
      {texts.map((text) => (
        <span key={text} className="badge">
          {text}
        </span>
      ))}
    </p>
  );
}

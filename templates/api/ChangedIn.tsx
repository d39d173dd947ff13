import { Fragment, type ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { blockOf, releasesOf } from '../../renderer/presentation/commentParts.ts';
import { describeItem } from '../../renderer/presentation/describedItem.ts';
import { useRenderContext } from '../context.ts';

/** The releases that changed a member, the newest first, each with a link to what it changed. */
export function ChangedIn({ member }: { readonly member: Member }): ReactNode {
  const { messages, hrefOfChange } = useRenderContext();
  const { anchor, content } = blockOf(describeItem(member).comment, '@history') ?? {};
  if (anchor === undefined || content === undefined) return null;
  return (
    <span className="badge">
      {messages.changed}
      {releasesOf(content).map((version) => (
        <Fragment key={version}>
          {' '}
          <a href={hrefOfChange(version, anchor)}>{version}</a>
        </Fragment>
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import type { Type } from '../../renderer/model/type.ts';
import { useRenderContext } from '../context.ts';
import { TypeCode } from '../signature/TypeCode.tsx';

/** Where a member comes from when it isn't declared here, or what it replaces. */
export function Origin({ member: { inheritedFrom, overrides } }: { readonly member: Member }): ReactNode {
  const { messages } = useRenderContext();
  if (inheritedFrom !== undefined) return <OriginText text={messages.inheritedFrom} type={inheritedFrom} />;
  return overrides !== undefined && <OriginText text={messages.overrides} type={overrides} />;
}

function OriginText({ text, type }: { readonly text: string; readonly type: Type }): ReactNode {
  const [before, after] = text.split('{name}');
  return (
    <p className="origin">
      {before}
      <TypeCode type={type} />
      {after}
    </p>
  );
}

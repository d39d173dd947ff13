import type { ReactNode } from 'react';
import type { Type } from '../../renderer/model/type.ts';
import type { Doc } from './doc.ts';
import { layoutDoc } from './layoutDoc.ts';
import { printType } from './printType.ts';
import { useCodeHtml } from './useCodeHtml.ts';

/** A type beside its name: shorter lines than a signature's, because it stands in a column. */
export function TypeCode({ type, before = '' }: { readonly type: Type; readonly before?: Doc | undefined }): ReactNode {
  return <code className="type" dangerouslySetInnerHTML={useCodeHtml(layoutDoc([before, printType(type)], columnWidth))} />;
}

const columnWidth = 60;

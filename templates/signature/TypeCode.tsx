import type { ReactNode } from 'react';
import type { Type } from '../../renderer/model/type.ts';
import type { Doc } from './doc.ts';
import { layoutDoc } from './layoutDoc.ts';
import { printType } from './printType.ts';
import { useCodeHtml } from './useCodeHtml.ts';

/** A type beside its name: shorter lines than a signature's, because it stands in a column. */
export function TypeCode({ type, before = '', width = columnWidth }: TypeCodeProps): ReactNode {
  return <code className="type" dangerouslySetInnerHTML={useCodeHtml(layoutDoc([before, printType(type)], width))} />;
}

export interface TypeCodeProps {
  readonly type: Type;
  readonly before?: Doc | undefined;
  /** Characters in a line, where there is a choice. Default: as many as a column beside a name has. */
  readonly width?: number | undefined;
}

const columnWidth = 60;

/** Of a type in a table, which has columns beside it. */
export const tableWidth = 32;

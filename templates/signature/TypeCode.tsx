import type { ReactNode } from 'react';
import type { Type } from '../../renderer/model/type.ts';
import type { Doc } from '../../renderer/presentation/signature/doc.ts';
import { layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printType } from '../../renderer/presentation/signature/printType.ts';
import { useRenderContext } from '../context.ts';
import { codeHtml } from './codeHtml.ts';

/** A type next to its name. Its lines are shorter than a signature's, because it is in a column. */
export function TypeCode({ type, before = '', width = columnWidth }: TypeCodeProps): ReactNode {
  const html = codeHtml(layoutDoc([before, printType(type)], width), useRenderContext());
  return <code className="type" dangerouslySetInnerHTML={{ __html: html }} />;
}

export interface TypeCodeProps {
  readonly type: Type;
  readonly before?: Doc | undefined;
  /** Characters in a line, where the type can break. Default: those of a column next to a name. */
  readonly width?: number | undefined;
}

const columnWidth = 60;

/** For a type in a table, which has other columns. */
export const tableWidth = 32;

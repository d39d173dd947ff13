import { Fragment, type ReactNode } from 'react';
import type { TypeParameter } from '../../renderer/model/type.ts';
import { keyword } from '../../renderer/presentation/signature/doc.ts';
import { useRenderContext } from '../context.ts';
import { TypeCode, tableWidth } from '../signature/TypeCode.tsx';
import { type FactRow, FactTable } from './FactTable.tsx';
import { Prose } from './Prose.tsx';

/** Type parameters with constraint, default and description: as a list or, where the site wants that, as a table. */
export function TypeParameterList({ typeParameters }: { readonly typeParameters: readonly TypeParameter[] }): ReactNode {
  const { messages, tables } = useRenderContext();
  if (tables) return <FactTable caption={messages.typeParameters} typeTitle={messages.columnConstraint} rows={typeParameters.map(rowOf)} />;
  return (
    <dl className="params">
      {typeParameters.map(({ name, constraint, default: standard, comment }) => (
        <Fragment key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {constraint !== undefined && <TypeCode type={constraint} before={[keyword('extends'), ' ']} />}
            {standard !== undefined && (
              <span className="default">
                {messages.defaultValue} <TypeCode type={standard} />
              </span>
            )}
            <Prose markdown={comment} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function rowOf({ name, constraint, default: standard, comment }: TypeParameter): FactRow {
  return {
    name,
    type: constraint && <TypeCode type={constraint} width={tableWidth} />,
    value: standard && <TypeCode type={standard} width={tableWidth} />,
    text: comment && <Prose markdown={comment} />,
  };
}

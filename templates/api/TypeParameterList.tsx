import { Fragment, type ReactNode } from 'react';
import type { TypeParameter } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { keyword } from '../signature/doc.ts';
import { TypeCode } from '../signature/TypeCode.tsx';
import { Prose } from './Prose.tsx';

/** Type parameters with constraint, default and description. */
export function TypeParameterList({ typeParameters }: { readonly typeParameters: readonly TypeParameter[] }): ReactNode {
  const { words } = useRenderContext();
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
                {words.defaultValue} <TypeCode type={standard} />
              </span>
            )}
            <Prose markdown={comment} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
